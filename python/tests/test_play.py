"""Games as objects: what the guide promises."""

from __future__ import annotations

import copy
import json
import threading
import time

import hedgerow
import pytest
from hedgerow import (
    ArgumentError,
    ChoiceError,
    GameOverError,
    HedgerowError,
    PlayError,
    RecordError,
    SetupError,
    StaleError,
    UnknownGameError,
    UnknownPlayerError,
)

GAMES = hedgerow.games()


def test_there_are_three_games_and_in_tests_a_toy() -> None:
    assert GAMES[:3] == ["ratcatcher", "everdell", "mystics"]
    assert GAMES[3:] in ([], ["acorns"])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_recorded_and_verified(name: str) -> None:
    game = hedgerow.make(name, seed="a test")
    assert game.name == name and game.step == 0 and not game.is_over
    ids = [choice["id"] for choice in game.choices()]
    decision = game.decision()
    assert decision is not None and decision["rule"] and ids
    events = game.apply(0)
    assert game.step == 1 and all(event["rule"] for event in events)
    assert game.events(1, seat=decision["seat"]) == events
    hedgerow.play(game, ["random"])
    outcome = game.outcome()
    assert game.is_over and outcome is not None and game.decision() is None
    record = game.record()
    verified = hedgerow.verify(record)
    assert verified["outcome"] == outcome["name"] and verified["chance_checked"] and verified["sealed"]
    again = hedgerow.load(record)
    assert again.outcome() == outcome and again.fingerprint() == game.fingerprint()
    with pytest.raises(GameOverError):
        again.apply(ids[0])


def test_a_seed_is_a_game() -> None:
    def walk(seed: int) -> str:
        game = hedgerow.make("mystics", seed=seed)
        for _ in range(20):
            game.apply(len(game.choices()) - 1)
        return game.fingerprint()

    assert walk(1) == walk(1) != walk(2)
    assert hedgerow.make("everdell").fingerprint() != hedgerow.make("everdell").fingerprint()


def test_choices_are_made_by_place_or_by_name() -> None:
    one, other = hedgerow.make("ratcatcher", seed=1), hedgerow.make("ratcatcher", seed=1)
    for _ in range(15):
        choices = one.choices()
        one.apply(len(choices) - 1)
        other.apply(choices[-1]["id"], step=other.step)
    assert one.fingerprint() == other.fingerprint()


def test_a_view_is_what_a_seat_sees() -> None:
    game = hedgerow.make("everdell", seed=3)
    mine, theirs, watching = game.view(0), game.view(1), game.view(-1)
    assert mine["players"][0]["hand"] and mine["players"][1]["hand"] is None
    assert theirs["players"][1]["hand"] and theirs["players"][0]["hand"] is None
    assert all(player["hand"] is None for player in watching["players"])
    assert game.choices(1) == [] and game.choices(0)
    with pytest.raises(ArgumentError):
        game.view(2)


def test_what_is_hidden_is_drawn_anew() -> None:
    game = hedgerow.make("everdell", seed=3)
    others = [game.resample(0, seed=seed) for seed in range(5)]
    for other in others:
        assert other.view(0) == game.view(0)
        assert [choice["id"] for choice in other.choices()] == [choice["id"] for choice in game.choices()]
    hands = {json.dumps(other.view(1)["players"][1]["hand"]) for other in others}
    assert len(hands) > 1
    hedgerow.play(others[0], ["random"])
    assert hedgerow.verify(others[0].record())["outcome"]


def test_choices_are_taken_back_and_made_again_with_the_same_chance() -> None:
    game = hedgerow.make("ratcatcher", seed=5)
    for _ in range(6):
        game.apply(0)
    before = game.fingerprint()
    assert game.undo(3)["choices"] == 3
    for _ in range(3):
        game.redo()
    assert game.fingerprint() == before
    with pytest.raises(PlayError):
        game.redo()
    with pytest.raises(PlayError):
        game.undo(1000)


def test_a_copy_goes_its_own_way() -> None:
    game = hedgerow.make("mystics", seed=9)
    for _ in range(8):
        game.apply(0)
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert other.fingerprint() == game.fingerprint() and other.step == game.step
        other.apply(0)
        assert other.step == game.step + 1
    one, other = game.copy(), game.copy()
    hedgerow.play(one, ["random"])
    hedgerow.play(other, ["random"])
    assert one.fingerprint() == other.fingerprint(), "a copy has the same chance"
    forked = game.fork(seed=2)
    assert forked.step == game.step and forked.view() == game.view()


def test_texts_come_in_three_languages() -> None:
    prompts = set()
    for language in ["en", "pl", "hu"]:
        game = hedgerow.make("ratcatcher", seed=1, language=language)
        decision = game.decision()
        assert decision is not None
        prompts.add(decision["prompt"])
        assert game.language == language
    assert len(prompts) == 3
    game.language = "en"
    assert game.decision() != decision
    with pytest.raises(ArgumentError):
        game.language = "xx"


def test_rules_are_found() -> None:
    [rule] = hedgerow.rules("ratcatcher", id="R14.2")
    assert rule["id"] == "R14.2" and rule["text"]
    assert hedgerow.rules("ratcatcher", id="R14.2", language="pl")[0]["text"] != rule["text"]
    assert rule in hedgerow.rules("ratcatcher", "attack dice")
    with pytest.raises(ArgumentError):
        hedgerow.rules("ratcatcher", id="R999")


