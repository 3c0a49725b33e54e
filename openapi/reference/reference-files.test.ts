import { describe, expect, it } from 'vitest';
import { endpoints, readContract } from '../contract.ts';
import { blocksOf } from './Prose.tsx';
import { referenceFile, referenceFileNames } from './reference-files.tsx';

const contract = await readContract();
const page = (await referenceFile('', '../'))?.text ?? '';
const all = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found]) => found ?? '');
const ids = all(/ id="([^"]*)"/g);

describe('The page of the API reference', () => {
  it('contains each operation and each schema of the contract once, with an anchor', () => {
    const wanted = [
      ...endpoints(contract).map(({ id }) => id),
      ...Object.keys(contract.components.schemas).map((name) => `schema-${name}`),
    ];
    expect(all(/<article class="operation" id="([^"]*)"/g)).toHaveLength(endpoints(contract).length);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('contains no link to a missing anchor', () => {
    const anchors = all(/ href="#([^"]*)"/g);
    expect(anchors.length).toBeGreaterThan(500);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });

  it('links only to itself, the files beside it and the portal', () => {
    expect(new Set(all(/ (?:href|src)="([^"#][^"]*)"/g))).toEqual(
      new Set(['../', '../favicon.svg', ...referenceFileNames.filter((name) => name !== 'index.html')]),
    );
  });

  it('contains no link to the portal when there is none', async () => {
    expect((await referenceFile(''))?.text).not.toContain('href="../');
  });

  it('contains no script and no style of its own, which the policy would refuse', () => {
    expect(page).not.toMatch(/<script|<style| style="| on[a-z]+="/);
  });

  it('shows no Markdown syntax of descriptions', () => {
    expect(page).not.toMatch(/`|\*\*|## |\| ---|\]\(/);
  });

  it.each([
    ['updateStudentPlacement', 'Where the placement status is Placed: company string (visible) required'],
    ['adminUpdateStudent', 'Where the placement status is Placed: company string (visible) required'],
    ['reviewApplication', 'Where the status is REJECTED: rejectionReason string (visible) required'],
  ])('shows for %s which field another one requires: %s', (id, words) => {
    const [, entry = ''] = page.split(`<article class="operation" id="${id}"`);
    const [text = ''] = entry.split('</article>');
    expect(text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('shows who may call an operation, and that some are public with a parameter only', () => {
    const [, entry = ''] = page.split('<article class="operation" id="listStudents"');
    const [roles = ''] = entry.split('</ul>');
    expect(roles.replaceAll(/<[^>]+>/g, '')).toMatch(/Administrators ADMIN.*Everybody public, with view=public only/);
  });
});

it('A description is rendered as headings, tables and paragraphs', () => {
  expect(blocksOf('One\nline.\n## Title\nNext.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\nLast.')).toEqual([
    { kind: 'paragraph', lines: ['One', 'line.'] },
    { kind: 'heading', lines: ['## Title'] },
    { kind: 'paragraph', lines: ['Next.'] },
    { kind: 'table', lines: ['| a | b |', '| --- | --- |', '| 1 | 2 |'] },
    { kind: 'paragraph', lines: ['Last.'] },
  ]);
});

it('The folder of the API reference contains no other files', async () => {
  expect(await referenceFile('other.html')).toBeUndefined();
});
