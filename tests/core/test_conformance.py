import pytest

from inklands.core.conformance import check_game
from inklands.errors import BrokenLaw
from tests.core import broken_toys as broken
from tests.core.toy import DIGS, ROUNDS, HastyToy, PaperToy, Toy


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_honest_game_passes_and_every_decision_is_counted(seats: int):
    assert check_game(Toy(), seats, seeds=range(20)) == 20 * seats * ROUNDS * DIGS


def test_a_game_in_which_every_action_is_shown_at_once_passes():
    assert check_game(HastyToy(), 2, seeds=range(10)) == 80


def test_options_reach_the_matches():
    assert check_game(Toy(), 2, {"soil": "clay", "rain": "on"}, seeds=[3]) == 8


@pytest.mark.parametrize(
    ("toy", "sentence"),
    [
        (broken.LetsWaitingSeatsAct, "has legal actions exactly when it is to act"),
        (broken.LeavesNothingToDo, "has legal actions exactly when it is to act"),
        (broken.DeniesWhatItLists, "an action that is listed is legal"),
        (broken.TakesWhatItDoesNotList, "which is not listed"),
        (broken.RefusesWithoutASentence, "an illegal action is refused with a reason"),
        (broken.RefusesWithAnotherError, "refused for the wrong reason"),
        (broken.MisreadsActions, "reads back as the action it was"),
        (broken.MisreadsTurns, "survives a turn's text"),
        (broken.ShowsTheDeck, "looks alike"),
        (broken.CallsUponSeatsByTheDeck, "knows who is to act"),
        (broken.AllowsByTheDeck, "may do depends only on what it sees"),
        (broken.PraisesByTheDeck, "the live points of seat . depend only on what it sees"),
        (broken.CountsByTheDeck, "the standing depends only on what everybody sees"),
        (broken.AsksByTheDeck, "is asked depends only on what it sees"),
        (broken.FinishesEarly, "nobody has finished while a seat is to act"),
        (broken.LagsBehindOthers, "may do stays while seat . acts unseen"),
        (broken.PrefersTheFirstToDig, "may act in any order"),
        (broken.WritesIntoTheState, "leaves the state before as it was"),
        (broken.ForgetsItsSeed, "the same seed and actions give an equal state"),
        (broken.NeverTellsWhoWon, "has an order of finish"),
        (broken.ForgetsALoser, "every seat finishes in one place"),
        (broken.CountsPointsNobodyExplains, "points are the sum of their lines"),
        (broken.WritesTurnsBackwards, "the record replays to the same state"),
        (broken.WritesTurnsEachTimeAnew, "the record of a replay is the record"),
        (broken.LetsSeatsInAfterAll, "was refused for the wrong reason"),
        (broken.LetsSeatsInAndAct, "acted without a decision to take"),
        (broken.ShowsNoPicture, "the view of seat 0 has a picture"),
        (broken.ShowsAListThatCanBeChanged, "holds text, numbers and tuples only"),
        (broken.PrintsWhatCannotBeWritten, "blank sheets can be written as JSON"),
        (broken.StumblesOverASheet, "was refused for the wrong reason: KeyError"),
        (broken.ScoresWhatIsNoSheet, "is no sheet, but was scored"),
    ],
)
def test_a_game_that_breaks_a_law_is_told_which(toy: type[Toy], sentence: str):
    with pytest.raises(BrokenLaw, match=sentence):
        check_game(toy(), 2, seeds=range(6))


def test_a_game_with_sheets_for_play_on_paper_passes():
    assert check_game(PaperToy(), 1, seeds=[0]) == 4


def test_a_game_that_refuses_undo_for_nothing_is_told_so():
    with pytest.raises(BrokenLaw, match="only a barrier refuses undo"):
        check_game(broken.RefusesUndoForNothing(), 1, seeds=[0])


def test_a_match_that_goes_on_too_long_is_told_so():
    with pytest.raises(BrokenLaw, match="the match ends within 3 decisions"):
        check_game(Toy(), 2, seeds=[0], most_decisions=3)


def test_a_broken_law_has_a_code_of_its_own():
    assert BrokenLaw.code == "game/broken-law"
