import { afterEach, describe, expect, it } from 'vitest';
import { english, startTexts } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import {
  ApiError,
  explanationOf,
  fallbackOf,
  isErrorStatus,
  isRefusal,
  isStopped,
  isTimeout,
  messageOf,
  reasonBeside,
  reasonOf,
} from './errors.ts';

const said = ApiError.refused(409, { message: 'That roll number is taken.' });
const silentRefusal = ApiError.refused(500);
const timeout = ApiError.unanswered('timeout');
const foreign = new Error('undefined is not a function');

describe('The message of a failure (section 8)', () => {
  it.each([
    ['a refusal with a message', said, 'That roll number is taken.', 'Failed to add student'],
    ['a refusal without one', silentRefusal, 'Failed to add student', 'Failed to add student'],
    [
      'a refusal that may have been done',
      ApiError.refused(503, { message: 'It may be saved.' }).withOutcome({ isOpen: true, sentence: 'Look.' }),
      'It may be saved.',
      'Error adding student',
    ],
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
  ['about the sign-in, for a 403', ApiError.refused(403), /The sign-in may have run out\.$/],
  ['not about a sign-in, for a visitor’s 403', ApiError.refused(403, { isVisitor: true }), /did not say why\.$/],
  ['the same for a visitor otherwise', ApiError.refused(413, { isVisitor: true }), 'What was sent is too large'],
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

it.each([
  ['a status of an error', ApiError.refused(409), [true, false, false]],
  ['the lowest status of an error', ApiError.refused(400), [true, false, false]],
  ['a success flag that is false', ApiError.refused(200), [false, false, false]],
  ['no answer in time', timeout, [false, true, false]],
  ['a stop by the person', ApiError.unanswered('stopped'), [false, false, true]],
  ['no connection', ApiError.unanswered('offline'), [false, false, false]],
  ['no message', silentRefusal, [true, false, false]],
  ['an exception with the words of a timeout', new Error(timeout.message), [false, false, false]],
])('Whether a failure is an error’s status, a timeout or a stop: %s', (_, error, kinds) => {
  expect([isErrorStatus(error), isTimeout(error), isStopped(error)]).toEqual(kinds);
});

describe('A failure in another language', () => {
  afterEach(() => startTexts(english));

  it('A failure explains itself in the language of the moment, and stays the same failure', () => {
    startTranslations('hi', { 'The server did not answer within 10 seconds.': 'सर्वर ने 10 सेकंड के भीतर उत्तर नहीं दिया।' });
    expect(reasonOf(timeout)).toBe('सर्वर ने 10 सेकंड के भीतर उत्तर नहीं दिया।');
    expect(isTimeout(timeout)).toBe(true);
  });

  it('A failure adds nothing to a message that says the same, whatever sign ends its sentence', () => {
    startTranslations('hi', { 'The server is not available now.': 'सर्वर अभी उपलब्ध नहीं है।' });
    const error = ApiError.refused(503, { message: '' });
    expect(reasonBeside('सर्वर अभी उपलब्ध नहीं है। Try again in a minute.', error)).toBeUndefined();
    expect(reasonBeside('सर्वर अभी उपलब्ध नहीं है।', error)).toBe('Try again in a minute.');
  });
});
