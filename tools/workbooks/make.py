"""Writes the students of students.json with the programs that offices use, as files that an import is tested with.

Needs on the PATH: soffice, ssconvert, psql with a server that PGHOST, PGPORT and PGUSER name, sqlite3, Rscript, mlr,
csvkit, go, javac and mvn. Needs the packages of requirements.txt, and Node with exceljs 4.4.0, @e965/xlsx 0.20.3 and
hucre 1.0.0 in the folder that NODE_FOLDER names. A file's name has program, version and settings.

    python3 tools/workbooks/make.py src/platform/workbook/fixtures src/wings/import/fixtures/programs
"""

import json
import os
import shutil
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import cells
import frames
from programs import HERE, go_command, java_command, office_profile, output, run, version_in, version_of

WORKBOOKS, TEXTS = [Path(folder).resolve() for folder in sys.argv[1:3]]


def keep(path, *command):
    """Keeps what a program says as it is, with its line ends."""
    path.write_bytes(output(*command))


def convert(source, to, *command):
    """Moves the only file that a converter makes in a folder of its own to where it belongs."""
    with tempfile.TemporaryDirectory() as folder:
        run(*[str(part).replace("FOLDER", folder) for part in command], source)
        [made] = list(Path(folder).iterdir())
        shutil.move(made, to)


def by_python():
    cells.by_openpyxl(WORKBOOKS / f"openpyxl-{version('openpyxl')}.xlsx")
    cells.by_openpyxl(WORKBOOKS / f"openpyxl-{version('openpyxl')}-iso-dates.xlsx", iso_dates=True)
    cells.by_xlsxwriter(WORKBOOKS / f"xlsxwriter-{version('xlsxwriter')}.xlsx")
    named = f"pandas-{version('pandas')}"
    frames.by_pandas(WORKBOOKS / f"{named}-text-with-equals-sign.xlsx")
    for suffix in ["xlsx", "ods"]:
        # pandas makes a formula of such a text, without a result.
        frames.by_pandas(WORKBOOKS / f"{named}.{suffix}", equals_sign=False)
    frames.by_pandas(TEXTS / f"{named}.csv")
    for folder, suffix in [(WORKBOOKS, "xlsx"), (TEXTS, "csv")]:
        frames.by_polars(folder / f"polars-{version('polars')}.{suffix}")
    frames.by_duckdb(TEXTS / f"duckdb-{version('duckdb')}.csv")


def by_offices(source, folder):
    office = f"libreoffice-{version_of('soffice', '--version')[:3]}"
    gnumeric = f"gnumeric-{version_of('ssconvert', '--version')}"
    for suffix in ["xlsx", "ods"]:
        profile = office_profile(folder / suffix, "en-US")
        command = ["soffice", profile, "--headless", "--convert-to", suffix, "--outdir", "FOLDER"]
        convert(source, WORKBOOKS / f"{office}.{suffix}", *command)
        with tempfile.TemporaryDirectory() as made:
            run("ssconvert", source, f"{made}/made.{suffix}")
            shutil.move(f"{made}/made.{suffix}", WORKBOOKS / f"{gnumeric}.{suffix}")
    run("ssconvert", source, TEXTS / f"{gnumeric}.csv")
    # Comma or semicolon, quotation mark, UTF-8, from the first line on.
    settings = {"": "csv", "-utf-8": "csv:Text - txt - csv (StarCalc):44,34,76,1"}
    for locale in ["en-US", "de-DE", "hi-IN"]:
        profile = office_profile(folder / "csv", locale)
        for name, filter in settings.items():
            command = ["soffice", profile, "--headless", "--convert-to", filter, "--outdir", "FOLDER"]
            convert(source, TEXTS / f"{office}-{locale}{name}.csv", *command)
    semicolons = "csv:Text - txt - csv (StarCalc):59,34,76,1"
    command = [
        "soffice",
        profile.replace("hi-IN", "de-DE"),
        "--headless",
        "--convert-to",
        semicolons,
        "--outdir",
        "FOLDER",
    ]
    convert(source, TEXTS / f"{office}-de-DE-semicolons.csv", *command)


