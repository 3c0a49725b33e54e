import { expect, it, vi } from 'vitest';
import { createCredentialNatively, verifyPassword } from './credentials.ts';

it.each([
  ['of a secure context', () => crypto],
  ['without its cryptography of secure contexts', () => ({ getRandomValues: crypto.getRandomValues.bind(crypto) })],
])('A browser %s stores a password such that it can be checked', async (_, offered) => {
  vi.stubGlobal('crypto', offered());
  const credential = await createCredentialNatively('Kettle-42');
  expect(verifyPassword('Kettle-42', credential)).toBe(true);
  expect(verifyPassword('kettle-42', credential)).toBe(false);
});
