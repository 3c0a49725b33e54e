import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { Ledger, printedRandom } from './durability/ledger.ts';
import { scenarioState } from './durability/scenario-state.ts';
import { writeStories } from './durability/write-stories.ts';
import { type MockApi, startMockApi } from './mock-api.ts';

/** How often the server is killed. */
const kills = Number(process.env['KILLS'] ?? 1);

interface ServeOptions {
  readonly students?: number;
  /** How large a file the server can write, in bytes: as on a disk that is full. */
  readonly room?: number;
}

const test = base.extend<{ file: string; serve: (options?: ServeOptions) => Promise<MockApi> }>({
  /** Where the servers of a test keep their data. */
  file: async ({ browserName: _ }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
    await provide(join(folder, 'data.json'));
    rmSync(folder, { recursive: true });
  },
  serve: async ({ file }, provide) => {
    let server: MockApi | undefined;
    await provide(async ({ students, room } = {}) => {
      const size = students === undefined ? [] : ['--students', String(students)];
      server = await startMockApi(['--data', file, ...size], room);
      return server;
    });
    await server?.kill();
  },
});

const read = (file: string) => readFileSync(file, 'utf8');

test('A server that is killed again and again while it writes restarts with a whole file and every answered write', async ({
  file,
  serve,
}) => {
  test.setTimeout(60_000 + kills * 20_000);
  const random = printedRandom();
  let server = await serve();
  const ledger = await Ledger.begin(read(file), random);
  let leftOver = 0;
  for (let killed = 0; killed < kills; killed++) {
    // Where in the writing of the file is left to chance.
    const moment = ledger.answers(random.between(1, 40)).then(() => wait(random.between(0, 50)));
    const writing = writeStories(ledger.plan(server.api, 4, 400), ledger.note).then(() => {
      throw new Error('Everything was written before the kill');
    });
    await Promise.race([moment, writing]);
    await server.kill();
    await writing.catch(() => 'It was under way');
    const state = read(file);
    expect(await ledger.compare(state, true)).toEqual([]);
    expect(ledger.refusals).toEqual([]);
    // What a kill leaves of the next file is there after each of them.
    if (existsSync(`${file}.next`)) leftOver++;
    else writeFileSync(`${file}.next`, state.slice(0, random.between(0, state.length)));
    server = await serve();
    expect(read(file) === state, 'the server has changed nothing').toBe(true);
  }
  console.log(
    `${kills} kills of the server, ${ledger.answered} answered writes; ${leftOver} times half a file was left`,
  );
});

test('A server with a full disk says so, and keeps the file whole @nightly', async ({ file, serve }) => {
  test.skip(process.platform === 'win32', 'There is no limit to set');
  await expect(serve({ students: 60, room: 10_000 })).rejects.toThrow('data.json cannot be written: the disk is full.');
  expect(readdirSync(dirname(file))).toEqual([]);

  const before = await scenarioState('typical-day', 60);
  writeFileSync(file, before);
  const ledger = await Ledger.begin(before, printedRandom());
  const { api } = await serve({ room: before.length + 10_000 });
  await writeStories(ledger.plan(api, 4, 80), ledger.note);
  expect(ledger.answered).toBeGreaterThan(0);
  expect(new Set(ledger.refusals)).toEqual(new Set(['507 The storage is full. Nothing was saved.']));
  expect(readdirSync(dirname(file))).toEqual(['data.json']);
  expect(await ledger.compare(read(file), false)).toEqual([]);
});
