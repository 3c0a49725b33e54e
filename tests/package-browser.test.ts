import { beforeEach, expect, it, vi } from 'vitest';

const start = vi.fn<() => Promise<void>>();
vi.mock('msw/browser', () => ({ setupWorker: () => ({ start }) }));

/** The package in a page that was opened just now. */
async function openPage(script?: string) {
  vi.resetModules();
  vi.stubGlobal('location', new URL('http://campus.example/courses'));
  const registration = { scope: 'http://campus.example/', active: { scriptURL: `http://campus.example${script}` } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => (script ? registration : undefined) } });
  const { browserBackend } = await import('../package/browser.ts');
  return (scenario: 'new-university' | 'fees-due' = 'new-university') => browserBackend({ scenario, storage: false });
}

beforeEach(() => {
  start.mockClear();
});

it('One worker answers a page, however often the package’s mock is started in it', async () => {
  const open = await openPage('/mockServiceWorker.js');
  await Promise.all([open(), open()].map(async (university) => (await university).start()));
  expect(start).toHaveBeenCalledOnce();
});

it('A second backend of the package with other options is refused, also while the first one opens', async () => {
  const open = await openPage();
  const first = open();
  await expect(open('fees-due')).rejects.toThrow('This page has a backend with other options');
  await expect(first).resolves.toHaveProperty('handlers');
});

it('A backend of the package that could not be opened leaves its place to another', async () => {
  const open = await openPage();
  await expect(open('holidays' as 'fees-due')).rejects.toThrow('holidays');
  await expect(open()).resolves.toHaveProperty('handlers');
});

it('The package’s mock takes no place of another service worker', async () => {
  const university = await (await openPage('/offline.js'))();
  await expect(university.start()).rejects.toThrow('http://campus.example/offline.js is this page’s service worker');
  expect(start).not.toHaveBeenCalled();
});
