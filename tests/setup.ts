import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

// jsdom knows the first by name and answers every call with an error; it has no layout that the second could watch.
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Without a layout every element is a box of nothing, which no focus trap would put the focus on.
Element.prototype.getClientRects = () => Object.assign([new DOMRect(0, 0, 1, 1)], { item: () => null });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
