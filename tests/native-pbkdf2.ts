/**
 * Takes the place of `@noble/hashes/pbkdf2.js` in tests (vitest.config.ts): the same bytes, made by Node itself in a twelfth
 * of the time. Pages need the one in JavaScript, and nearly every test of the backend signs somebody in.
 */
import { pbkdf2Sync } from 'node:crypto';

export const pbkdf2 = (
  _sha256: unknown,
  password: string,
  salt: Uint8Array,
  { c, dkLen }: { readonly c: number; readonly dkLen: number },
): Uint8Array => new Uint8Array(pbkdf2Sync(password, salt, c, dkLen, 'sha256'));
