import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Credential } from '../db/tables.ts';

/**
 * Few rounds for a server, but this one hashes on the page's main thread, in plain JavaScript (a page on plain http has
 * no crypto.subtle), where a login must not freeze the screen.
 */
const rounds = 2_000;

/** Random bytes in hex: at least 128 bits for anything that must not be guessed. */
export function randomHex(bytes = 16): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

const stretch = (password: string, salt: string) =>
  bytesToHex(pbkdf2(sha256, password, hexToBytes(salt), { c: rounds, dkLen: 32 }));

export function createCredential(password: string, salt = randomHex()): Credential {
  return { salt, hash: stretch(password, salt) };
}

/** Takes the place of an account that does not exist, so that its refusal takes as long as a wrong password's. */
const nobody: Credential = { salt: '00'.repeat(16), hash: '' };

export function matches(password: string, credential: Credential | undefined): boolean {
  const { salt, hash } = credential ?? nobody;
  return stretch(password, salt) === hash;
}

/** The form in which a token is stored. */
export function tokenId(token: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(token)));
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A password to be read out once: twelve characters of an alphabet without look-alikes. */
export function temporaryPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}
