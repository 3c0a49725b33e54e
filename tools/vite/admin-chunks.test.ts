import { describe, expect, it } from 'vitest';
import { adminChunk } from './admin-chunks.ts';

const page = (name: string) => `/app/src/routes/${name}.tsx?tsr-split=component`;
const students = page('admin/students/index');
const courses = page('admin/courses');
const frame = page('admin/route');

/** Modules by who imports them, at once and when something is opened. */
const graph: Readonly<Record<string, readonly [importers: readonly string[], dynamicImporters?: readonly string[]]>> = {
  table: [[students, courses]],
  bar: [[frame]],
  roster: [[students]],
  panel: [[], [students, courses]],
  filters: [[students, courses, page('faculty')]],
  rules: [['filters', page('contact')]],
  record: [[students, courses, page('student/profile')]],
  button: [['record', page('login')]],
  // Both of the administrators' pages import it, and so does a dialog that anybody may open.
  modal: [[students, courses, 'dialog']],
  dialog: [[], [page('index')]],
  // They import each other.
  chicken: [[students, 'egg']],
  egg: [[courses, 'chicken']],
  // Past the component of a page, nobody needs what it imports at once.
  [students]: [['/app/src/app/route-tree.gen.ts']],
  '/app/src/app/route-tree.gen.ts': [[page('login')]],
};
const modules = {
  getModuleInfo(id: string) {
    const [importers, dynamicImporters = []] = this === modules ? (graph[id] ?? [[]]) : [[]];
    return { importers: [...importers], dynamicImporters: [...dynamicImporters] };
  },
};

describe('The chunk of code shared by administrators’ pages', () => {
  it.each([
    ['table', 'admin', 'two of them import it'],
    ['bar', 'admin', 'their frame imports it'],
    ['chicken', 'admin', 'they import it by way of one another'],
    ['filters', 'lists', 'a public list has it'],
    ['rules', 'lists', 'a public list has it, by way of another module'],
    ['record', 'records', 'the pages of students have it'],
  ])('%s belongs to the chunk %s, as %s', (id, chunk, _) => {
    expect(adminChunk(id, modules)).toBe(chunk);
  });

  it.each([
    ['roster', 'one of them imports it'],
    ['panel', 'it is loaded when it is opened'],
    ['button', 'a page that has to be light has it'],
    ['modal', 'a page that has to be light may come to need it'],
  ])('%s belongs to no such chunk, as %s', (id) => {
    expect(adminChunk(id, modules)).toBeUndefined();
  });
});
