import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type OperationId, operations } from '../openapi/operations.gen.ts';
import { uses } from './portal.ts';

/** The operations that src/api calls through the generated client. */
function calledByThePortal(): string[] {
  const files = readdirSync('src/api').filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  const calls = files.flatMap((name) => [
    ...readFileSync(`src/api/${name}`, 'utf8').matchAll(/api\.([A-Z]+)\(\s*'([^']+)'/g),
  ]);
  const ids = Object.keys(operations) as OperationId[];
  return calls.map(([call, method, path]) => {
    const id = ids.find((one) => operations[one].method.toUpperCase() === method && operations[one].path === path);
    return id ?? `no operation: ${call}`;
  });
}

it('Level 1 is what src/api calls, and nothing else', () => {
  expect(Object.keys(uses).toSorted()).toEqual([...new Set(calledByThePortal())].toSorted());
  expect(Object.keys(uses)).toHaveLength(33);
});

const routes = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map(
    (name) =>
      `/${name
        .replace(/\.tsx$/, '')
        .replace(/(?:^|\/)index$/, '')
        .replaceAll('$', ':')}`,
  );

it.each(Object.entries(uses))(
  '%s names screens that there are, and sections of the specification',
  (_, { screens, sections, suffers }) => {
    for (const screen of screens) if (screen !== 'every page') expect(routes).toContain(screen);
    expect(screens).not.toEqual([]);
    for (const section of sections) expect(section).toMatch(/^[1-9] \S/);
    expect(suffers).toMatch(/^[A-Z]/);
  },
);
