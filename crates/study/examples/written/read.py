"""Reads the tables of a study with DuckDB, Polars and pandas, those that are installed, and compares the rows with
`expected.json` in the same folder, which `main.rs` writes from our own reader."""

import importlib
import json
import math
import sys
from pathlib import Path

folder = Path(sys.argv[1])
expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
GAMES, DECISIONS = str(folder / "games.parquet"), str(folder / "decisions.parquet")
# What docs/studies.md asks each of them.
won = {}
for row in expected["games"]:
    won.setdefault(row["vary_players"], []).append(row["won"])
won = {players: sum(games) / len(games) for players, games in won.items()}


def by_duckdb(duckdb):
    def rows(file):
        table = duckdb.sql(f"select * from '{file}'")
        return [dict(zip(table.columns, row)) for row in table.fetchall()]

    answer = dict(duckdb.sql(f"select vary_players, avg(won::int) from '{GAMES}' group by all").fetchall())
    metadata = dict(duckdb.sql(f"select key, value from parquet_kv_metadata('{GAMES}')").fetchall())
    return rows(GAMES), rows(DECISIONS), answer, metadata


def by_polars(polars):
    answer = polars.read_parquet(GAMES).group_by("vary_players").agg(polars.col("won").mean())
    return polars.read_parquet(GAMES).to_dicts(), polars.read_parquet(DECISIONS).to_dicts(), dict(answer.rows()), None


def by_pandas(pandas):
    import pyarrow.parquet

    def plain(value):
        value = value.tolist() if hasattr(value, "tolist") else value
        return None if isinstance(value, float) and math.isnan(value) else value

    def rows(file):
        table = pandas.read_parquet(file)
        return [{name: plain(value) for name, value in row.items()} for row in table.to_dict("records")]

    answer = pandas.read_parquet(GAMES).groupby("vary_players").won.mean().to_dict()
    return rows(GAMES), rows(DECISIONS), answer, pyarrow.parquet.read_schema(GAMES).metadata


found = []
for name, read in [("duckdb", by_duckdb), ("polars", by_polars), ("pandas", by_pandas)]:
    try:
        reader = importlib.import_module(name)
    except ModuleNotFoundError:
        continue
    games, decisions, answer, metadata = read(reader)
    for table, rows in ("games", games), ("decisions", decisions):
        assert len(rows) == len(expected[table]), (name, table, len(rows))
        for row, wanted in zip(rows, expected[table]):
            # The same columns in the same order, and the same in each.
            assert list(row.items()) == list(wanted.items()), (name, table, row, wanted)
    assert answer == won, (name, answer, won)
    if metadata is not None:
        # Every column says in the file what it is.
        fields = json.loads(metadata[b"hedgerow.columns"])["fields"]
        assert [field["name"] for field in fields] == list(games[0])
        assert all(field["about"] for field in fields)
        assert json.loads(metadata[b"hedgerow.study"])["game"] == "ratcatcher"
    found.append(f"{name} {reader.__version__}")

assert found, "none of DuckDB, Polars and pandas is installed"
print("read by", ", ".join(found))
