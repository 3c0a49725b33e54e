/**
 * Makes a state file of the demo from the data of a live server, with other people in it:
 * `npm run tool twin -- --url http://localhost:8080/api --accounts accounts.json --out twin.json`.
 */
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { readAccounts } from '#conformance/university/accounts.ts';
import { SetupError } from '#conformance/kit/setup-error.ts';
import { parseOptions, usage } from './options.ts';
import { readLists } from './read-lists.ts';
import { makeTwin, twinFile } from './twin.ts';

async function run(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (!options) return console.log(usage);
  const { url, accounts, out, keepPeople } = options;
  const { admin, superAdmin } = await readAccounts(accounts);
  const administrator = admin ?? superAdmin;
  if (!administrator) throw new SetupError(`${accounts} names no administrator.`);
  const { lists, unreadable } = await readLists((request) => fetch(request), url, administrator);
  const today = new Date().toISOString().slice(0, 10);
  const twin = makeTwin(lists, { today, seed: randomInt(2 ** 31), keepPeople });
  await writeFile(out, await twinFile(twin));
  const { students, applications, courses } = twin.rows;
  console.log(`${out}: ${students.length} students, ${applications.length} applications, ${courses.length} courses.`);
  if (keepPeople) console.log('The people in it are real.');
  if (unreadable > 0) console.log(`${unreadable} rows could not be read, and are left out.`);
  for (const line of twin.left) console.log(`Left out: ${line}`);
  console.log('To open it: “Import a state” in the demo’s bar, or npm run mock:api -- --data FILE.');
}

await run().catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof SetupError ? `${error.message}\n\n${usage}` : error.message);
  process.exitCode = 1;
});
