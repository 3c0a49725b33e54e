import { expect, it } from 'vitest';
import { afterFile, currentFile, type FileQueue, isLast, queueOf, stopped, withPart } from './file-queue.ts';

const file = new File([], '');
const start = queueOf({ files: ['a.csv', 'b.csv', 'c.csv'].map((path) => ({ path, file })), leftOut: [] });
const all = ['1 added', 'skipped', '2 added'].reduce(afterFile, start);

it.each<[string, FileQueue, string | undefined, readonly string[]]>([
  ['at first the first', start, 'a.csv', []],
  ['then the second', afterFile(start, '1 added'), 'b.csv', ['1 added']],
  ['at last none', all, undefined, ['1 added', 'skipped', '2 added']],
  ['none, once somebody has stopped', stopped(start, 'skipped'), undefined, ['skipped']],
  ['the same, while some of its rows are left', withPart(start, '1 added, 2 not tried'), 'a.csv', []],
  [
    'the next, with both parts of the one before',
    afterFile(withPart(start, '1 added, 2 not tried'), '2 added'),
    'b.csv',
    ['1 added, 2 not tried; then 2 added'],
  ],
  [
    'the one after it, with the second part forgotten',
    afterFile(afterFile(withPart(start, 'x'), 'y'), 'z'),
    'c.csv',
    ['x; then y', 'z'],
  ],
])('Of several files, this one has its turn: %s', (_, queue, path, outcomes) => {
  expect(currentFile(queue)?.path).toBe(path);
  expect(queue.outcomes).toEqual(outcomes);
});

it('The last of several files is known to be the last', () => {
  expect([start, afterFile(start, ''), afterFile(afterFile(start, ''), '')].map(isLast)).toEqual([false, false, true]);
});
