import { rmSync } from 'node:fs';
import { Ledger, printedRandom } from './durability/ledger.ts';
import { writeStories } from './durability/write-stories.ts';
import { buildWithScript, startMiniBrowser } from './mini-browser.ts';
import { expect, startDemo, test } from './webkit.ts';

// A WebKit without a graphics card takes its time.
test.setTimeout(180_000);

test('WebKit: a browser killed during writes loses no answered write and stores none partly @nightly', async ({
  startHost,
}) => {
  const build = buildWithScript(`
    ${writeStories.toString()}
    if (location.hash === '#export') {
      const state = await (await portalDemo.exportState()).text();
      return fetch('/note', { method: 'POST', body: JSON.stringify({ state }) });
    }
    const plan = await (await fetch('/plan.json')).json();
    await writeStories(plan, (...answer) => {
      // The next write waits until this one is noted.
      const request = new XMLHttpRequest();
      request.open('POST', '/note', false);
      request.send(JSON.stringify({ answer }));
    });`);
  let ledger: Ledger | undefined;
  let tell = (_state: string) => {};
  const { origin, api } = await startDemo(startHost, {
    sites: { '/': build },
    onNote: (body) => {
      const { state, answer } = JSON.parse(body) as { state?: string; answer?: Parameters<Ledger['note']> };
      if (state !== undefined) tell(state);
      if (answer) ledger?.note(...answer);
    },
  });
  const browser = await startMiniBrowser();
  try {
    const storedState = async () => {
      const told = new Promise<string>((resolve) => (tell = resolve));
      browser.open(`${origin}/about#export`);
      const state = await told;
      browser.kill();
      return state;
    };
    ledger = await Ledger.begin(await storedState(), printedRandom());
    for (let killed = 0; killed < 3; killed++) {
      api['/plan.json'] = { status: 200, body: ledger.plan('/api', 4, 400) };
      const answered = ledger.answers(20);
      browser.open(`${origin}/about#write`);
      await answered;
      browser.kill();
      expect(await ledger.compare(await storedState(), true)).toEqual([]);
    }
    expect(ledger.refusals).toEqual([]);
  } finally {
    browser.end();
    rmSync(build, { recursive: true });
  }
});
