/** Passwords: how they are kept, and how new ones are made. */
import { pbkdf2, randomBytes, randomInt, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { atMost } from '../at-most.ts';

const withScrypt = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
const withPbkdf2 = promisify(pbkdf2);

/** More at once than there are cores would only take longer, each of them. */
const inTurn = atMost(availableParallelism());

/** The key of a password. The cost is scrypt's `N`; the kit's run, which makes hundreds of accounts, sets a lower one. */
const derive = (password: string, salt: string) =>
  inTurn(() => withScrypt(password, salt, 32, { N: Number(process.env['SCRYPT_COST'] ?? 16_384) }));

/** What is stored of a password: `scrypt:salt:key`, in hex. */
export async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `scrypt:${salt}:${(await derive(password, salt)).toString('hex')}`;
}

/** What is stored of a password of the demo, which has hashed it in a browser. */
export const demoHash = (salt: string, key: string) => `pbkdf2:${salt}:${key}`;

/** Whether a password belongs to a hash. Without a hash it takes as long and is false. */
export async function matches(password: string, hash: string | undefined): Promise<boolean> {
  const [way, salt = '', key = ''] = (hash ?? `scrypt:${'0'.repeat(32)}:${'0'.repeat(64)}`).split(':');
  const derived =
    way === 'pbkdf2'
      ? await inTurn(() => withPbkdf2(password, Buffer.from(salt, 'hex'), 2000, 32, 'sha256'))
      : await derive(password, salt);
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && hash !== undefined;
}

/** Signs that nobody mistakes for others. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A password that somebody is told: twelve signs. */
export const temporaryPassword = () => Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
