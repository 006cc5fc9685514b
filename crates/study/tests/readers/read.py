"""Reads the tables of a study with DuckDB, Polars and pandas, and compares what they say."""

import json
import sys
from pathlib import Path

import duckdb
import pandas
import polars
import pyarrow.parquet

folder = Path(sys.argv[1])
expected = json.loads(sys.argv[2])
games, decisions = folder / "games.parquet", folder / "decisions.parquet"

by_pandas = pandas.read_parquet(games)
by_polars = polars.read_parquet(games)
by_duckdb = duckdb.sql(f"select * from '{games}'")

names = list(by_pandas.columns)
assert names == expected["columns"], names
assert by_polars.columns == names
assert by_duckdb.columns == names

for reader, cheese, won, deeds, nothing in [
    (
        "pandas",
        int(by_pandas.cheese.sum()),
        int(by_pandas.won.sum()),
        int(by_pandas.deeds.map(len).sum()),
        int(by_pandas.looks.isna().sum()),
    ),
    (
        "polars",
        by_polars["cheese"].sum(),
        int(by_polars["won"].sum()),
        int(by_polars["deeds"].list.len().sum()),
        by_polars["looks"].null_count(),
    ),
    (
        "duckdb",
        *duckdb.sql(
            "select sum(cheese)::int, sum(won::int)::int, sum(len(deeds))::int, count(*) - count(looks)"
            f" from '{games}'"
        ).fetchall()[0],
    ),
]:
    found = {"cheese": cheese, "won": won, "deeds": deeds, "no_looks": nothing}
    wanted = {key: expected[key] for key in found}
    assert found == wanted, (reader, found, wanted)

# The same rows, text for text and list for list.
rows = by_polars.to_dicts()
assert rows == pyarrow.parquet.read_table(games).to_pylist()
assert rows == [dict(zip(names, row)) for row in by_duckdb.fetchall()]

assert len(pandas.read_parquet(decisions)) == expected["decisions"]
assert polars.read_parquet(decisions).height == expected["decisions"]
assert duckdb.sql(f"select count(*) from '{decisions}'").fetchall()[0][0] == expected["decisions"]

# Every column says in the file what it is.
metadata = pyarrow.parquet.read_schema(games).metadata
said = json.loads(metadata[b"hedgerow.columns"])
assert [field["name"] for field in said["fields"]] == names
assert all(field["about"] for field in said["fields"])
assert json.loads(metadata[b"hedgerow.study"])["game"] == "ratcatcher"
print("duckdb", duckdb.__version__, "polars", polars.__version__, "pandas", pandas.__version__)
