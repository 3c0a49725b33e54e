/** Writes the tables of the pages and their calls, and of the extensions, into docs/going-live.md: `npm run tool going-live`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { extensionsTable, screenCallsTable } from './screen-calls.ts';

const page = 'docs/going-live.md';
const tables = { calls: screenCallsTable(), extensions: await extensionsTable() };
let text = readFileSync(page, 'utf8');
for (const [name, table] of Object.entries(tables)) {
  const mark = `<!-- ${name} -->`;
  const [before = '', , after = ''] = text.split(mark);
  text = `${before}${mark}\n\n${table}\n\n${mark}${after}`;
}
writeFileSync(page, text);
