import { createRequire } from 'node:module';
import { sha256 } from '@noble/hashes/sha2.js';
import { expect, it } from 'vitest';
import * as configured from '@noble/hashes/pbkdf2.js';
import { pbkdf2 } from './native-pbkdf2.ts';

it('The tests’ native PBKDF2 and the app’s give the same hash', async () => {
  // By its file, which the tests' configuration leaves as it is.
  const file = createRequire(import.meta.url).resolve('@noble/hashes/pbkdf2.js');
  const real = (await import(/* @vite-ignore */ file)) as typeof configured;
  const salt = new Uint8Array([1, 2, 3]);
  const options = { c: 3, dkLen: 32 };
  expect(configured.pbkdf2).toBe(pbkdf2);
  expect(real.pbkdf2).not.toBe(pbkdf2);
  for (const password of ['Demo@1234', 'Naïve-पासवर्ड-🎓', ''])
    expect([...pbkdf2(sha256, password, salt, options)]).toEqual([...real.pbkdf2(sha256, password, salt, options)]);
});
