import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Credential } from '../tables.ts';

/**
 * Few rounds for a server, but this one hashes on the page's main thread, in plain JavaScript (a page on plain http has
 * no crypto.subtle), where a login must not block the page.
 */
const rounds = 2_000;

/** Random bytes in hex: at least 128 bits for anything that must not be guessed. */
export function randomHex(bytes = 16): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

const hashPassword = (password: string, salt: string) =>
  bytesToHex(pbkdf2(sha256, password, hexToBytes(salt), { c: rounds, dkLen: 32 }));

export function createCredential(password: string, salt = randomHex()): Credential {
  return { salt, hash: hashPassword(password, salt) };
}

/**
 * The same, made by the browser itself and beside the page, where a secure context lets it: an import makes thousands,
 * and in JavaScript they took 40 % of its time and left most of its garbage. No transaction can wait for it.
 */
export async function createCredentialNatively(password: string): Promise<Credential> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return createCredential(password);
  const salt = randomHex();
  const key = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt: hexToBytes(salt), iterations: rounds };
  return { salt, hash: bytesToHex(new Uint8Array(await subtle.deriveBits(method, key, 256))) };
}

/** Checked in place of an account that does not exist, so that the answer takes as long as a wrong password's. */
const dummyCredential: Credential = { salt: '00'.repeat(16), hash: '' };

/** Tells whether the password is the stored one. */
export function verifyPassword(password: string, credential: Credential | undefined): boolean {
  const { salt, hash } = credential ?? dummyCredential;
  return hashPassword(password, salt) === hash;
}

/** The form in which a token is stored. */
export function tokenId(token: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(token)));
}

const passwordAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A password that the applicant is told: twelve characters, without those that look alike. */
export function temporaryPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => passwordAlphabet.charAt(byte % passwordAlphabet.length)).join('');
}
