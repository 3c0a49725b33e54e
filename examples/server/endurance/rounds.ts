/** Rounds of harm while four writers write. */
import { Client } from './client.ts';
import { Writers } from './writers.ts';

export interface Rounds {
  client: Client;
  writers: Writers;
  /** When each round began and ended. */
  spans: [from: number, to: number][];
  /** How long nothing could be written in each of them, in milliseconds. */
  pauses: number[];
}

/** @param round does harm and makes it good again */
export async function rounds(
  address: string,
  count: number,
  round: (writers: Writers, client: Client) => Promise<void>,
): Promise<Rounds> {
  const client = new Client(address);
  await client.signIn();
  const writers = new Writers(client);
  const spans: Rounds['spans'] = [];
  await writers.during(async () => {
    for (let at = 1; at <= count; at += 1) {
      const from = Date.now();
      await round(writers, client);
      spans.push([from, Date.now()]);
      console.error(`round ${at} of ${count}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
    }
  });
  return { client, writers, spans, pauses: spans.map(([from, to]) => writers.longestPause(from, to)) };
}
