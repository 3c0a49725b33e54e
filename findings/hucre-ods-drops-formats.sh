#!/usr/bin/env bash
# hucre 1.0.0, which writes one description of a sheet as .xlsx and as .ods.
# Guess: what the type of that description allows, widths and formats of columns, is in both files; or the writer refuses it.
# Seen: the .ods has neither, and nobody is told. Its part for styles is empty, a share of 12.5% is 0.125 there, and a day in a
# format of its own is written as a moment at midnight.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.2
cat >try.mjs <<'JS'
import { strFromU8, unzipSync } from 'fflate';
import { writeXlsx } from 'hucre';
import { writeOds } from 'hucre/ods';

const columns = [
  { header: 'Roll No', key: 'rollNo', width: 20 },
  { header: 'Admitted', key: 'admitted', numFmt: 'dd-mm-yyyy' },
  { header: 'Share', key: 'share', numFmt: '0.0%' },
];
const data = [{ rollNo: 'CS26001', admitted: new Date(Date.UTC(2026, 0, 5)), share: 0.125 }];
const input = { sheets: [{ name: 'Students', columns, data }] };
const part = (file, name) => strFromU8(unzipSync(file)[name]);
const xlsx = await writeXlsx(input);
const ods = part(await writeOds(input), 'content.xml');
const seen = {
  'xlsx: width': part(xlsx, 'xl/worksheets/sheet1.xml').includes('width="20"'),
  'xlsx: formats': ['dd-mm-yyyy', '0.0%'].every((format) => part(xlsx, 'xl/styles.xml').includes(format)),
  'ods: styles': !ods.includes('<office:automatic-styles/>'),
  'ods: texts': [...ods.matchAll(/<text:p>([^<]*)/g)].map(([, text]) => text).slice(-2),
};
console.log(seen);
const expected = { 'xlsx: width': true, 'xlsx: formats': true, 'ods: styles': false, 'ods: texts': ['2026-01-05T00:00:00', '0.125'] };
process.exitCode = JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1;
JS
node try.mjs
