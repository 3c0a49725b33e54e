/** An administrator who sends requests, and counts how they are answered. */
import { accounts } from '../filling/seed.ts';

export interface Answer {
  status: number;
  data: Record<string, unknown> & { rows?: { id: string }[]; next?: string | null };
}

/** Whoever has waited this long, in milliseconds, has given up. */
const PATIENCE = 60_000;

export class Client {
  readonly #address: string;
  #token = '';
  readonly counts = { acknowledged: 0, refused: 0, unknown: 0, signedOut: 0 };
  /** How often each sentence was the answer to a request that failed. */
  readonly sentences = new Map<string, number>();

  constructor(address: string) {
    this.#address = address;
  }

  /** Sends a request. Undefined is an answer that nobody can rely on: the request may have been done or not. */
  async send(method: string, path: string, body?: object): Promise<Answer | undefined> {
    try {
      const response = await fetch(`${this.#address}/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${this.#token}`, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const { status } = response;
      if (status === 401) this.counts.signedOut += 1;
      // What stands in front of the server speaks no JSON.
      const answered: unknown = await (status < 500 ? response.json() : response.json().catch(() => ({})));
      const { data, message = '', error } = answered as { data: Answer['data'] } & Partial<Record<string, string>>;
      if (status >= 400 && status !== 404) this.#heard(`${status} ${message}`);
      return error === 'OUTCOME_UNKNOWN' || [500, 502, 504].includes(status) ? undefined : { status, data };
    } catch (error) {
      this.#heard(`no answer: ${(error as Error).message}`);
      return undefined;
    }
  }

  /** Sends what changes something, and counts whether it was. */
  async write(method: string, path: string, body?: object): Promise<Answer | undefined> {
    const answer = await this.send(method, path, body);
    if (!answer) this.counts.unknown += 1;
    else if (answer.status < 300) this.counts.acknowledged += 1;
    else this.counts.refused += 1;
    return answer;
  }

  async signIn(): Promise<void> {
    const { email, password } = accounts.admin;
    const answer = await this.send('POST', '/admin/auth/login', { usernameOrEmail: email, password });
    if (answer?.status !== 200) throw new Error(`Nobody could sign in: ${[...this.sentences.keys()].join(' ')}`);
    this.#token = String(answer.data['token']);
  }

  #heard(sentence: string): void {
    this.sentences.set(sentence, (this.sentences.get(sentence) ?? 0) + 1);
  }
}
