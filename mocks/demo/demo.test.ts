import { beforeEach, expect, it } from 'vitest';
import { seedOf } from '../node.ts';
import { carrySessions } from '../rules/sessions.ts';
import { newBrowser, openTab } from '../testing-storage.ts';
import { createConditions, createDemo, type Portal } from './demo.ts';
import { readStateFile } from './state-file.ts';

beforeEach(newBrowser);

/** A portal that nobody is signed in to. */
const portal: Portal = {
  session: () => undefined,
  signIn: async () => {},
  open: async () => {},
  subscribe: () => () => {},
  address: () => new URL('http://portal.test/'),
  forget: () => {},
  onChange: () => {},
};

it('a state file says what its rows were made from, also where another tab has just replaced them', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const demo = await createDemo(
    two.database,
    createConditions(() => true),
    portal,
    undefined,
  );
  const dataSet = { scenario: 'fees-due', students: 7, today: '2026-05-18' };
  await one.database.replaceAll({ rows: await seedOf(7), dataSet }, carrySessions);
  const file = await readStateFile(await (await demo.exportState()).text());
  expect([file.rows.students.length, file.dataSet]).toEqual([7, dataSet]);
});
