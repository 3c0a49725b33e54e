import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { extensions } from './extension-names.ts';
import { hasExtension, offerExtensions, useExtension } from './extensions.ts';

const offered = () => extensions.filter(hasExtension);

describe('The extensions of the server', () => {
  it.each<[where: string, mode: string, setting: string | undefined, expected: readonly string[]]>([
    ['in a demo all of them', '', undefined, extensions],
    ['in a demo all of them, whatever a live build would have', '', 'history', extensions],
    ['in a live build none', 'live', undefined, []],
    ['in a live build none where the setting is empty', 'live', '', []],
    ['in a live build those it was built with', 'live', 'history, restore,profile', ['history', 'restore', 'profile']],
  ])('are %s, where no configuration names them', (_, mode, setting, expected) => {
    vi.stubEnv('VITE_API_MODE', mode);
    if (setting !== undefined) vi.stubEnv('VITE_EXTENSIONS', setting);
    offerExtensions(undefined);
    expect(offered()).toEqual(expected);
  });

  it('are those that a configuration names, and no others, also where it names none', () => {
    vi.stubEnv('VITE_API_MODE', 'live');
    vi.stubEnv('VITE_EXTENSIONS', 'history');
    offerExtensions(['restore']);
    expect(offered()).toEqual(['restore']);
    offerExtensions([]);
    expect(offered()).toEqual([]);
  });

  it('that nobody knows are ignored, and named on the console with those there are', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    offerExtensions(['history', 'time-travel']);
    expect(offered()).toEqual(['history']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^There is no extension “time-travel”; those there are: application-status, /),
    );
  });

  it('reach a component that is on screen before they are known', () => {
    offerExtensions([]);
    const { result } = renderHook(() => useExtension('history'));
    expect(result.current).toBe(false);
    act(() => offerExtensions(['history']));
    expect(result.current).toBe(true);
  });
});
