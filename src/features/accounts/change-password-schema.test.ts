import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { changePasswordSchema } from './change-password-schema.ts';

async function refusals(...texts: readonly string[]) {
  // The form hands over an empty text as none.
  const [oldPassword, newPassword, confirmation] = texts.map((text) => text || undefined);
  const error: unknown = await changePasswordSchema
    .validate({ oldPassword, newPassword, confirmation }, { abortEarly: false })
    .catch((thrown) => thrown);
  if (!(error instanceof ValidationError)) return {};
  // The form shows the first message of each field.
  return Object.fromEntries(error.inner.map(({ path, message }) => [path, message] as const).toReversed());
}

const good = 'silver-Harbour-88';
const long = 'n'.repeat(129);

it.each([
  [
    'nothing',
    ['', '', ''],
    {
      oldPassword: 'Current password is required',
      newPassword: 'Password is required',
      confirmation: 'Please repeat the new password',
    },
  ],
  ['five characters', ['Demo@1234', 'abcde', 'abcde'], { newPassword: 'Password must be at least 6 characters' }],
  ['129 characters', ['Demo@1234', long, long], { newPassword: 'Password must be less than 129 characters' }],
  [
    'the current password once more',
    ['Demo@1234', 'Demo@1234', 'Demo@1234'],
    { newPassword: 'The new password must differ from the current one' },
  ],
  ['no repetition', ['Demo@1234', good, ''], { confirmation: 'Please repeat the new password' }],
  ['another repetition', ['Demo@1234', good, `${good}9`], { confirmation: 'The passwords do not match' }],
] as const)('A password change refuses %s', async (_, texts, messages) => {
  expect(await refusals(...texts)).toEqual(messages);
});

it('A password change leaves a current password shorter than 6 characters to the server to check', async () => {
  expect(await refusals('abc', good, good)).toEqual({});
});
