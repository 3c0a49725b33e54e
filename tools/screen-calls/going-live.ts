/** Writes the table of the pages and their calls into docs/going-live.md: `npm run docs:going-live`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { screenCallsTable } from './screen-calls.ts';

const page = 'docs/going-live.md';
const mark = '<!-- calls -->';
const [before = '', , after = ''] = readFileSync(page, 'utf8').split(mark);
writeFileSync(page, `${before}${mark}\n\n${screenCallsTable()}\n\n${mark}${after}`);
