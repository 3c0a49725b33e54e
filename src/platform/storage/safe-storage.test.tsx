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

  it.each([['no JSON'], [''], [undefined]])('has no JSON value where %j is stored', (text) => {
    if (text !== undefined) localStorage.setItem('key', text);
    expect(localStore.getJson('key')).toBeUndefined();
  });

  it('says that it could not store into a full storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect([localStore.set('key', 'text'), localStore.setJson('key', 1)]).toEqual([false, false]);
  });

  it('does not throw where the browser denies every access, even to the storage itself', () => {
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

describe('What a tab keeps until it is closed', () => {
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  it.each<[cause: string, happens: () => void]>([
    ['is cleared by the browser', () => sessionStorage.clear()],
    ['is denied from then on', () => vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied)],
  ])('stays while the page is open where it %s', (_, happens) => {
    sessionStore.setJson('key', { phone: '98' });
    happens();
    expect(sessionStore.getJson('key')).toEqual({ phone: '98' });
    expect(sessionStore.keys()).toEqual(['key']);
    sessionStore.remove('key');
    const left = [sessionStore.getJson('key'), sessionStore.keys()];
    vi.restoreAllMocks();
    expect(left).toEqual([undefined, []]);
  });

  it('is the newest text where there is no more room, and no older one comes back after a reload', () => {
    sessionStore.set('key', 'old');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    expect(sessionStore.set('key', 'new')).toBe(false);
    expect(sessionStore.get('key')).toBe('new');
    expect(sessionStorage.getItem('key')).toBeNull();
  });
});
