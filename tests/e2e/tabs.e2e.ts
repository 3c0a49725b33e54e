import { Ledger, printedRandom } from './durability/ledger.ts';
import { writeStories } from './durability/write-stories.ts';
import { expect, exportedState, test, untilDemoStarts, untilWorkerAnswers } from './fixtures.ts';

/** How often each tab writes. */
const writes = Number(process.env['WRITES'] ?? 25);

test('Four tabs that write at the same time lose nothing, and agree on every row, also after a reload', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000 + writes * 1000);
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
  for (const tab of tabs) {
    await tab.goto('/about');
    await untilWorkerAnswers(tab);
  }
  const ledger = await Ledger.begin(await exportedState(page), printedRandom());
  await context.exposeFunction('note', ledger.note);
  const started = performance.now();
  await Promise.all(tabs.map((tab) => tab.evaluate(writeStories, ledger.plan('/api', 2, writes))));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${tabs.length} tabs wrote ${ledger.answered} times in ${seconds} s`);
  expect(ledger.refusals).toEqual([]);
  expect(ledger.answered).toBe(tabs.length * writes);

  const state = await exportedState(page);
  expect(await ledger.compare(state, false)).toEqual([]);
  for (const tab of tabs) expect((await exportedState(tab)) === state, 'each tab has the same').toBe(true);
  await page.reload();
  await untilDemoStarts(page);
  expect((await exportedState(page)) === state, 'it is the same after a reload').toBe(true);
});
