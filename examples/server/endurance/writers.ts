/** Four writers, and what they remember of what was acknowledged, refused and left open. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Client } from './client.ts';

/** What a student may be like: as it was acknowledged last, or as anything that was left open since. */
interface Expected {
  paid: Set<unknown>;
  isThere: Set<boolean>;
}

const isDone = (answer: Answer | undefined) => answer !== undefined && answer.status < 300;

export class Writers {
  readonly #client: Client;
  /** A second run on the same database does not meet the students of the first. */
  readonly #run = Date.now().toString(36).slice(-6);
  readonly #expected = new Map<string, Expected>();
  /** When each write that was acknowledged was sent and answered. */
  readonly #acknowledged: { sent: number; answered: number }[] = [];

  constructor(client: Client) {
    this.#client = client;
  }

  /** Writes while something is done to the server. */
  async during(work: () => Promise<void>): Promise<void> {
    let goesOn = true;
    const writers = [1, 2, 3, 4].map((writer) => this.#writeOn(writer, () => goesOn));
    try {
      await work();
    } finally {
      goesOn = false;
      await Promise.all(writers);
    }
  }

  /** Waits for an acknowledgement of a write that was sent after a moment. */
  async acknowledgedAfter(moment: number, seconds = 120): Promise<void> {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(50))
      if (this.acknowledgedBetween(moment, Infinity) > 0) return;
    throw new Error(`For ${seconds} seconds no write was acknowledged.`);
  }

  /** How many were sent and acknowledged between two moments. */
  acknowledgedBetween(from: number, to: number): number {
    return this.#acknowledged.filter(({ sent, answered }) => sent > from && answered < to).length;
  }

  /** The longest time between two moments in which nothing was acknowledged, in milliseconds. */
  longestPause(from: number, to: number): number {
    const answered = this.#acknowledged
      .map(({ answered }) => answered)
      .filter((moment) => moment > from && moment < to);
    const moments = [from, ...answered.toSorted((a, b) => a - b), to];
    return Math.max(...moments.slice(1).map((moment, at) => moment - moments[at]!));
  }

  async #write(method: string, path: string, body?: object): Promise<Answer | undefined> {
    const sent = Date.now();
    const answer = await this.#client.write(method, path, body);
    if (isDone(answer)) this.#acknowledged.push({ sent, answered: Date.now() });
    // Where nothing can be written, asking without a pause would only take the machine from those who repair it.
    else await wait(100);
    return answer;
  }

  /** Adds, changes and deletes students until it is told to stop. */
  async #writeOn(writer: number, goesOn: () => boolean): Promise<void> {
    for (let number = 1; goesOn(); number += 1) {
      const rollNo = `W${writer}-${this.#run}-${String(number).padStart(6, '0')}`;
      const email = `${rollNo.toLowerCase()}@endurance.example`;
      const student = { name: `Writer ${writer}`, rollNo, email, department: 'Civil', year: 1, semester: 1 };
      const added = await this.#write('POST', '/students', { ...student, password: 'a password' });
      const isThere = new Set(added ? [isDone(added)] : [true, false]);
      const state: Expected = { paid: new Set([added?.data?.['paidAmount']]), isThere };
      this.#expected.set(rollNo, state);
      if (!isDone(added)) continue;
      const id = String(added!.data['id']);
      for (let paid = 1; paid <= 3; paid += 1) {
        const changed = await this.#write('PUT', `/students/${id}/fee`, { totalFee: 10, paidAmount: paid });
        if (isDone(changed)) state.paid = new Set([paid]);
        else if (!changed) state.paid.add(paid);
      }
      if (number % 3 !== 0) continue;
      const deleted = await this.#write('DELETE', `/students/${id}`);
      if (!deleted) state.isThere.add(false);
      else if (isDone(deleted)) state.isThere = new Set([false]);
    }
  }

  /**
   * Looks at every student that was sent.
   * @returns what is not as it was acknowledged, and what was done though it was refused
   */
  async lost(): Promise<string[]> {
    const wrong: string[] = [];
    const remembered = this.#expected.entries();
    const look = async () => {
      for (const [rollNo, { paid, isThere }] of remembered) {
        const found = await this.#client.send('GET', `/students/rollno/${rollNo}`);
        const there = found?.status === 200;
        if (!found || ![200, 404].includes(found.status)) wrong.push(`Nobody can say whether ${rollNo} is there`);
        else if (!isThere.has(there)) wrong.push(`${rollNo} is ${there ? 'there' : 'not there'}`);
        else if (there && isThere.size === 1 && !paid.has(found.data['paidAmount']))
          wrong.push(`${rollNo} has paid ${String(found.data['paidAmount'])}, not ${[...paid].join(' or ')}`);
      }
    };
    await Promise.all([look(), look(), look(), look()]);
    return wrong;
  }
}
