import type { Finding } from '../check-results.ts';
import type { Rules } from '../rules.ts';
import { byVerdict, type OperationResult, type Result, type Score, type Verdict } from '../verdicts.ts';
import { skipsIn } from './skips.ts';

/** Of one rule of one operation, so many cases are shown; all of them are in the reports of --report. */
const shownCases = 3;

/** What happens to people when an operation is not as it should be. */
export function consequence({ screens, suffers, sections, verdict, extension }: OperationResult): string {
  if (extension !== undefined) return `The portal must not be told that the server has the extension “${extension}”.`;
  if (screens.length === 0) return 'No screen uses it; other clients of the contract may.';
  const works = verdict === 'read leniently' ? 'works, since the portal reads it all the same' : 'suffers';
  return `${suffers} (${screens.join(', ')}): ${works}. Specification: ${sections.join('; ')}.`;
}

/** One line for a finding: operation, rule, what was expected and seen, and the seed and command that repeat it. */
export function findingLine({ subject, rule, what, expected, seen, times, curl }: Finding, seed: number): string {
  const often = times > 1 ? ` (${times} times)` : '';
  const parts = [`${subject} · ${rule}`, what, `expected: ${expected}`, `seen: ${seen}${often}`, `seed: ${seed}`, curl];
  return parts.filter(Boolean).join(' · ');
}

function linesOf({ findings }: OperationResult, seed: number, rules: Rules): string[] {
  return [...new Set(findings.map(({ rule }) => rule))].flatMap((rule) => {
    const list = findings.filter((finding) => finding.rule === rule);
    const rest = list.length - shownCases;
    const more = `    … ${rest} more cases of ${rule}: ${rules[rule]?.expects}`;
    return [
      ...list.slice(0, shownCases).map((finding) => `    ${findingLine(finding, seed)}`),
      ...(rest > 0 ? [more] : []),
    ];
  });
}

const levelNames = { screens: 'Level 1, what screens use', all: 'Level 2, the whole contract' } as const;

/** A score as a sentence. */
export function scoreLine({ level, total, counts, fitting, working }: Score): string {
  const each = (['fits', 'read leniently', 'stored wrongly', 'broken', 'not checked'] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdict}`);
  return `${levelNames[level]}: ${fitting} % fit, ${working} % work with the portal (${each.join(', ')}; ${total} operations)`;
}

const nameOf = ({ subject }: OperationResult) => (subject === '*' ? 'any other address' : subject);

/** The report as the terminal shows it. */
export function terminalReport(result: Result): string {
  const { operations, rules, scores, left, seed, requests, seconds, tokens } = result;
  const sorted = operations.toSorted(byVerdict);
  const skips = skipsIn(operations);
  const worth = sorted.filter((one) => one.findings.length > 0 || skips.of(one).length > 0);
  const rest = (verdict: Verdict) =>
    sorted.filter((one) => one.verdict === verdict && !worth.includes(one)).map(nameOf);
  const wanted = new Set(
    operations.flatMap(({ findings }) => findings.flatMap(({ curl }) => curl?.match(/\$[A-Z_]+/g) ?? [])),
  );
  const commands = tokens.filter((command) => wanted.has(`$${command.split('=', 1)[0]}`));
  return [
    ...worth.flatMap((operation) => [
      `${operation.verdict.toUpperCase()}  ${operation.call}  (${operation.subject})`,
      ...(operation.findings.length > 0 ? [`    ${consequence(operation)}`] : []),
      ...linesOf(operation, seed, rules),
      ...skips.of(operation).map((words) => `    skipped: ${words}`),
    ]),
    ...(['fits', 'not checked'] as const).flatMap((verdict) =>
      rest(verdict).length > 0 ? [`${verdict.toUpperCase()}  ${rest(verdict).join(', ')}`] : [],
    ),
    ...skips.shared.map((words) => `SKIPPED  ${words}`),
    '',
    ...(commands.length > 0 ? ['The tokens in the commands:', ...commands.map((command) => `    ${command}`), ''] : []),
    ...(left.length > 0 ? ['Left on the server:', ...left.map((line) => `    ${line}`), ''] : []),
    ...scores.map(scoreLine),
    `${requests} requests in ${seconds} s, seed ${seed}`,
  ].join('\n');
}
