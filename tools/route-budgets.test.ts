import { describe, expect, it } from 'vitest';
import { budgetsFor, overruns, weigh } from './route-budgets.ts';
import type { Manifest } from './vite/manifest.ts';

const pages = [
  { path: '', files: ['src/routes/index.tsx'] },
  { path: 'login', files: ['src/routes/login.tsx'] },
];

/** A build of an entry, two pages, and parts of which the login imports one. */
const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', src: 'index.html', isEntry: true, imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js' },
  '_forms.js': { file: 'assets/forms.js', imports: ['index.html'] },
  '_tabs.js': { file: 'assets/tabs.js', imports: ['index.html'] },
  'src/routes/index.tsx?tsr-split=component': { file: 'assets/home.js', imports: ['index.html'] },
  'src/routes/login.tsx?tsr-split=component': { file: 'assets/login.js', imports: ['index.html', '_forms.js'] },
};
const sizes: Readonly<Record<string, number>> = {
  'assets/index.js': 150_000,
  'assets/runtime.js': 400,
  'assets/forms.js': 7000,
  'assets/tabs.js': 2000,
  'assets/home.js': 4000,
  'assets/login.js': 3000,
};

const weights = (larger: Readonly<Record<string, number>> = {}) =>
  weigh(manifest, pages, (file) => (sizes[file] ?? 0) + (larger[file] ?? 0));
const budgets = budgetsFor(weights(), {});

describe('The size budget of a page', () => {
  it('leaves a page a twentieth more than the entry and what the page imports, each file once', () => {
    expect(budgets).toEqual({ '/': 154_400 * 1.05, '/login': 160_400 * 1.05 });
  });

  it('stays below the limit of its page', () => {
    expect(budgetsFor(weights(), { '/login': 165_000 })).toEqual({ '/': 162_120, '/login': 165_000 });
  });

  it('lets a page grow within it', () => {
    expect(overruns(weights({ 'assets/forms.js': 8000 }), budgets)).toEqual([]);
  });

  it('counts nothing that other pages load', () => {
    expect(overruns(weights({ 'assets/tabs.js': 100_000 }), budgets)).toEqual([]);
  });

  it('names the page that is over it, and its largest files', () => {
    expect(overruns(weights({ 'assets/forms.js': 10_000 }), budgets)).toEqual([
      '/login is over its budget of 168.4 kB by 2.0 kB. Its largest files: assets/index.js 150.0 kB, assets/forms.js 17.0 kB, assets/login.js 3.0 kB, assets/runtime.js 0.4 kB.',
    ]);
  });

  it('fails where a page has none, and where it belongs to no page', () => {
    expect(overruns(weights(), { '/': 200_000, '/old': 200_000 })).toEqual([
      '/old has a budget, and is no page.',
      '/login has no budget.',
    ]);
  });
});
