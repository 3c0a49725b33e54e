"""Lets each program read the portal's export of a few students, compares every cell, and prints what came of it.

A program reads the file twice where it guesses types: with every column as a text, and by its defaults. What those are
known to change is in BY_DEFAULT; any other difference ends this with 1. Needs what make.py needs, and the portal's own
packages.

    python3 tools/workbooks/read_export.py
"""

import csv
import datetime
import io
import json
import os
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import duckdb
import openpyxl
import pandas
import polars

from programs import HERE, go_command, java_command, office_profile, output, run, version_in, version_of

# Columns that a program reads otherwise than they were written, where nobody tells it what they are.
BY_DEFAULT = {
    ("pandas", "CSV"): {"Phone"},
    ("pandas", "workbook"): {"Phone"},
    ("R", "CSV"): {"Phone"},
    ("csvkit", "CSV"): {"Phone", "Created At"},
    ("LibreOffice", "CSV"): {"Roll No", "Phone"},
    ("Gnumeric", "CSV"): {"Roll No", "Phone", "Created At"},
}


def rows_of_text(text):
    return list(csv.reader(io.StringIO(text.decode() if isinstance(text, bytes) else text, newline="")))


def rows_of_frame(frame):
    return [list(frame.columns), *frame.astype(object).where(frame.notna(), None).values.tolist()]


def rows_of_polars(frame):
    return [frame.columns, *map(list, frame.rows())]


def read_duckdb(path, **options):
    read = duckdb.read_csv(str(path), **options)
    return [read.columns, *map(list, read.fetchall())]


def read_postgres(path, truth):
    types = {"text": "text", "number": "numeric", "day": "date"}
    columns = ", ".join(f'"{one["title"]}" {types[one["kind"]]}' for one in truth["columns"])
    commands = [
        f"CREATE TEMPORARY TABLE students ({columns})",
        f"\\copy students FROM '{path}' (FORMAT csv, HEADER MATCH)",
        "COPY students TO STDOUT (FORMAT csv, HEADER)",
    ]
    return rows_of_text(output("psql", "-q", "-d", "postgres", *[part for one in commands for part in ("-c", one)]))


def read_sqlite(path):
    commands = [f".import --csv {path} students", ".mode json", "SELECT * FROM students;"]
    rows = json.loads(output("sqlite3", ":memory:", *commands))
    return [list(rows[0]), *[list(row.values()) for row in rows]]


def read_json_objects(text):
    """The values as they are written, whatever a reader of JSON would make of them."""
    rows = json.loads(text, parse_int=str, parse_float=str)
    return [list(rows[0]), *[list(row.values()) for row in rows]]


def read_openpyxl(path):
    return [list(row) for row in openpyxl.load_workbook(path).worksheets[0].iter_rows(values_only=True)]


def read_office(path, folder, *options):
    """As a workbook that openpyxl reads: what the office has made of each cell."""
    profile = office_profile(folder, "en-US")
    made = folder / "office"
    run("soffice", profile, "--headless", *options, "--convert-to", "xlsx", "--outdir", made, path)
    return read_openpyxl(made / f"{path.stem}.xlsx")


def read_gnumeric(path, folder, count):
    """As Gnumeric shows the cells of the first rows; other sheets come behind them."""
    run("ssconvert", "-O", "format=preserve", "-T", "Gnumeric_stf:stf_assistant", path, folder / "gnumeric.txt")
    return rows_of_text((folder / "gnumeric.txt").read_bytes())[:count]


def read_node(program, path):
    return json.loads(output("node", HERE / "read.mjs", program, path, cwd=os.environ["NODE_FOLDER"]))


