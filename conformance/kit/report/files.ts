import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '#openapi/operations.gen.ts';
import type { Rules } from '../rules.ts';
import type { OperationResult, Result } from '../verdicts.ts';
import { findingLine } from './terminal.ts';
import { page } from './page.tsx';

/** The result as JSON: what other programs read. */
export function jsonReport({ operations: results, ...rest }: Result): string {
  const rows = results.map(({ passed, ...operation }) => ({ ...operation, passed: Object.fromEntries(passed) }));
  return `${JSON.stringify({ ...rest, operations: rows }, null, 2)}\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text in XML 1.0, which has no control characters. */
const xml = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD');

/** A test case for each rule of an operation, and for each thing that was skipped. */
function casesOf(
  { subject, passed, findings, skips }: OperationResult,
  seed: number,
  rules: Rules,
): { text: string; failed: number }[] {
  const broken = new Set(findings.map(({ rule }) => rule));
  const ids = [...new Set([...passed.keys(), ...broken])];
  const open = (name: string) => `<testcase classname="${xml(subject)}" name="${xml(name)}"`;
  return [
    ...ids.map((id) => {
      const mine = findings.filter(({ rule }) => rule === id);
      const [first] = mine;
      const name = `${id}: ${rules[id]?.expects}`;
      if (!first) return { text: `${open(name)}/>`, failed: 0 };
      const lines = mine.map((finding) => findingLine(finding, seed)).join('\n');
      const failure = `<failure type="${first.effect}" message="${xml(`${first.what}: ${first.seen}`)}">${xml(lines)}</failure>`;
      return { text: `${open(name)}>${failure}</testcase>`, failed: 1 };
    }),
    ...skips.map(({ what, reason }) => ({
      text: `${open(what)}><skipped message="${xml(reason)}"/></testcase>`,
      failed: 0,
    })),
  ];
}

/** The result as JUnit's XML, a suite for each tag of the contract. */
export function junitReport({ operations: results, rules, seed, seconds }: Result): string {
  const tagOf = ({ subject }: OperationResult) => (subject === '*' ? 'Other addresses' : operations[subject].tag);
  const suites = [...new Set(results.map(tagOf))].map((tag) => {
    const list = results.filter((result) => tagOf(result) === tag);
    const cases = list.flatMap((result) => casesOf(result, seed, rules));
    const failures = cases.reduce((sum, { failed }) => sum + failed, 0);
    const skipped = list.reduce((sum, { skips }) => sum + skips.length, 0);
    const head = `<testsuite name="${xml(tag)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}">`;
    return [head, ...cases.map(({ text }) => `  ${text}`), '</testsuite>'].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" time="${seconds}">\n${suites.join('\n')}\n</testsuites>\n`;
}

/** Writes report.json, junit.xml and report.html into a folder, which is made where it is missing. */
export async function writeReports(folder: string, result: Result): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = {
    'report.json': jsonReport(result),
    'junit.xml': junitReport(result),
    'report.html': await page(result),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
