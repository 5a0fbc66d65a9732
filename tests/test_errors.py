import inspect

from inklands import errors


def test_every_error_is_of_one_tree_and_has_a_code_and_a_sentence_of_its_own():
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]
    ours = [kind for kind in kinds if kind.__module__ == errors.__name__]
    tree = [kind for kind in ours if issubclass(kind, errors.InklandsError)]

    assert tree == ours
    assert len({kind.code for kind in tree}) == len(tree) > 8
    assert all("/" in kind.code and kind.__doc__ for kind in tree)


def test_what_the_caller_did_wrong_is_a_value_error_too():
    assert issubclass(errors.IllegalAction, ValueError)
    assert issubclass(errors.UnknownGame, LookupError)