def by_databases(folder):
    script = folder / "students.sql"
    script.write_text(frames.sql())
    postgres = f"postgresql-{version_of('psql', '--version')}"
    # A temporary table: nothing stays on the server.
    temporary = frames.sql().replace("CREATE TABLE", "CREATE TEMPORARY TABLE")
    for name, options in {".csv": "FORMAT csv, HEADER", ".txt": "FORMAT text, HEADER"}.items():
        copy = f"COPY students TO STDOUT ({options})"
        keep(TEXTS / f"{postgres}{name}", "psql", "-q", "-d", "postgres", "-c", temporary, "-c", copy)
    commands = [f".read {script}", ".mode csv", ".headers on", "SELECT * FROM students;"]
    keep(TEXTS / f"sqlite-{version_of('sqlite3', '--version')}.csv", "sqlite3", ":memory:", *commands)


def by_csv_programs(folder):
    plain = folder / "students.csv"
    frames.plain_csv(plain)
    run("Rscript", HERE / "r.R", "write", plain, TEXTS / f"r-{version_of('Rscript', '--version')}")
    miller = f"miller-{version_of('mlr', '--version')}"
    keep(TEXTS / f"{miller}.csv", "mlr", "--csv", "cat", plain)
    keep(TEXTS / f"{miller}.tsv", "mlr", "--icsv", "--otsv", "cat", plain)
    csvkit = f"csvkit-{version_of('csvcut', '--version')}"
    keep(TEXTS / f"{csvkit}-csvcut.csv", "csvcut", "-c", "1-", plain)
    keep(TEXTS / f"{csvkit}-csvsort.csv", "csvsort", "-c", "Email", plain)


def cells_as_json(path, rows):
    """The cells as programs of other languages get them: a day is a text."""
    days = [i for i, (_, kind) in enumerate(cells.COLUMNS) if kind == "day"]
    path.write_text(json.dumps({"headings": cells.HEADINGS, "days": days, "rows": rows}, default=str))
    return path


def by_other_languages(folder):
    shown = cells_as_json(folder / "shown.json", cells.ROWS)
    plain = cells_as_json(folder / "plain.json", [[[value, None] for value in row] for row in cells.DATA["students"]])

    def by_node(program, data, path):
        run("node", HERE / "write.mjs", program, data, path, cwd=os.environ["NODE_FOLDER"])

    for program, name, formats in [
        ("exceljs", "exceljs-4.4.0", ["xlsx"]),
        ("sheetjs", "sheetjs-e965-0.20.3", ["xlsx", "ods"]),
        ("hucre", "hucre-1.0.0", ["xlsx", "ods"]),
    ]:
        for suffix in formats:
            by_node(program, shown, WORKBOOKS / f"{name}.{suffix}")
    by_node("hucre", plain, TEXTS / "hucre-1.0.0.csv")

    go = go_command(folder)
    excelize = version_in("go/go.mod", r"excelize/v2 v([\d.]+)")
    run(*go, "write", "excelize", shown, WORKBOOKS / f"excelize-{excelize}.xlsx")
    run(*go, "write", "csv", plain, TEXTS / f"go-{version_of('go', 'version')}.csv")

    java = java_command(folder)
    [poi, csv] = [
        version_in("java/pom.xml", f"{name}</artifactId><version>([\\d.]+)") for name in ["poi-ooxml", "commons-csv"]
    ]
    run(*java, "write", "poi", shown, WORKBOOKS / f"poi-{poi}.xlsx")
    run(*java, "write", "csv", plain, TEXTS / f"commons-csv-{csv}.csv")


def main():
    for folder in [WORKBOOKS, TEXTS]:
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        by_python()
        by_offices(WORKBOOKS / f"openpyxl-{version('openpyxl')}.xlsx", folder)
        by_databases(folder)
        by_csv_programs(folder)
        by_other_languages(folder)


main()
