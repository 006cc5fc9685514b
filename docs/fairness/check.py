"""Checks the chance of a finished game with nothing but Python: python3 check.py fairness.json [COMMITMENT]"""
import hashlib, hmac, itertools, json, sys

game, label = json.load(open(sys.argv[1], encoding="utf-8")), b"hedgerow fairness v2 "
table, secret = game["table"].encode(), bytes.fromhex(game["secret"])
commitment = hashlib.sha256(label + b"commitment\0" + table + b"\0" + secret).digest()
assert commitment.hex() == (sys.argv + [game["commitment"]])[2], "this is not the secret that was promised"
words = [given.get("words", "").encode() for given in game["contributions"]]
info = label + b"seed\0" + table + b"\0" + b"".join(len(own).to_bytes(4, "big") + own for own in words) + b"\1"
seed = hmac.digest(hmac.digest(commitment, secret, "sha256"), info, "sha256")  # HKDF, RFC 5869
for draw in game["draws"]:
    pieces = [kind for kind, count in enumerate(draw["bag"]) for _ in range(count)]
    places = (draw["number"].to_bytes(8, "big") + attempt.to_bytes(4, "big") for attempt in itertools.count())
    blocks = (hmac.digest(seed, label + b"draw\0" + place, "sha256") for place in places)
    numbers = (int.from_bytes(block[at : at + 8], "big") for block in blocks for at in (0, 8, 16, 24))
    number = next(number for number in numbers if number < 2**64 - 1 - (2**64 - 1) % len(pieces))
    assert pieces[number % len(pieces)] == draw["answer"], f"draw {draw['number']} of step {draw['step']} is wrong"
print(f"The promise was kept, {sum(map(bool, words))} contributed, and all {len(game['draws'])} draws follow.")
