import { describe, expect, it } from 'vitest';
import { ApiError, explanationOf, fallbackOf, isRefusal, messageOf, reasonOf } from './errors.ts';

const said = ApiError.refused(409, { message: 'That roll number is taken.' });
const silentRefusal = ApiError.refused(500);
const timeout = ApiError.unanswered('timeout');
const foreign = new Error('undefined is not a function');

describe('The message of a failure (section 8)', () => {
  it.each([
    ['a refusal with a message', said, 'That roll number is taken.', 'Failed to add student'],
    ['a refusal without one', silentRefusal, 'Failed to add student', 'Failed to add student'],
    ['no answer in time', timeout, 'Error adding student', 'Error adding student'],
    ['an error of the app', foreign, 'Error adding student', 'Error adding student'],
    ['any other thrown value', 'oops', 'Error adding student', 'Error adding student'],
  ])('shows, for %s, the server’s message or the fallback', (_, error, message, fallback) => {
    expect(messageOf(error, 'Failed to add student', 'Error adding student')).toBe(message);
    expect(fallbackOf(error, 'Failed to add student', 'Error adding student')).toBe(fallback);
  });
});

it('The reason of a failure is an ApiError’s message, and never another exception’s', () => {
  expect(reasonOf(said)).toBe('That roll number is taken.');
  expect(reasonOf(timeout)).toBe('The server did not answer within 10 seconds.');
  expect(reasonOf(silentRefusal)).toBeUndefined();
  expect(reasonOf(foreign)).toBeUndefined();
});

it.each([
  ['the server’s message', said, 'That roll number is taken.'],
  ['the reason for no answer', timeout, 'The server did not answer within 10 seconds.'],
  ['the meaning of the status without a message', ApiError.refused(413), 'What was sent is too large for the server.'],
  ['a failure of the server, for a 500', silentRefusal, /^The server failed while/],
  ['the kind of a status that has no sentence of its own', ApiError.refused(507), /^The server failed while/],
  ['the kind of another refusal', ApiError.refused(418), 'The server refused this, and did not say why.'],
])('The explanation of a failure is %s', (_, error, words) => {
  expect(explanationOf(error)).toMatch(words);
});

it('The app’s own exceptions have no explanation', () => {
  expect(explanationOf(foreign)).toBeUndefined();
});

it.each([
  ['a 409', 'any status', true, said, undefined],
  ['a 409', '409', true, said, 409],
  ['a 409', '404', false, said, 404],
  ['a timeout', 'any status', false, timeout, undefined],
  ['another exception', 'any status', false, foreign, undefined],
] as const)('isRefusal of %s for %s is %s', (_error, _status, expected, error, status) => {
  expect(isRefusal(error, status)).toBe(expected);
});