def readers(folder, truth):
    """Each program with its version, how it reads, and its rows when it is asked."""
    table, book, count = folder / "students.csv", folder / "students.xlsx", len(truth["rows"]) + 1
    go, java = go_command(folder), java_command(folder)
    as_texts = "/".join(f"{column}/2" for column in range(1, len(truth["columns"]) + 1))
    office, r = version_of("soffice", "--version"), version_of("Rscript", "--version")
    gnumeric = version_of("ssconvert", "--version")
    csvkit, miller = version_of("csvcut", "--version"), version_of("mlr", "--version")
    excelize = version_in("go/go.mod", r"excelize/v2 v([\d.]+)")
    poi, commons = [
        version_in("java/pom.xml", f"{name}</artifactId><version>([\\d.]+)") for name in ["poi-ooxml", "commons-csv"]
    ]
    postgres, sqlite, golang = (
        version_of("psql", "--version"),
        version_of("sqlite3", "--version"),
        version_of("go", "version"),
    )
    texts = {"dtype": str, "keep_default_na": False}

    def of_go(program, path):
        return lambda: json.loads(output(*go, "read", program, path))

    def of_java(program, path):
        # What its libraries log comes before.
        return lambda: json.loads(output(*java, "read", program, path).splitlines()[-1])

    return [
        ("PostgreSQL", postgres, "CSV, HEADER MATCH", lambda: read_postgres(table, truth)),
        ("SQLite", sqlite, "CSV", lambda: read_sqlite(table)),
        ("DuckDB", version("duckdb"), "CSV, texts", lambda: read_duckdb(table, all_varchar=True)),
        ("DuckDB", version("duckdb"), "CSV", lambda: read_duckdb(table)),
        ("pandas", version("pandas"), "CSV, texts", lambda: rows_of_frame(pandas.read_csv(table, **texts))),
        ("pandas", version("pandas"), "CSV", lambda: rows_of_frame(pandas.read_csv(table))),
        ("pandas", version("pandas"), "workbook, texts", lambda: rows_of_frame(pandas.read_excel(book, **texts))),
        ("pandas", version("pandas"), "workbook", lambda: rows_of_frame(pandas.read_excel(book))),
        ("polars", version("polars"), "CSV, texts", lambda: rows_of_polars(polars.read_csv(table, infer_schema=False))),
        ("polars", version("polars"), "CSV", lambda: rows_of_polars(polars.read_csv(table))),
        ("polars", version("polars"), "workbook", lambda: rows_of_polars(polars.read_excel(book))),
        ("R", r, "CSV, texts", lambda: rows_of_text(output("Rscript", HERE / "r.R", "read", table))),
        ("R", r, "CSV", lambda: rows_of_text(output("Rscript", HERE / "r.R", "read-by-default", table))),
        ("Go encoding/csv", golang, "CSV", of_go("csv", table)),
        ("excelize", excelize, "workbook", of_go("excelize", book)),
        ("commons-csv", commons, "CSV", of_java("csv", table)),
        ("Apache POI", poi, "workbook", of_java("poi", book)),
        ("Miller", miller, "CSV", lambda: read_json_objects(output("mlr", "--icsv", "--ojson", "cat", table))),
        ("csvkit", csvkit, "CSV, texts", lambda: read_json_objects(output("csvjson", "-I", table))),
        ("csvkit", csvkit, "CSV", lambda: read_json_objects(output("csvjson", table))),
        (
            "LibreOffice",
            office,
            "CSV, texts",
            lambda: read_office(table, folder, f"--infilter=CSV:44,34,76,1,{as_texts}"),
        ),
        ("LibreOffice", office, "CSV", lambda: read_office(table, folder, "--infilter=CSV:44,34,76,1")),
        ("LibreOffice", office, "workbook", lambda: read_office(book, folder)),
        ("Gnumeric", gnumeric, "CSV", lambda: read_gnumeric(table, folder, count)),
        ("Gnumeric", gnumeric, "workbook", lambda: read_gnumeric(book, folder, count)),
        ("openpyxl", version("openpyxl"), "workbook", lambda: read_openpyxl(book)),
        ("exceljs", "4.4.0", "workbook", lambda: read_node("exceljs", book)),
        ("SheetJS", "0.20.3", "workbook", lambda: read_node("sheetjs", book)),
        ("hucre", "1.0.0", "CSV", lambda: read_node("hucre", table)),
        ("hucre", "1.0.0", "workbook", lambda: read_node("hucre", book)),
    ]


def is_same(cell, text, kind):
    if cell is None or cell == "":
        return text == ""
    if kind == "day":
        day = cell.date() if isinstance(cell, datetime.datetime) else cell
        return str(day)[:10] == text
    if kind == "number":
        return text != "" and float(cell) == float(text)
    if isinstance(cell, datetime.datetime):
        return cell == datetime.datetime.fromisoformat(text)
    return cell == text


def differences(rows, truth, is_csv):
    """The columns that were read otherwise than written, with the first cell that shows it."""
    titles = [column["title"] for column in truth["columns"]]
    if rows[0] != titles:
        return {"headings": rows[0]}
    if len(rows) != len(truth["rows"]) + 1:
        return {"rows": len(rows) - 1}
    found = {}
    for row, written in zip(rows[1:], truth["rows"]):
        cells = [*row, *[None] * (len(titles) - len(row))]
        for column, cell, text in zip(truth["columns"], cells, written):
            # A CSV file has an apostrophe before what a spreadsheet would take for a formula; Gnumeric takes it off.
            is_guarded = is_csv and text.startswith("=") and cell == f"'{text}"
            if not is_guarded and not is_same(cell, text, column["kind"]):
                found.setdefault(column["title"], f"{cell!r} for {text!r}")
    return found


def main():
    is_wrong = False
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run("npx", "tsx", HERE / "export.ts", folder)
        truth = json.loads((folder / "truth.json").read_text())
        for program, number, file, read in readers(folder, truth):
            found = differences(read(), truth, file.startswith("CSV"))
            known = BY_DEFAULT.get((program, file), set())
            is_wrong = is_wrong or set(found) != known
            said = "; ".join(f"{title}: {shown}" for title, shown in found.items()) or "all"
            print(
                f"{program} {number}, {file}: {said}{'' if set(found) == known else '  <- not as expected'}", flush=True
            )
    sys.exit(is_wrong)


main()
