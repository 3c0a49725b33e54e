#!/usr/bin/env bash
# pandas 3.1.1 reads a workbook, written with openpyxl 3.1.5, whose column of roll numbers holds texts: 0042, 0043.
# polars 2.1.0 reads the same file.
# Guess: a workbook says of each cell whether it is a text or a number, so that nothing has to be guessed as in a CSV file:
# the texts come out as texts.
# Seen: read_excel makes the numbers 42 and 43 of them, and one cell that is no number keeps the whole column as it was
# written. So it depends on who else is in the file whether a roll number has its zeros. polars keeps the texts.
set -euo pipefail
cd "$(mktemp -d)"
python3 -m venv python
python/bin/pip install --quiet pandas==3.1.1 openpyxl==3.1.5 polars==2.1.0 fastexcel==0.21.0
python/bin/python - <<'PY'
import sys

import openpyxl
import pandas
import polars

seen = []
for others in [[], ["CS01"]]:
    book = openpyxl.Workbook()
    for roll in ["roll", "0042", "0043", *others]:
        book.active.append([roll])
    book.save("rolls.xlsx")
    seen.append(pandas.read_excel("rolls.xlsx")["roll"].tolist())
    seen.append(polars.read_excel("rolls.xlsx")["roll"].to_list())
print(*seen, sep="\n")
sys.exit(seen != [[42, 43], ["0042", "0043"], ["0042", "0043", "CS01"], ["0042", "0043", "CS01"]])
PY
