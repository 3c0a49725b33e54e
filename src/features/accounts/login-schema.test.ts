import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { loginSchema } from './login-schema.ts';

async function refusals(email: string, password: string): Promise<Record<string, string>> {
  const error: unknown = await loginSchema
    .validate({ email, password }, { abortEarly: false })
    .catch((thrown) => thrown);
  if (!(error instanceof ValidationError)) return {};
  // The form shows the first message of each field.
  return Object.fromEntries(error.inner.map(({ path, message }) => [path, message] as const).toReversed());
}

it.each([
  ['blanks', ' ', ' ', { email: 'Email is required', password: 'Password must be at least 6 characters' }],
  ['an address without a domain', 'asha', 'secret-1', { email: 'Invalid email address' }],
  [
    'a password of five characters',
    'asha@university.example',
    'abcde',
    { password: 'Password must be at least 6 characters' },
  ],
  ['nothing', '', '', { email: 'Email is required', password: 'Password is required' }],
])('The login refuses %s (section 5)', async (_, email, password, messages) => {
  expect(await refusals(email, password)).toEqual(messages);
});

it('The login accepts an address with blanks around it, and a password of six characters (section 5)', async () => {
  expect(await refusals(' asha@university.example ', 'abcdef')).toEqual({});
});
