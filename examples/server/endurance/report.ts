/** What a run has found, in a few lines. */
import type { Client } from './client.ts';
import { endedByThemselves } from './servers.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The value in the middle. */
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Findings {
  /** What is not as it was acknowledged. */
  wrong: readonly string[];
  /** How long nothing could be written in each round, in milliseconds. */
  pauses?: readonly number[];
  /** What the run has counted besides, each as a sentence. */
  also?: readonly string[];
  /** Whether people are signed out by what was done. */
  maySignOut?: boolean | undefined;
}

/** Writes the report of a run. Whatever must not be makes the command fail. */
export function report(
  what: string,
  { counts, sentences }: Client,
  { wrong, pauses, also = [], maySignOut }: Findings,
): void {
  const { acknowledged, refused, unknown, signedOut } = counts;
  const lines = [
    `${acknowledged} writes acknowledged, ${wrong.length} lost, ${refused} refused, ${unknown} unknown to the client, ${signedOut} signed out`,
    ...(pauses ? [`without writes ${seconds(middle(pauses))} (p50), ${seconds(Math.max(...pauses))} (max)`] : []),
    ...(endedByThemselves() > 0 ? [`${endedByThemselves()} processes of the server ended by themselves`] : []),
    ...also,
    ...[...sentences].map(([sentence, times]) => `${times} times: ${sentence}`),
    ...wrong.slice(0, 20),
  ];
  console.log(`${what}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  if (wrong.length > 0 || (signedOut > 0 && !maySignOut) || endedByThemselves() > 0) process.exitCode = 1;
}
