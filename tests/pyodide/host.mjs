// Runs main(given) of a Python file in Pyodide: node host.mjs WHEELS PROJECT FILE <given >answer
import { readFileSync, readdirSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheels, project, file] = process.argv.slice(2);
const python = await loadPyodide({ stdout: (line) => process.stderr.write(`${line}\n`) });
try {
  for (const name of readdirSync(wheels)) {
    python.unpackArchive(new Uint8Array(readFileSync(`${wheels}/${name}`)), "wheel");
  }
  python.FS.mkdirTree("/project");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: project }, "/project");
  python.globals.set("given", readFileSync(0, "utf8"));
  python.runPython('import sys; sys.path[:0] = ["/project/src", "/project"]; sys.dont_write_bytecode = True');
  python.runPython(readFileSync(file, "utf8"));
  process.stdout.write(python.runPython("main(given)"));
} catch (error) {
  process.stderr.write(`${error.name} ${error.message}\n`);
  process.exitCode = 1;
}
