export interface SafeStorage {
  /** The stored text, null where there is none, undefined where the browser denies access. */
  readonly get: (key: string) => string | null | undefined;
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => boolean;
  /** None where the browser denies access. */
  readonly keys: () => readonly string[];
  /** The stored value, undefined where there is none or where the text is no JSON. Check its shape: anybody may edit it. */
  readonly getJson: (key: string) => unknown;
  readonly setJson: (key: string, value: unknown) => boolean;
}

function attempt<Value, Fallback>(action: () => Value, fallback: Fallback): Value | Fallback {
  try {
    return action();
  } catch {
    return fallback;
  }
}

const parse = (text: string | null | undefined): unknown =>
  typeof text === 'string' ? attempt((): unknown => JSON.parse(text), undefined) : undefined;

/** @param storage is called each time, since reading `window.localStorage` itself may throw */
function safeStorage(storage: () => Storage): SafeStorage {
  const get = (key: string) => attempt(() => storage().getItem(key), undefined);
  const set = (key: string, text: string) => attempt(() => (storage().setItem(key, text), true), false);
  return {
    get,
    set,
    remove: (key) => attempt(() => (storage().removeItem(key), true), false),
    keys: () => attempt(() => Object.keys(storage()), []),
    getJson: (key) => parse(get(key)),
    setJson: (key, value) => set(key, JSON.stringify(value)),
  };
}

export const localStore = safeStorage(() => localStorage);

/** A storage for this page alone, for what the browser refuses to keep, or clears while the page is open. */
function withMemory(stored: SafeStorage): SafeStorage {
  const memory = new Map<string, string>();
  const get = (key: string) => memory.get(key) ?? stored.get(key);
  const set = (key: string, text: string) => {
    memory.set(key, text);
    // Where there is no room, an older text must not come back after a reload.
    return stored.set(key, text) || (stored.remove(key), false);
  };
  return {
    get,
    set,
    remove: (key) => (memory.delete(key), stored.remove(key)),
    keys: () => [...new Set([...memory.keys(), ...stored.keys()])],
    getJson: (key) => parse(get(key)),
    setJson: (key, value) => set(key, JSON.stringify(value)),
  };
}

/**
 * What this tab keeps until it is closed: over a reload in the browser's storage, which is this tab's alone, and in the
 * page itself where the browser refuses to store it or has cleared it.
 */
export const sessionStore = withMemory(safeStorage(() => sessionStorage));
