import type { BreakingChange } from './breaking-changes.ts';

/** The three numbers of a version. @throws Error where it is none */
function numbersOf(version: string): readonly [number, number, number] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`"${version}" is no version such as 1.2.0.`);
  return [Number(major), Number(minor), Number(patch)];
}

/** Less than 0 where the first version is the earlier one. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/** The parts of a changelog that versions have for themselves. */
function entriesOf(changelog: string): { readonly version: string; readonly entry: string }[] {
  const [, ...entries] = changelog.split(/^## /m);
  return entries.map((entry) => ({ version: entry.split(/\s/, 1)[0] ?? '', entry }));
}

/** The findings that an entry takes for harmless: the items below that heading begin with one, as code. */
function harmlessIn(entry: string): string[] {
  const [, section = ''] = entry.split(/^### Looks breaking and is not$/m);
  const [own = ''] = section.split(/^### /m);
  return [...own.matchAll(/^- `([^`]+)`/gm)].map(([, finding = '']) => finding);
}

export interface Edition {
  readonly version: string;
  /** Whether its contract is the released one, to the letter. */
  readonly isReleased: boolean;
  readonly changelog: string;
}

/** A finding as it is printed, and as a changelog names it. */
export const sentenceOf = ({ where, what }: BreakingChange): string => `${where} ${what}`;

/**
 * What is wrong with the version of a contract, in sentences: each breaking change needs the next major version, and every
 * version its entry in the changelog.
 * @param released the version of the last release
 * @param changes what in the contract may break clients of that release
 */
export function versionProblems(
  { version, isReleased, changelog }: Edition,
  released: string,
  changes: readonly BreakingChange[],
): string[] {
  const entries = entriesOf(changelog);
  const problems: string[] = [];
  if (!entries.some((one) => one.version === version))
    problems.push(`openapi/CHANGELOG.md has no entry for ${version}.`);
  const findings = changes.map(sentenceOf);
  // The contract is compared with the release: what every version since then has explained counts.
  const since = entries.filter(
    (one) => compareVersions(one.version, released) > 0 && compareVersions(one.version, version) <= 0,
  );
  const harmless = since.flatMap(({ entry }) => harmlessIn(entry));
  for (const finding of harmless)
    if (!findings.includes(finding)) problems.push(`The changelog explains what is not found: ${finding}`);
  const order = compareVersions(version, released);
  if (order < 0) problems.push(`The contract says ${version}, and ${released} has been released.`);
  if (order === 0 && !isReleased)
    problems.push(`The contract is not the ${released} that was released: give it a new version in info.version.`);
  if (numbersOf(version)[0] === numbersOf(released)[0])
    for (const finding of findings)
      if (!harmless.includes(finding)) problems.push(`Breaks clients of ${released}: ${finding}`);
  return problems;
}
