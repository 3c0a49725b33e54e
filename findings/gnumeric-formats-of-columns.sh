#!/usr/bin/env bash
# ssconvert of Gnumeric 1.12.55, which has to be on the PATH, saves a workbook again that openpyxl 3.1.5 has written: a day
# and a share of 0.875, and their columns, are formatted as a day and as a percentage. openpyxl and hucre 1.0.0 read it.
# Guess: the cells of the new file have the formats that they had, as they have where only the cells are formatted.
# Seen: Gnumeric leaves the format out of every cell whose column has it. Readers look at the cell alone, as the standard
# says, and get the numbers 38113 and 0.875: a day that is none, and no percentage.
set -euo pipefail
cd "$(mktemp -d)"
ssconvert --version 2>&1 | grep -q 1.12.55
python3 -m venv python
python/bin/pip install --quiet openpyxl==3.1.5
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 2>/dev/null
cat >write.py <<'PY'
import datetime

import openpyxl

for name, has_columns in [("cells", False), ("columns", True)]:
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append([datetime.date(2004, 5, 6), 0.875])
    for column, code in [("A", "yyyy-mm-dd"), ("B", "0.0%")]:
        sheet[f"{column}1"].number_format = code
        if has_columns:
            sheet.column_dimensions[column].number_format = code
    book.save(f"{name}.xlsx")
PY
cat >read.py <<'PY'
import openpyxl

for name in ["cells", "columns"]:
    [row] = openpyxl.load_workbook(f"{name}-again.xlsx").active.iter_rows(max_col=2)
    print("openpyxl", name, *[f"{cell.value} {cell.number_format}" for cell in row], sep=", ")
PY
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';

for (const name of ['cells', 'columns']) {
  const { sheets } = await readXlsx(new Uint8Array(readFileSync(`${name}-again.xlsx`)));
  console.log(`hucre, ${name}, ${JSON.stringify(sheets[0].rows[0].slice(0, 2))}`);
}
JS
python/bin/python write.py
for name in cells columns; do ssconvert "$name.xlsx" "$name-again.xlsx" 2>/dev/null; done
{
  python/bin/python -W ignore read.py
  node read.mjs
} | tee seen
diff seen - <<'SEEN'
openpyxl, cells, 2004-05-06 00:00:00 yyyy-mm-dd, 0.875 0.0%
openpyxl, columns, 38113 General, 0.875 General
hucre, cells, ["2004-05-06T00:00:00.000Z",0.875]
hucre, columns, [38113,0.875]
SEEN
