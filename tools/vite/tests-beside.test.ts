import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testsBeside } from './tests-beside.ts';

const root = process.cwd();
const beside = (file: string) => testsBeside(join(root, file), root).map((test) => test.slice(root.length + 1));

it('A changed test runs again', () => {
  expect(beside('tools/vite/tests-beside.test.ts')).toEqual(['tools/vite/tests-beside.test.ts']);
});

it('A changed file runs the test of its name', () => {
  expect(beside('tools/vite/tests-beside.ts')).toEqual(['tools/vite/tests-beside.test.ts']);
});

it('A changed file without its own test runs the tests of its folder', () => {
  expect(beside('tools/vite/another.ts')).toContain('tools/vite/tests-beside.test.ts');
});

it('A changed file in a folder without tests runs those of the nearest folder above', () => {
  expect(beside('src/routes/admin/courses.tsx')).toEqual(['src/routes/-search.test.tsx']);
});

it('A changed file above all tests runs none', () => {
  expect(beside('vite.config.ts')).toEqual([]);
});
