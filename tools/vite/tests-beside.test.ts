import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testsBeside } from './tests-beside.ts';

const root = process.cwd();
const beside = (file: string) => testsBeside(join(root, file), root).map((test) => test.slice(root.length + 1));

it('A test that changes is run again', () => {
  expect(beside('tools/vite/tests-beside.test.ts')).toEqual(['tools/vite/tests-beside.test.ts']);
});

it('A file that has a test of its name has that run again', () => {
  expect(beside('tools/vite/tests-beside.ts')).toEqual(['tools/vite/tests-beside.test.ts']);
});

it('A file without one has the tests of its folder run again', () => {
  expect(beside('tools/vite/another.ts')).toContain('tools/vite/tests-beside.test.ts');
});

it('A file in a folder without tests has the tests of the next folder above run again', () => {
  expect(beside('src/routes/admin/courses.tsx')).toEqual(['src/routes/-search.test.tsx']);
});

it('A file above all tests has none run again', () => {
  expect(beside('vite.config.ts')).toEqual([]);
});
