#!/usr/bin/env bash
# pandas 3.1.1 writes a column of texts to a workbook, once with xlsxwriter 3.3.1 and once with openpyxl 3.1.5; one text
# begins with an equals sign: an address, "=Lake Road". openpyxl and hucre 1.0.0 read it back.
# Guess: a column of texts is written as texts, whichever engine writes it.
# Seen: both engines make a formula of that cell. openpyxl writes none of its result, so that readers give an empty cell;
# xlsxwriter, which pandas prefers where it is installed, writes the result 0: whoever reads the values gets the number 0
# for the address, and nothing tells that it was never calculated but a flag in another part of the file.
set -euo pipefail
cd "$(mktemp -d)"
python3 -m venv python
python/bin/pip install --quiet pandas==3.1.1 xlsxwriter==3.3.1 openpyxl==3.1.5
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 2>/dev/null
python/bin/python - <<'PY'
import pandas

table = pandas.DataFrame({"name": ["Asha"], "address": ["=Lake Road"]}, dtype="str")
for engine in ["xlsxwriter", "openpyxl"]:
    table.to_excel(f"{engine}.xlsx", index=False, engine=engine)
PY
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';

const seen = [];
for (const engine of ['xlsxwriter', 'openpyxl']) {
  const { sheets } = await readXlsx(new Uint8Array(readFileSync(`${engine}.xlsx`)));
  seen.push(`${engine}: ${JSON.stringify(sheets[0].rows[1])}`);
}
console.log(seen.join('\n'));
process.exit(seen.join(' ') === 'xlsxwriter: ["Asha",0] openpyxl: ["Asha",null]' ? 0 : 1);
JS
node run.mjs
