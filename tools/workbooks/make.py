"""Writes the workbooks that src/platform/workbook/programs.test.ts reads, each by a program that offices use.

Needs openpyxl, xlsxwriter, pandas with odfpy, and polars, soffice and ssconvert on the PATH, and Node with exceljs and
@e965/xlsx in the folder that NODE_FOLDER names. A file's name has program, version and settings.

    python3 tools/workbooks/make.py src/platform/workbook/fixtures
"""

import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import openpyxl
import pandas
import polars
import xlsxwriter

to = Path(sys.argv[1])
HEADINGS = ["Name", "Roll No", "Short Roll", "Attendance", "Date of Birth", "Phone", "Total Fee", "CGPA", "Address"]
FORMATS = {2: "00000", 3: "0.0%", 4: "dd/mm/yyyy"}
STUDENTS = [
    ["आशा राव", "0042", 42, 0.875, datetime.date(2004, 5, 6), "+919876543210", 148000, 8.1, "Flat 3\nPune"],
    ["José Núñez", "CS24001", 1203, 1, datetime.date(2000, 2, 29), "9876543211", 0, 10, "=Lake Road"],
    ["Ravi Nair", "1E5", 7, 0.9, datetime.date(1999, 12, 31), "09876543212", 99999.5, 6.25, "Plot 7"],
]


def by_openpyxl(name: str, iso: bool = False) -> Path:
    book = openpyxl.Workbook()
    book.iso_dates = iso
    sheet = book.active
    sheet.title = "Students"
    for column, heading in enumerate(HEADINGS, 1):
        sheet.cell(1, column, heading)
    # The second row stays empty.
    for row, student in enumerate(STUDENTS, 3):
        for column, value in enumerate(student):
            cell = sheet.cell(row, column + 1)
            cell.value = value
            if isinstance(value, str):
                cell.data_type = "s"
            if column in FORMATS:
                cell.number_format = FORMATS[column]
    book.save(to / name)
    return to / name


def by_xlsxwriter(name: str) -> None:
    book = xlsxwriter.Workbook(to / name)
    sheet = book.add_worksheet("Students")
    formats = {column: book.add_format({"num_format": code}) for column, code in FORMATS.items()}
    sheet.write_row(0, 0, HEADINGS)
    for row, student in enumerate(STUDENTS, 2):
        for column, value in enumerate(student):
            if isinstance(value, str):
                sheet.write_string(row, column, value)
            elif isinstance(value, datetime.date):
                sheet.write_datetime(row, column, value, formats[column])
            else:
                sheet.write_number(row, column, value, formats.get(column))
    book.close()


def by_program(source: Path, name: str, command: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([part.replace("FOLDER", folder) for part in command], check=True, capture_output=True)
        [made] = list(Path(folder).iterdir())
        shutil.move(made, to / name)


def by_node(name: str, script: str) -> None:
    rows = [[value.isoformat() if isinstance(value, datetime.date) else value for value in row] for row in STUDENTS]
    data = json.dumps({"headings": HEADINGS, "rows": rows, "formats": FORMATS, "to": str((to / name).resolve())})
    subprocess.run(["node", "--input-type=module", "-e", script, data], check=True, cwd=os.environ["NODE_FOLDER"])


EXCELJS = """
import exceljs from 'exceljs';
const { headings, rows, formats, to } = JSON.parse(process.argv[1]);
const book = new exceljs.Workbook();
const sheet = book.addWorksheet('Students');
sheet.addRow(headings);
sheet.addRow([]);
for (const row of rows) {
  const added = sheet.addRow(row.map((value, i) => (i === 4 ? new Date(value) : value)));
  for (const [i, code] of Object.entries(formats)) added.getCell(Number(i) + 1).numFmt = code;
}
await book.xlsx.writeFile(to);
"""

SHEETJS = """
import * as XLSX from '@e965/xlsx';
import { writeFileSync } from 'node:fs';
const { headings, rows, formats, to } = JSON.parse(process.argv[1]);
const sheet = XLSX.utils.aoa_to_sheet([headings, [], ...rows.map((row) => row.map((v, i) => (i === 4 ? new Date(v) : v)))], { UTC: true });
for (let r = 2; r < 5; r += 1)
  for (const [c, code] of Object.entries(formats)) sheet[XLSX.utils.encode_cell({ r, c: Number(c) })].z = code;
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, sheet, 'Students');
writeFileSync(to, XLSX.write(book, { type: 'buffer', bookType: to.endsWith('ods') ? 'ods' : 'xlsx' }));
"""


def first(pattern: str, command: list[str]) -> str:
    said = subprocess.run(command, check=True, capture_output=True, text=True)
    return re.search(pattern, said.stdout + said.stderr).group(1)


source = by_openpyxl(f"openpyxl-{openpyxl.__version__}.xlsx")
by_openpyxl(f"openpyxl-{openpyxl.__version__}-iso-dates.xlsx", iso=True)
by_xlsxwriter(f"xlsxwriter-{xlsxwriter.__version__}.xlsx")
table = pandas.DataFrame(STUDENTS, columns=HEADINGS)
table.to_excel(to / f"pandas-{pandas.__version__}-text-with-equals-sign.xlsx", index=False, sheet_name="Students")
# pandas makes a formula of it, without a result.
table["Address"] = table["Address"].str.lstrip("=")
for suffix, engine in [("xlsx", "openpyxl"), ("ods", "odf")]:
    table.to_excel(to / f"pandas-{pandas.__version__}.{suffix}", index=False, engine=engine, sheet_name="Students")
polars.DataFrame(STUDENTS, schema=HEADINGS, orient="row", strict=False).write_excel(
    str(to / f"polars-{polars.__version__}.xlsx"), worksheet="Students"
)
office = first(r"LibreOffice (\d+\.\d+)", ["soffice", "--version"])
gnumeric = first(r"version '?(\d+\.\d+\.\d+)", ["ssconvert", "--version"])
for suffix in ["xlsx", "ods"]:
    by_program(
        source,
        f"libreoffice-{office}.{suffix}",
        ["soffice", "--headless", "--convert-to", suffix, "--outdir", "FOLDER", str(source)],
    )
    by_program(source, f"gnumeric-{gnumeric}.{suffix}", ["ssconvert", str(source), f"FOLDER/made.{suffix}"])
    by_node(f"sheetjs-e965-0.20.3.{suffix}", SHEETJS)
by_node("exceljs-4.4.0.xlsx", EXCELJS)
print(*sorted(path.name for path in to.iterdir()), sep="\n")
