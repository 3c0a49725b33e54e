import { rules } from '#conformance/university/rules.ts';

/** The table of docs/going-live.md of all rules that the conformance kit checks, by the names that its reports give them. */
export function rulesTable(): string {
  const rows = Object.entries(rules).map(([name, { expects, effect }]) => `| \`${name}\` | ${expects} | ${effect} |`);
  return ['| rule | what the server does | else |', '| --- | --- | --- |', ...rows].join('\n');
}
