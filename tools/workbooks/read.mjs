/** The rows of a workbook or a CSV file as libraries of Node read them, as JSON: `node read.mjs PROGRAM PATH`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The libraries are no dependencies of the portal: they are those of the folder that this is run in. */
const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const load = (name) => import(pathToFileURL(resolve(name)).href);
const [program, path] = process.argv.slice(2);

async function byExcelJs() {
  const { default: exceljs } = await load('exceljs');
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(path);
  const [sheet] = book.worksheets;
  const rows = [];
  sheet.eachRow((row) => rows.push(Array.from({ length: sheet.columnCount }, (_, i) => row.getCell(i + 1).value)));
  return rows;
}

async function bySheetJs() {
  const XLSX = await load('@e965/xlsx');
  const book = XLSX.read(readFileSync(path), { cellDates: true, UTC: true });
  return XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1, defval: null, UTC: true });
}

async function byHucre() {
  if (path.endsWith('.csv')) return (await load('hucre/csv')).parseCsv(readFileSync(path, 'utf8'));
  const { sheets } = await (await load('hucre/xlsx')).readXlsx(new Uint8Array(readFileSync(path)));
  return sheets[0].rows;
}

console.log(JSON.stringify(await { exceljs: byExcelJs, sheetjs: bySheetJs, hucre: byHucre }[program]()));