def test_hints_odds_and_thoughts() -> None:
    game = hedgerow.make("mystics", seed=4)
    while len(game.choices()) < 4:
        game.apply(0)
    hints = game.hint()
    assert hints and all(hint["reason"] for hint in hints)
    thought = game.think(50)
    assert thought and 0 <= thought[0]["win"]["mean"] <= 1
    assert thought == game.think(50) == game.think(50, threads=2)
    odds = game.odds(0, samples=20)
    assert odds["sampled"]["samples"] == 20
    assert game.think(seconds=0.05)
    with pytest.raises(ArgumentError):
        game.think(0)
    with pytest.raises(ArgumentError):
        game.think(seconds=float("nan"))
    with pytest.raises(ChoiceError):
        game.odds("walk:nowhere")


def test_players_choose_what_is_legal_and_know_nothing_else() -> None:
    game = hedgerow.make("everdell", seed=1)
    for name in ["random", "greedy", "search:20", "hatchling", "scout"]:
        player = hedgerow.Player(name, seed=3)
        assert player.name == name
        assert player.choose(game) in [choice["id"] for choice in game.choices()]
    # The hand of the other seat makes no difference.
    other = game.resample(0, seed=7)
    chosen = {hedgerow.Player("search:50", seed=1).choose(each) for each in (game, other)}
    assert len(chosen) == 1
    with pytest.raises(UnknownPlayerError, match="oracle"):
        hedgerow.Player("oracle")


def test_many_games_are_the_same_on_any_number_of_threads() -> None:
    played = hedgerow.simulate("ratcatcher", "greedy", 40, seed=2, threads=1, mode="hard")
    assert played == hedgerow.simulate("ratcatcher", ["greedy"], 40, seed=2, threads=3, mode="hard")
    assert len(played["won"]) == 40 and all(count > 0 for count in played["decisions"])


def test_other_threads_run_while_a_search_thinks() -> None:
    game = hedgerow.make("mystics", seed=1)
    counted, over = 0, threading.Event()

    def think() -> None:
        game.think(seconds=0.3)
        over.set()

    thread = threading.Thread(target=think)
    thread.start()
    while not over.is_set():
        counted += 1
        time.sleep(0.001)
    thread.join()
    assert counted > 4


def test_bad_setups_say_which_rule_or_field() -> None:
    with pytest.raises(SetupError) as refused:
        hedgerow.make("everdell", players=1)
    assert refused.value.rule and hedgerow.rules("everdell", id=refused.value.rule)
    assert refused.value.field is None and refused.value.code == "refused-setup"
    with pytest.raises(SetupError) as unknown:
        hedgerow.make("ratcatcher", nemesys="maw")
    assert unknown.value.field == "nemesys" and unknown.value.rule is None
    with pytest.raises(SetupError) as wrong:
        hedgerow.make("ratcatcher", mode="gentle")
    assert wrong.value.field == "mode"
    with pytest.raises(SetupError) as nested:
        hedgerow.make("mystics", options={"drift": "never"})
    assert nested.value.field == "options"
    with pytest.raises(SetupError):
        hedgerow.make("mystics", chapter=object())
    with pytest.raises(SetupError):
        hedgerow.make("ratcatcher", nemesis="a cat")
    with pytest.raises(UnknownGameError, match="ratcatcher, everdell, mystics"):
        hedgerow.make("chess")
    assert issubclass(SetupError, ValueError) and issubclass(SetupError, HedgerowError)


def test_illegal_choices_say_which_rule() -> None:
    game = hedgerow.make("ratcatcher", seed=1)
    while "end" not in [choice["id"] for choice in game.choices()]:
        game.apply(0)
    before = game.fingerprint()
    with pytest.raises(ChoiceError) as refused:
        game.apply("attack:99")
    assert refused.value.rule == "R14.2" and refused.value.choice == "attack:99"
    with pytest.raises(ChoiceError) as unknown:
        game.apply("dance")
    assert unknown.value.rule is None and unknown.value.choice == "dance"
    with pytest.raises(ChoiceError):
        game.apply(1000)
    with pytest.raises(ChoiceError):
        game.apply(-1)
    with pytest.raises(StaleError):
        game.apply("end", step=game.step + 1)
    assert game.fingerprint() == before
    explained = game.explain("here")
    assert explained and all(objection["rule"] and objection["text"] for objection in explained)
    with pytest.raises(PlayError):
        game.explain("the moon")


def test_bad_records_are_told_apart() -> None:
    game = hedgerow.make("ratcatcher", seed=1)
    game.apply(0)
    record = json.loads(game.record())
    for spoil in [
        lambda: record.update(game="chess"),
        lambda: record.update(rules=999),
        lambda: record["entries"].append({"choose": {"id": "nonsense"}}),
    ]:
        spoil()
        with pytest.raises(HedgerowError):
            hedgerow.verify(json.dumps(record))
    for text in ["", "{}", "[]", "null", game.record()[:-10], "\0" * 10]:
        with pytest.raises(RecordError):
            hedgerow.load(text)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_panics(name: str) -> None:
    """Every call returns a value or raises an exception of the package or of Python."""
    game = hedgerow.make(name, seed=1)
    strange = ["", " ", "\0", "a" * 10_000, "walk:99z", "🐭", "-1", f"{name}/end", "end/end"]
    for text in strange:
        for ask in (game.apply, game.explain, game.odds):
            with pytest.raises((HedgerowError, ValueError)):
                ask(text)
        with pytest.raises(HedgerowError):
            hedgerow.make(text)
    for number in [-(2**63), -2, 2**31, 2**62]:
        with pytest.raises((HedgerowError, OverflowError)):
            game.events(number)
        with pytest.raises((HedgerowError, OverflowError)):
            game.view(number)
    for setup in hedgerow.setups(name)[:: max(1, len(hedgerow.setups(name)) // 5)]:
        assert hedgerow.make(name, seed=1, **setup).setup == setup
    assert repr(game).startswith(f"<hedgerow.Game {name}")
