import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { extensions, hasExtension, offerExtensions, useExtension } from './extensions.ts';
import { operations } from '#openapi/operations.gen.ts';

const inDemo = extensions.filter((name) => name !== 'lists');
const offered = () => extensions.filter(hasExtension);

describe('The extensions of the server', () => {
  it.each<[where: string, mode: string, setting: string | undefined, expected: readonly string[]]>([
    ['in a demo all but lists', '', undefined, inDemo],
    ['in a demo all but lists, whatever a live build would have', '', 'history', inDemo],
    ['in a live build none', 'live', undefined, []],
    ['in a live build none where the setting is empty', 'live', '', []],
    ['in a live build those it was built with', 'live', 'history, restore,profile', ['profile', 'history', 'restore']],
  ])('default to %s without a configuration', (_, mode, setting, expected) => {
    vi.stubEnv('VITE_API_MODE', mode);
    if (setting !== undefined) vi.stubEnv('VITE_EXTENSIONS', setting);
    offerExtensions(undefined);
    expect(offered()).toEqual(expected);
  });

  it('equal those of a configuration, even if it names none', () => {
    vi.stubEnv('VITE_API_MODE', 'live');
    vi.stubEnv('VITE_EXTENSIONS', 'history');
    offerExtensions(['restore']);
    expect(offered()).toEqual(['restore']);
    offerExtensions([]);
    expect(offered()).toEqual([]);
  });

  it('ignore unknown names, which are logged with the known ones', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    offerExtensions(['history', 'time-travel']);
    expect(offered()).toEqual(['history']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^There is no extension “time-travel”; those there are: (?:[a-z-]+, )+[a-z-]+\.$/),
    );
  });

  it('update a component that rendered before they were known', () => {
    offerExtensions([]);
    const { result } = renderHook(() => useExtension('history'));
    expect(result.current).toBe(false);
    act(() => offerExtensions(['history']));
    expect(result.current).toBe(true);
  });
});

it('The extensions are exactly those of the contract’s operations, and that of their header', () => {
  const named = Object.values(operations).flatMap((operation) => ('extension' in operation ? operation.extension : []));
  expect([...extensions].toSorted()).toEqual([...new Set([...named, 'idempotency'])].toSorted());
});
