/** The students in the cells of a workbook, by the libraries of Node: `node write.mjs PROGRAM CELLS PATH`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The libraries are no dependencies of the portal: they are those of the folder that this is run in. */
const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)).href);

const [program, cells, path] = process.argv.slice(2);
/** Of each cell its value, a day as a text, and its format. */
const { headings, days, rows } = JSON.parse(readFileSync(cells, 'utf8'));
const valueOf = ([value], column) => (days.includes(column) && value !== null ? new Date(value) : value);

async function byExcelJs() {
  const { default: exceljs } = await load('exceljs');
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Students');
  sheet.addRow(headings);
  sheet.addRow([]);
  for (const row of rows) {
    const added = sheet.addRow(row.map(valueOf));
    for (const [i, [, format]] of row.entries()) if (format) added.getCell(i + 1).numFmt = format;
  }
  await book.xlsx.writeFile(path);
}

async function bySheetJs() {
  const XLSX = await load('@e965/xlsx');
  const sheet = XLSX.utils.aoa_to_sheet([headings, [], ...rows.map((row) => row.map(valueOf))], { UTC: true });
  for (const [r, row] of rows.entries())
    for (const [c, [, format]] of row.entries()) if (format) sheet[XLSX.utils.encode_cell({ r: r + 2, c })].z = format;
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Students');
  writeFileSync(path, XLSX.write(book, { type: 'buffer', bookType: path.endsWith('ods') ? 'ods' : 'xlsx' }));
}

async function byHucre() {
  const written = new Map();
  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.entries())
      if (cell[1]) written.set(`${r + 2},${c}`, { value: valueOf(cell, c), style: { numFmt: cell[1] } });
  const sheet = { name: 'Students', rows: [headings, [], ...rows.map((row) => row.map(valueOf))], cells: written };
  if (path.endsWith('.csv')) {
    const { writeCsv } = await load('hucre/csv');
    writeFileSync(path, writeCsv([headings, ...rows.map((row) => row.map(valueOf))]));
    return;
  }
  const { write } = path.endsWith('ods')
    ? { write: (await load('hucre/ods')).writeOds }
    : { write: (await load('hucre/xlsx')).writeXlsx };
  writeFileSync(path, await write({ sheets: [sheet] }));
}

await { exceljs: byExcelJs, sheetjs: bySheetJs, hucre: byHucre }[program]();
