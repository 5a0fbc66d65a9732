from inklands.core.remembering import remembers_last


def test_the_same_object_is_asked_about_once_and_an_equal_one_anew():
    asked: list[list[int]] = []

    @remembers_last
    def size(numbers: list[int]) -> int:
        asked.append(numbers)
        return len(numbers)

    one, equal = [1, 2], [1, 2]
    answers = [size(one), size(one), size(equal), size(equal), size(one)]

    assert answers == [2] * 5
    assert len(asked) == 3


def test_none_is_asked_about_like_anything_else():
    asked: list[None] = []

    @remembers_last
    def count(nothing: None) -> int:
        asked.append(nothing)
        return len(asked)

    assert (count(None), count(None)) == (1, 1)
