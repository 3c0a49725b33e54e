import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { basename } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { accounts, type NewStudent } from './fixtures.ts';
import { type HostOptions, type StartHost, startHosts } from '#tools/static-host.ts';
import type { Visitor } from './urdu.ts';
import { WebKit } from './webkit-driver.ts';

export { expect };

/** Tests in the engine of Safari, each in a WebKit that has stored nothing yet. */
export const test = base.extend<{ webkit: WebKit; startHost: StartHost }>({
  startHost: startHosts,
  webkit: async ({ browserName: _ }, runTest, info) => {
    const webkit = await WebKit.start();
    try {
      await runTest(webkit);
      if (info.status === info.expectedStatus) return;
      // A browser that has stopped answering draws nothing either.
      const picture = await webkit.screenshot().catch(() => undefined);
      if (picture) writeFileSync(info.outputPath('failed.png'), Buffer.from(picture, 'base64'));
    } finally {
      await webkit.end();
    }
  },
});

/** An address of this machine in its network, if it has one: a page there is no secure context. */
export const lanAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

// By XPath, since this driver finds nothing by role. How things are called stands here alone.
const named = (words: string) => `(normalize-space() = "${words}" or @aria-label = "${words}")`;
export const button = (words: string) => `//button[${named(words)} and not(@disabled)]`;
/** A button or tab whose words begin with these. */
export const buttonFrom = (words: string) =>
  `//button[(starts-with(normalize-space(), "${words}") or starts-with(@aria-label, "${words}")) and not(@disabled)]`;
export const link = (words: string) => `//a[${named(words)}]`;
export const field = (label: string) => `//*[@id = //label[text() = "${label}"]/@for]`;

/** What the page shows. */
const shown = (webkit: WebKit) => webkit.run(() => document.body.innerText);

export const untilShown = (webkit: WebKit, words: string, timeout?: number) =>
  webkit
    .until(async () => (await shown(webkit)).includes(words), `the page says “${words}”`, timeout)
    .catch(async (error: Error) => {
      throw new Error(`${error.message}. It says:\n${await shown(webkit)}`);
    });
export const untilAt = (webkit: WebKit, path: string, timeout?: number) =>
  webkit.until(async () => (await webkit.url()).endsWith(path), `the address ends with ${path}`, timeout);

/** Waits until the administrator's dashboard counts so many students. */
export const untilStudents = (webkit: WebKit, count: string, timeout?: number) =>
  webkit.until(
    () =>
      webkit.run((wanted) => {
        const card = [...document.querySelectorAll('dl')].find((list) => list.innerText.includes('Total Students'));
        return card?.querySelector('dd')?.innerText === wanted;
      }, count),
    `there are ${count} students`,
    timeout,
  );

/** The service worker that answers for the page, if there is one. */
export const worker = (webkit: WebKit) => webkit.run(() => navigator.serviceWorker?.controller?.state ?? null);

/** WebKit passes over a page that is being loaded when the worker becomes active, until it is loaded again. */
export const untilWorker = (webkit: WebKit) =>
  webkit.until(async () => {
    if ((await worker(webkit)) === 'activated') return true;
    await webkit.reload();
    return false;
  }, 'the service worker answers for the page');

/** Fills in the form of the login screen, which is open, as a person would. */
export async function signIn(webkit: WebKit, who: keyof typeof accounts, timeout?: number): Promise<void> {
  const account = accounts[who];
  await webkit.click(button(account.tab));
  await webkit.fill(field('Email'), account.email);
  await webkit.fill(field('Password'), 'Demo@1234');
  await webkit.click(button(account.button));
  await untilAt(webkit, account.lands, timeout);
}

/** Fills in and submits the Add New Student form; the dialog stays open with what came of it. */
export async function addStudent(webkit: WebKit, { name, email, rollNo }: NewStudent): Promise<void> {
  await webkit.click(button('Add New Student'));
  await webkit.fill(field('Name'), name);
  await webkit.fill(field('Email'), email);
  await webkit.fill(field('Roll number'), rollNo);
  await webkit.choose(field('Department'), 'Civil');
  await webkit.click(button('Add Student'));
}

/** Opens a page of the demo as an administrator. */
export async function openAsAdministrator(webkit: WebKit, origin: string, path: string): Promise<void> {
  await webkit.open(`${origin}/login`);
  await signIn(webkit, 'admin');
  await webkit.open(origin + path);
}

/** The demo on a host of its own. */
export const startDemo = (startHost: StartHost, options: Partial<HostOptions> = {}) =>
  startHost({ sites: { '/': 'dist' }, fallback: 'index.html', ...options });

/** The whole state of the demo, as the file that it offers for download. */
export const exportedState = (webkit: WebKit) =>
  webkit.run(async () => (await window.portalDemo?.exportState())?.text() ?? '');

/** To print, this browser asks on a window of its own; the page draws its sheets when it is told that it is printed. */
export const print = (webkit: WebKit) => webkit.run(() => void dispatchEvent(new Event('beforeprint')));

/** Somebody who uses the portal at this origin. */
export const visitorIn = (webkit: WebKit, origin: string): Visitor => ({
  open: (path) => webkit.open(origin + path),
  fill: (label, text) => webkit.fill(field(label), text),
  choose: (label, value) => webkit.choose(field(label), value),
  press: (words) => webkit.click(button(words)),
  follow: (words) => webkit.click(link(words)),
  attach: (path) => webkit.chooseFile('//input[@type = "file"]', basename(path), readFileSync(path)),
  print: () => print(webkit),
  shown: () => shown(webkit),
  printed: () => webkit.run(() => document.querySelector('body > [data-print-only]')?.textContent ?? ''),
});
