import { describe, expect, it } from 'vitest';
import { compareVersions, versionProblems } from './version.ts';

const changelog = `# Changelog

## 2.0.0

- Courses have no fee.

## 1.1.0 (2026-12-01)

- New: rooms.

### Looks breaking and is not

- \`PUT /courses/{id}, request: kind is required now\`: it always was, in words.

### Other

- \`PUT /a b\` is not explained here.

## 1.0.0
`;
const edition = (version: string, more: object = {}) => ({ version, isReleased: false, changelog, ...more });
const kind = { where: 'PUT /courses/{id}, request: kind', what: 'is required now' };
const fee = { where: 'PUT /courses/{id}, request: fee', what: 'is not read any more' };

describe('The version of a contract', () => {
  it('may stay when the contract is the released one', () => {
    expect(versionProblems(edition('1.0.0', { isReleased: true }), '1.0.0', [])).toEqual([]);
  });

  it('must change when the contract changes', () => {
    expect(versionProblems(edition('1.0.0'), '1.0.0', [])).toEqual([
      'The contract is not the 1.0.0 that was released: give it a new version in info.version.',
    ]);
  });

  it('must not decrease', () => {
    expect(versionProblems(edition('1.0.0'), '1.1.0', [])).toEqual([
      'The contract says 1.0.0, and 1.1.0 has been released.',
    ]);
  });

  it('must have a new major number for a breaking change, which is named', () => {
    expect(versionProblems(edition('1.1.0'), '1.0.0', [kind, fee])).toEqual([
      'Breaks clients of 1.0.0: PUT /courses/{id}, request: fee is not read any more',
    ]);
    expect(versionProblems(edition('2.0.0'), '1.0.0', [kind, fee])).toEqual([]);
  });

  it('must have an entry in the changelog', () => {
    expect(versionProblems(edition('1.2.0'), '1.1.0', [])).toEqual(['openapi/CHANGELOG.md has no entry for 1.2.0.']);
  });

  it('may rely on what an earlier version since the release has explained', () => {
    const more = { changelog: changelog.replace('## 1.1.0', '## 1.2.0\n\n- New: doors.\n\n## 1.1.0') };
    expect(versionProblems(edition('1.2.0', more), '1.0.0', [kind])).toEqual([]);
    expect(versionProblems(edition('1.2.0', more), '1.1.0', [kind])).toEqual([
      'Breaks clients of 1.1.0: PUT /courses/{id}, request: kind is required now',
    ]);
  });

  it('must not explain breaking changes that do not exist', () => {
    expect(versionProblems(edition('1.1.0'), '1.0.0', [])).toEqual([
      'The changelog explains what is not found: PUT /courses/{id}, request: kind is required now',
    ]);
  });

  it('must be three numbers', () => {
    expect(() => versionProblems(edition('1.1'), '1.0.0', [])).toThrow('"1.1" is no version such as 1.2.0.');
  });
});

it.each([
  ['1.0.0', '1.0.0', 0],
  ['1.9.0', '1.10.0', -1],
  ['2.0.0', '1.10.9', 1],
  ['1.0.2', '1.0.1', 1],
])('The order of the versions %s and %s is %i', (one, other, order) => {
  expect(Math.sign(compareVersions(one, other))).toBe(order);
});
