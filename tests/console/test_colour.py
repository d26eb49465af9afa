"""Jerseys: every number can be read, and two that look alike are told apart."""

from itertools import product

import pytest

from rinkbook.console.colour import contrast, ink_on, too_alike
from rinkbook.core.model.colour import Lab, ciede2000, lab, luminance

# Sharma, Wu, Dalal: "The CIEDE2000 color-difference formula: implementation notes, supplementary test
# data, and mathematical observations", Color Research and Application 30 (2005), table 1.
SHARMA = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, 2.8361, -74.0200), (50.0, 0.0, -82.7485), 3.4412),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, -1.1848, -84.8006), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, -0.9009, -85.5211), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0009), 7.1792),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0010), 7.1792),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0011), 7.2195),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0012), 7.2195),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0009, -2.4900), 4.8045),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0010, -2.4900), 4.8045),
    ((50.0, -0.0010, 2.4900), (50.0, 0.0011, -2.4900), 4.7461),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((50.0, 2.5, 0.0), (50.0, 3.1736, 0.5854), 1.0000),
    ((50.0, 2.5, 0.0), (50.0, 3.2972, 0.0), 1.0000),
    ((50.0, 2.5, 0.0), (50.0, 1.8634, 0.5757), 1.0000),
    ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.3350), 1.0000),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "distance"), SHARMA)
def test_distances_are_those_published(
    one: tuple[float, float, float], other: tuple[float, float, float], distance: float
) -> None:
    assert ciede2000(Lab(*one), Lab(*other)) == pytest.approx(distance, abs=0.00005)
    assert ciede2000(Lab(*other), Lab(*one)) == pytest.approx(distance, abs=0.00005)


def test_white_is_the_lightest_and_without_hue() -> None:
    assert lab("#ffffff") == pytest.approx((100, 0, 0), abs=0.01)
    assert lab("#000000") == pytest.approx((0, 0, 0), abs=0.01)
    assert luminance("#ffffff") == pytest.approx(1)


def test_a_colour_is_as_far_from_itself_as_nothing() -> None:
    assert ciede2000(lab("#1d3f72"), lab("#1d3f72")) == 0


def test_on_every_cloth_the_number_reaches_four_and_a_half() -> None:
    steps = [f"{channel:02x}" for channel in range(0, 256, 15)]
    for red, green, blue in product(steps, repeat=3):
        cloth = f"#{red}{green}{blue}"
        ink = "#000000" if ink_on(cloth) == "#000" else "#ffffff"
        assert contrast(cloth, ink) >= 4.58


def test_navy_takes_white_and_yellow_takes_black() -> None:
    assert ink_on("#1d3f72") == "#fff"
    assert ink_on("#f2b705") == "#000"


def test_two_blues_are_too_alike_and_navy_and_yellow_are_not() -> None:
    assert too_alike("#1d3f72", "#20305f")
    assert too_alike("#ffffff", "#f4f4f2")
    assert not too_alike("#1d3f72", "#f2b705")
    assert not too_alike("#1d3f72", "#8cc4e8")


@pytest.mark.parametrize("colour", ["", "blue", "#123", "1d3f72", "#1d3f7g", '#1d3f72"', "#1d3f72\n"])
def test_what_is_no_colour_is_refused_with_what_came(colour: str) -> None:
    with pytest.raises(ValueError, match="expected '#' and six hexadecimal digits") as refused:
        ink_on(colour)
    assert repr(colour) in str(refused.value)
