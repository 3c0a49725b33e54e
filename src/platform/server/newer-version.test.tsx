import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOutdated } from './newer-version.ts';
import { watchForNewerVersion } from './watch-version.ts';
import { publishBackendStatus, useBackendStatus } from './status.ts';

/** What of a built page tells its version. */
const files = (script: string) => `<template id="files"><link data-entry href="assets/${script}" /></template>`;
const page = (script: string) => `<html><head>${files(script)}</head></html>`;
const hostAnswers = (html: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(html, { status }));
const messages = () =>
  renderHook(() => useBackendStatus(({ notices }) => notices)).result.current.map(({ message }) => message);

beforeEach(() => {
  publishBackendStatus({ notices: [] });
  document.head.insertAdjacentHTML('beforeend', files('index-aaaa.js'));
});

afterEach(() => {
  document.head.querySelector('#files')?.remove();
  publishBackendStatus({ notices: [] });
});

it('A page is outdated when the host’s page loads another script', async () => {
  hostAnswers(page('index-bbbb.js'));
  expect(await isOutdated()).toBe(true);
});

it.each([
  ['the same script', page('index-aaaa.js'), 200],
  ['the sign-in page of a network', '<html><h1>Welcome to our Wi-Fi</h1></html>', 200],
  ['an error', page('index-bbbb.js'), 503],
])('A page is not outdated when the host answers with %s', async (_, html, status) => {
  hostAnswers(html, status);
  expect(await isOutdated()).toBe(false);
});

it('A page is not outdated when the host does not answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isOutdated()).toBe(false);
});

it('A tab checks for a newer version when it is shown again after a while, and not when it was just left', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const fetch = hostAnswers(page('index-bbbb.js'));
  watchForNewerVersion();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetch).not.toHaveBeenCalled();
  clock.mockReturnValue(1_000_000 + 6 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(messages()).toEqual(['A newer version of the portal is available.']));
});
