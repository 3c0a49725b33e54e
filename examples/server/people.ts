/** Who somebody is: passwords, tokens, and the limit of failed logins. */
import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Caller, Refusal } from './operation.ts';
import { type Administrator, type Store, type Student } from './store.ts';

/** The key of a password. Its cost is scrypt's `N`; the kit's run, which makes hundreds of accounts, sets a lower one. */
const derive = (password: string, salt: string): Promise<Buffer> =>
  promisify<string, string, number, ScryptOptions, Buffer>(scrypt)(password, salt, 32, {
    N: Number(process.env['SCRYPT_COST'] ?? 16_384),
  });
const MINUTE = 60_000;
const SESSION = 8 * 60 * MINUTE;
const IDLE = 60 * MINUTE;
const FAILURES = 10;
const WINDOW = 15 * MINUTE;

/** Salt and hash of a password, in hex. */
export async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

/** Whether a password belongs to a hash. Without a hash it takes as long and is false. */
export async function matches(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? `${'0'.repeat(32)}:${'0'.repeat(64)}`).split(':');
  const equal = timingSafeEqual(await derive(password, salt), Buffer.from(key, 'hex'));
  return equal && hash !== undefined;
}

interface Session {
  id: string;
  began: number;
  lastCall: number;
}

export class People {
  readonly #store: Store;
  readonly #sessions = new Map<string, Session>();
  /** When a login failed, by account. */
  readonly #failures = new Map<string, number[]>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Who has this token, or nobody where it is unknown or has expired. */
  callerOf(token: string): Caller | undefined {
    const session = this.#sessions.get(token);
    const now = Date.now();
    if (!session || now - session.began > SESSION || now - session.lastCall > IDLE) {
      this.#sessions.delete(token);
      return undefined;
    }
    const administrator = this.#store.administrators.get(session.id);
    const person = administrator ?? this.#store.students.get(session.id);
    if (!person) return undefined;
    session.lastCall = now;
    return { id: person.id, name: person.name, role: administrator?.role ?? 'STUDENT', token };
  }

  /**
   * Checks the password and begins a session.
   * @param person who was named, or undefined where there is nobody
   * @param name what the failures are counted for: the account, or what was typed in its place
   * @throws Refusal 401 for a wrong password or nobody, 429 after ten failures in 15 minutes
   */
  async signIn(person: Student | Administrator | undefined, name: string, password: string): Promise<string> {
    const key = person?.id ?? name.toLowerCase();
    const recent = () => (this.#failures.get(key) ?? []).filter((moment) => Date.now() - moment < WINDOW);
    const failures = recent();
    if (failures.length >= FAILURES) {
      const seconds = Math.max(1, Math.ceil((failures[0]! + WINDOW - Date.now()) / 1000));
      throw new Refusal(429, 'Too many attempts. Please wait.', {}, { 'Retry-After': String(seconds) });
    }
    if (!(await matches(password, person && this.#store.passwords.get(person.id))) || !person) {
      this.#failures.set(key, [...recent(), Date.now()]);
      throw new Refusal(401, 'The name or the password is wrong.');
    }
    this.#failures.delete(key);
    const token = randomBytes(32).toString('base64url');
    this.#sessions.set(token, { id: person.id, began: Date.now(), lastCall: Date.now() });
    return token;
  }

  signOut(token: string): void {
    this.#sessions.delete(token);
  }

  /** Ends all sessions of an account, or all but one. */
  signOutEverywhere(id: string, butHere?: string): void {
    for (const [token, session] of this.#sessions)
      if (session.id === id && token !== butHere) this.#sessions.delete(token);
  }
}
