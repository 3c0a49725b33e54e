import { describe, expect, it } from 'vitest';
import { budgetsFor, overruns, weigh } from './route-budgets.ts';
import type { Manifest } from './vite/manifest.ts';

const pages = [
  { path: '', files: ['src/routes/index.tsx'] },
  { path: 'login', files: ['src/routes/login.tsx'] },
];

/** A build of an entry, two pages, and a part that the login shares with a page of no interest here. */
const manifest: Manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    name: 'index',
    src: 'index.html',
    isEntry: true,
    imports: ['_runtime.js'],
  },
  '_runtime.js': { file: 'assets/runtime-1.js', name: 'runtime' },
  '_forms.js': { file: 'assets/part-1.js', name: 'part~login~contact', imports: ['index.html'] },
  '_tabs.js': { file: 'assets/part-2.js', name: 'part~contact~profile', imports: ['index.html'] },
  'src/routes/index.tsx?tsr-split=component': {
    file: 'assets/routes-1.js',
    name: 'routes',
    src: 'src/routes/index.tsx?tsr-split=component',
    imports: ['index.html'],
  },
  'src/routes/login.tsx?tsr-split=component': {
    file: 'assets/login-1.js',
    name: 'login',
    src: 'src/routes/login.tsx?tsr-split=component',
    imports: ['index.html', '_forms.js'],
  },
};
const contents = { 'assets/part-1.js': 'formik/dist/formik.esm.js', 'assets/part-2.js': 'src/ui/Tabs.tsx' };
const sizes: Readonly<Record<string, number>> = {
  'assets/index-1.js': 150_000,
  'assets/runtime-1.js': 400,
  'assets/part-1.js': 7000,
  'assets/part-2.js': 2000,
  'assets/routes-1.js': 4000,
  'assets/login-1.js': 3000,
};

const weights = (changed: Manifest = {}, larger: Readonly<Record<string, number>> = {}) =>
  weigh({ ...manifest, ...changed }, contents, pages, (file) => (sizes[file] ?? 0) + (larger[file] ?? 0));
const budgets = budgetsFor(weights());

describe('The size budget of a page', () => {
  it('counts the entry and the page’s imports, each chunk once', () => {
    expect(budgets.pages).toEqual({
      '/': { firstScreen: 150_400 + 4000 + 1000, added: 4000 + 500 },
      '/login': { firstScreen: 150_400 + 10_000 + 1000, added: 10_000 + 500 },
    });
  });

  it('applies to the build it was set by, regardless of file names', () => {
    const renamed: Manifest = { '_runtime.js': { file: 'assets/runtime-2.js', name: 'runtime' } };
    expect(overruns(weights(renamed, { 'assets/runtime-2.js': 400 }), budgets)).toEqual([]);
  });

  it('allows a chunk some growth', () => {
    expect(overruns(weights({}, { 'assets/part-1.js': 500 }), budgets)).toEqual([]);
  });

  it('names a shared chunk that grew with its largest module', () => {
    expect(overruns(weights({}, { 'assets/part-1.js': 2200 }), budgets)).toEqual([
      '/login is over its budget by 1.2 kB: part with formik/dist/formik.esm.js grew by 2.2 kB.',
    ]);
  });

  it('fails every page when the entry grows, and names the largest growth first', () => {
    expect(overruns(weights({}, { 'assets/index-1.js': 900, 'assets/login-1.js': 300 }), budgets)).toEqual([
      '/login is over its budget by 0.2 kB: index.html grew by 0.9 kB, src/routes/login.tsx grew by 0.3 kB.',
    ]);
    expect(overruns(weights({}, { 'assets/index-1.js': 1500 }), budgets)).toHaveLength(2);
  });

  it('names a chunk that a page has not loaded before', () => {
    const login = 'src/routes/login.tsx?tsr-split=component';
    const changed: Manifest = {
      [login]: { ...manifest[login], file: 'assets/login-1.js', imports: ['index.html', '_forms.js', '_tabs.js'] },
    };
    expect(overruns(weights(changed), budgets)).toEqual([
      '/login is over its budget by 1.0 kB: part with src/ui/Tabs.tsx is new with 2.0 kB.',
    ]);
  });

  it('fails for a page that grows by code moved out of the entry', () => {
    const moved = weights({}, { 'assets/index-1.js': -700, 'assets/routes-1.js': 700 });
    expect(overruns(moved, budgets)).toEqual([
      '/ adds 0.2 kB more to the entry than its budget allows: src/routes/index.tsx grew by 0.7 kB.',
    ]);
  });

  it('lacks an entry for a new page, and has an obsolete one for a removed page', () => {
    const { '/login': login, ...others } = budgets.pages;
    expect(login).toBeDefined();
    expect(overruns(weights(), { ...budgets, pages: others })).toEqual(['/login has no budget.']);
    const withMore = { ...budgets.pages, '/old': { firstScreen: 1, added: 1 } };
    expect(overruns(weights(), { ...budgets, pages: withMore })).toEqual(['/old has a budget, and is no page.']);
  });
});
