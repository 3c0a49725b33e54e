#!/usr/bin/env bash
# read-excel-file 9.3.17 and @e965/xlsx 0.20.3 read a workbook, written by exceljs 4.4.0, whose cells hold the errors that
# a lookup or a division leaves: #N/A, #DIV/0!.
# Guess: an error comes out as its word, so that whoever imports the rows can refuse them.
# Seen: in both it comes out as a cell that was never filled in (null, or no cell at all): a fee that could not be computed
# cannot be told from one that nobody entered.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 read-excel-file@9.3.17 @e965/xlsx@0.20.3 2>/dev/null
cat >run.mjs <<'JS'
import ExcelJS from 'exceljs';
import readWorkbook from 'read-excel-file/node';
import { read, utils } from '@e965/xlsx';

const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('Fees');
sheet.addRow(['roll', 'fee', 'paid', 'due']);
sheet.addRow(['A1', { error: '#N/A' }, { error: '#DIV/0!' }, 5]);
await workbook.xlsx.writeFile('fees.xlsx');
const bytes = await workbook.xlsx.writeBuffer();

const [{ data }] = await readWorkbook('fees.xlsx');
const [row] = utils.sheet_to_json(read(bytes).Sheets.Fees);
const seen = [JSON.stringify(data[1]), JSON.stringify(row)];
console.log(seen.join('\n'));
process.exit(seen.join(' ') === '["A1",null,null,5] {"roll":"A1","due":5}' ? 0 : 1);
JS
node run.mjs
