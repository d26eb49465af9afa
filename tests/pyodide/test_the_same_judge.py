"""The browser's Python judges every case as this one does, to the last figure."""

import json

from tests.pyodide import HERE, ROOT, judge_cases, run


def test_every_case_is_judged_alike_in_the_browsers_python() -> None:
    names = json.dumps([str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("cases/games/*.sheet"))])
    there = json.loads(run(HERE / "judge_cases.py", names))
    assert there == json.loads(judge_cases.main(names))
    assert {name: broken for name, (broken, _) in there.items() if broken} == {}
    assert len(there) > 100
