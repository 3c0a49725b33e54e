// First: it has to be there before React is loaded.
import './no-waits.ts';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, prettyDOM } from '@testing-library/react';
import * as react from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { storeReceipt } from '../src/session/application-receipt.ts';
import { connect } from '../src/platform/api/connection.ts';
import { offerExtensions } from '../src/platform/server/extensions.ts';
import { publishBackendStatus } from '../src/platform/server/status.ts';
import { paintDelay } from '../src/platform/scheduling.ts';
import { session } from '../src/session/session.ts';
import { sessionStore } from '../src/platform/storage/safe-storage.ts';
import { pendingToasts } from '../src/ui/toast/toast.ts';
import './fast-document.ts';
import './few-styles.ts';
import { takeTextFaults } from './translated-page.ts';

configure({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 15_000,
  // Printing the document takes long, and while something is waited for nobody reads it: it is printed when it is read.
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let text: string | undefined;
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
      set(next: string) {
        text = next;
      },
    });
  },
});
vi.setConfig({ testTimeout: 60_000 });

// In development React takes a stack trace for each element that is made, for warnings that no test reads.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// jsdom knows the first by name and answers every call with an error; it has no layout that the second could watch.
window.scrollTo = () => {};
// It knows no media queries either: the window is wide, and nobody prefers anything.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.startsWith('(min-width:'),
    onchange: null,
    addListener() {},
    removeListener() {},
  });
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Without a layout every element is a box of nothing, which no focus trap would put the focus on.
Element.prototype.getClientRects = () => Object.assign([new DOMRect(0, 0, 1, 1)], { item: () => null });

// The files of a worker share the document and the modules: each test leaves them as a page finds them that has just loaded.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  paintDelay.ms = 1000;
  localStorage.clear();
  sessionStorage.clear();
  // A test may have set the clock: the tab is in view now.
  document.dispatchEvent(new Event('visibilitychange'));
  for (const key of sessionStore.keys()) sessionStore.remove(key);
  act(() => {
    session.clear();
    connect({});
    publishBackendStatus({ phase: 'starting', progress: 0, notices: [], accounts: [] });
    vi.unstubAllEnvs();
    offerExtensions(undefined);
    pendingToasts.set(() => []);
  });
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  document.title = '';
  const faults = takeTextFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

// After the last test: an application may have been received when that one had ended.
beforeEach(() => storeReceipt(undefined));

// Code that is still being loaded when a file ends is refused, and would stay refused for the worker's other files.
afterAll(() => vi.dynamicImportSettled());
