import type { Finding } from '../check-results.ts';
import { byVerdict, type OperationResult, type Result, type Score, verdicts } from '../verdicts.ts';
import { skipsIn } from './skips.ts';

/** So many lines are read; what does not fit is named, and stands in the reports of --report. */
const maxLines = 120;
/** Of one operation, so many rules are shown, each with its worst case. */
const shownRules = 3;

/** What happens to people when an operation is not as it should be. */
export function consequence({ screens, suffers, sections, verdict, extension }: OperationResult): string {
  if (extension !== undefined) return `The portal must not be told that the server has the extension “${extension}”.`;
  if (screens.length === 0) return 'No screen uses it; other clients of the contract may.';
  const works = verdict === 'works' ? 'works, since no person meets the difference' : 'suffers';
  return `${suffers} (${screens.join(', ')}): ${works}. Specification: ${sections.join('; ')}.`;
}

/** One line for a finding: operation, rule, what was expected and seen, and the seed and command that repeat it. */
export function findingLine(
  { subject, rule, what, expected, seen, cause, times, curl }: Finding,
  seed: number,
): string {
  const often = times > 1 ? ` (${times} times)` : '';
  const parts = [`${subject} · ${rule}`, what, `expected: ${expected}`, `seen: ${seen}${often}`];
  return [...parts, cause && `cause: ${cause}`, `seed: ${seed}`, curl].filter(Boolean).join(' · ');
}

/** The worst findings of an operation, one for each rule. */
function linesOf({ findings }: OperationResult, seed: number): string[] {
  const byRule = new Map<string, Finding>();
  for (const finding of findings) if (!byRule.has(finding.rule)) byRule.set(finding.rule, finding);
  const shown = [...byRule.values()].slice(0, shownRules);
  const rest = findings.length - shown.length;
  return [
    ...shown.map((finding) => `    ${findingLine(finding, seed)}`),
    ...(rest > 0 ? [`    … and ${rest} more`] : []),
  ];
}

const levelNames = { screens: 'Level 1, what screens use', all: 'Level 2, the whole contract' } as const;

/** A score as a sentence. */
export function scoreLine({ level, total, counts, fitting, working }: Score): string {
  const each = verdicts
    .toReversed()
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdict}`);
  return `${levelNames[level]}: ${fitting} % fit, ${working} % work with the portal (${each.join(', ')}; ${total} operations)`;
}

const nameOf = ({ subject }: OperationResult) => (subject === '*' ? 'any other address' : subject);

/** An operation of which there is something to say. */
const blockOf = (operation: OperationResult, seed: number, skips: readonly string[]): string[] => [
  `${operation.verdict.toUpperCase()}  ${operation.call}  (${operation.subject})`,
  ...(operation.verdict === 'not tried' ? [`    not tried: ${operation.untried}`] : []),
  ...(operation.findings.length > 0 ? [`    ${consequence(operation)}`] : []),
  ...linesOf(operation, seed),
  ...skips.map((words) => `    skipped: ${words}`),
];

/** As many blocks as fit, and a line for each verdict with the names of the rest. */
function bodyOf(result: Result, lines: number): string[] {
  const { operations, seed } = result;
  const skips = skipsIn(operations);
  const sorted = operations.toSorted(byVerdict);
  const shared = skips.shared.slice(0, 5).map((words) => `SKIPPED  ${words}`);
  const room = lines - shared.length - verdicts.length;
  const body: string[] = [];
  const named: OperationResult[] = [];
  for (const operation of sorted) {
    const hasMore =
      operation.findings.length > 0 || operation.verdict === 'not tried' || skips.of(operation).length > 0;
    const block = hasMore ? blockOf(operation, seed, skips.of(operation)) : [];
    if (block.length === 0 || body.length + block.length > room) named.push(operation);
    else body.push(...block);
  }
  const rest = verdicts.flatMap((verdict) => {
    const names = named.filter((one) => one.verdict === verdict).map(nameOf);
    return names.length > 0 ? [`${verdict.toUpperCase()}  ${names.join(', ')}`] : [];
  });
  return [...body, ...rest, ...shared];
}

/** The report as the terminal shows it: at most 120 lines, the worst first. */
export function terminalReport(result: Result): string {
  const { operations, scores, left, seed, contract, requests, seconds, tokens } = result;
  const wanted = new Set(
    operations.flatMap(({ findings }) => findings.flatMap(({ curl }) => curl?.match(/\$[A-Z_]+/g) ?? [])),
  );
  const commands = tokens.filter((command) => wanted.has(`$${command.split('=', 1)[0]}`));
  const footer = [
    '',
    ...(commands.length > 0 ? ['The tokens in the commands:', ...commands.map((command) => `    ${command}`), ''] : []),
    ...(left.length > 0 ? ['Left on the server:', ...left.map((line) => `    ${line}`), ''] : []),
    ...scores.filter(({ total }) => total > 0).map(scoreLine),
    `${requests} requests in ${seconds} s, seed ${seed}, by version ${contract} of the contract`,
  ];
  return [...bodyOf(result, maxLines - footer.length), ...footer].join('\n');
}
