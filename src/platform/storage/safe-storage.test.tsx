import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, sessionStore } from './safe-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.remove('key');
});

const denied = () => {
  throw new DOMException('Denied', 'SecurityError');
};

describe('A safe storage', () => {
  it.each([
    ['localStorage', localStore, () => localStorage],
    ['sessionStorage', sessionStore, () => sessionStorage],
  ])('reads, writes and removes texts of %s', (_, store, browser) => {
    expect(store.get('key')).toBeNull();
    expect(store.set('key', 'text')).toBe(true);
    expect(browser().getItem('key')).toBe('text');
    expect(store.get('key')).toBe('text');
    expect(store.remove('key')).toBe(true);
    expect(browser().getItem('key')).toBeNull();
  });

  it('reads and writes JSON', () => {
    expect(localStore.setJson('key', { columns: ['name'] })).toBe(true);
    expect(localStore.getJson('key')).toEqual({ columns: ['name'] });
  });

  it.each([['no JSON'], [''], [undefined]])('returns no JSON value for %j', (text) => {
    if (text !== undefined) localStorage.setItem('key', text);
    expect(localStore.getJson('key')).toBeUndefined();
  });

  it('reports that the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect([localStore.set('key', 'text'), localStore.setJson('key', 1)]).toEqual([false, false]);
  });

  it('does not throw when the browser denies all access to storage', () => {
    const access = vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    const results = [localStore.get('key'), localStore.set('key', 'text'), localStore.remove('key')];
    access.mockRestore();
    expect(results).toEqual([undefined, false, false]);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
    for (const store of [localStore, sessionStore])
      expect([store.get('key'), store.remove('key'), store.getJson('key')]).toEqual([undefined, false, undefined]);
  });
});

describe('The storage of a tab', () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  it.each<[cause: string, happens: () => void]>([
    ['is cleared by the browser', () => sessionStorage.clear()],
    ['is denied from then on', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied)],
  ])('keeps its values while the page is open and storage %s', (_, happens) => {
    sessionStore.setJson('key', { phone: '98' });
    happens();
    expect(sessionStore.getJson('key')).toEqual({ phone: '98' });
    expect(sessionStore.keys()).toEqual(['key']);
    sessionStore.remove('key');
    const left = [sessionStore.getJson('key'), sessionStore.keys()];
    vi.restoreAllMocks();
    expect(left).toEqual([undefined, []]);
  });

  it('keeps the newest text when storage is full, and restores no older one after a reload', () => {
    sessionStore.set('key', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    expect(sessionStore.set('key', 'new')).toBe(false);
    expect(sessionStore.get('key')).toBe('new');
    expect(sessionStorage.getItem('key')).toBeNull();
  });
});
