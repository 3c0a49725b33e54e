"""The students in the cells of a workbook, by the two libraries of Python that write cells one by one."""

import datetime
import json
from pathlib import Path

import openpyxl
import xlsxwriter

DATA = json.loads((Path(__file__).parent / "students.json").read_text())
COLUMNS = DATA["columns"]
HEADINGS = [heading for heading, _ in COLUMNS]

# Format 14 of a workbook is a day as the reader's country writes it.
FORMATS = {"Roll No": "000000", "Date of Birth": "dd/mm/yyyy", "Admission Date": "mm-dd-yy", "Attendance %": "0.0%"}
AMOUNT = "#,##0.00"


def cell_of(heading, kind, value):
    """The value of a cell and its format: a roll number of digits is a number, with its zeros in the format alone."""
    code = AMOUNT if kind == "amount" else FORMATS.get(heading)
    if value is None:
        return None, None
    if kind == "day":
        return datetime.date.fromisoformat(value), code
    if kind == "percent":
        return value / 100, code
    if heading == "Roll No":
        return (int(value), code) if value.isdigit() else (value, None)
    return value, code


ROWS = [[cell_of(*column, value) for column, value in zip(COLUMNS, student)] for student in DATA["students"]]


def by_openpyxl(path, iso_dates=False):
    book = openpyxl.Workbook()
    book.iso_dates = iso_dates
    sheet = book.active
    sheet.title = "Students"
    for column, heading in enumerate(HEADINGS, 1):
        sheet.cell(1, column, heading)
    # The second row stays empty.
    for row, student in enumerate(ROWS, 3):
        for column, (value, code) in enumerate(student, 1):
            cell = sheet.cell(row, column)
            cell.value = value
            if isinstance(value, str):
                cell.data_type = "s"
            if code:
                cell.number_format = code
    book.save(path)


def by_xlsxwriter(path):
    book = xlsxwriter.Workbook(path)
    sheet = book.add_worksheet("Students")
    sheet.write_row(0, 0, HEADINGS)
    for row, student in enumerate(ROWS, 2):
        for column, (value, code) in enumerate(student):
            shown = book.add_format({"num_format": code}) if code else None
            if isinstance(value, str):
                sheet.write_string(row, column, value)
            elif isinstance(value, datetime.date):
                sheet.write_datetime(row, column, value, shown)
            elif value is not None:
                sheet.write_number(row, column, value, shown)
    book.close()
