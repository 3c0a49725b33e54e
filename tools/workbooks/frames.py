"""The students as tables of typed columns: data frames and databases. They know no formats of numbers."""

import csv
import datetime

import duckdb
import pandas
import polars

from cells import COLUMNS, DATA, HEADINGS

ROWS = [
    [
        datetime.date.fromisoformat(value) if kind == "day" and value else value
        for (_, kind), value in zip(COLUMNS, student)
    ]
    for student in DATA["students"]
]
POLARS = {
    "text": polars.String,
    "whole": polars.Int64,
    "day": polars.Date,
    "number": polars.Float64,
    "percent": polars.Float64,
    "amount": polars.Decimal(10, 2),
}
SQL = {
    "text": "text",
    "whole": "integer",
    "day": "date",
    "number": "numeric",
    "percent": "numeric",
    "amount": "numeric(10,2)",
}


def by_pandas(path, equals_sign=True):
    table = pandas.DataFrame(ROWS, columns=HEADINGS)
    if not equals_sign:
        table["Address"] = table["Address"].str.lstrip("=")
    if path.suffix == ".csv":
        table.to_csv(path, index=False)
    else:
        engine = "odf" if path.suffix == ".ods" else "openpyxl"
        table.to_excel(path, index=False, engine=engine, sheet_name="Students")


def by_polars(path):
    schema = {heading: POLARS[kind] for heading, kind in COLUMNS}
    table = polars.DataFrame(ROWS, schema=schema, orient="row", strict=False)
    if path.suffix == ".csv":
        table.write_csv(path)
    else:
        table.write_excel(str(path), worksheet="Students")


def literal(value):
    if value is None:
        return "NULL"
    return str(value) if isinstance(value, (int, float)) else "'" + str(value).replace("'", "''") + "'"


def sql():
    """A table of the students, as every database understands it."""
    columns = ", ".join(f'"{heading}" {SQL[kind]}' for heading, kind in COLUMNS)
    rows = ", ".join("(" + ", ".join(map(literal, row)) + ")" for row in ROWS)
    return f"CREATE TABLE students ({columns}); INSERT INTO students VALUES {rows};"


def by_duckdb(path):
    with duckdb.connect() as database:
        database.execute(sql())
        database.execute(f"COPY students TO '{path}' (HEADER)")


def plain_csv(path):
    """What programs that read a CSV file and write another begin with."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerows([HEADINGS, *DATA["students"]])
