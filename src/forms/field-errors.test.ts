import { describe, expect, it } from 'vitest';
import { ApiError } from '../platform/api/errors.ts';
import { interceptedError } from '#src/platform/api/gateway-answer.ts';
import { showSubmitFailure, type FormStatus } from './field-errors.ts';

const values = { email: 'a@b.example', phone: '1', attendance: '80' };
const aliases = new Map([['attendancePercentage', 'attendance']]);

function shownFor(error: unknown, message: string, fallbackField?: 'email') {
  let shown: FormStatus | undefined;
  const helpers = { setStatus: (status: FormStatus) => void (shown = status) };
  showSubmitFailure(helpers, values, error, message, { aliases, fallbackField });
  const { serverErrors, ...rest } = shown ?? { serverErrors: {} };
  const fields = Object.entries(serverErrors).map(([name, { message: text }]) => `${name}: ${text}`);
  return { ...rest, ...(fields.length > 0 && { fields }) };
}

describe('A server’s words about fields', () => {
  it.each<[string, Record<string, string>, object]>([
    ['the form’s name', { phone: 'Too short' }, { fields: ['phone: Too short'] }],
    ['an alias', { attendancePercentage: 'Too high' }, { fields: ['attendance: Too high'] }],
    ['a path that ends in it', { 'create.student.phone': 'Too short' }, { fields: ['phone: Too short'] }],
    ['a path that begins with it', { 'attendance.percentage': 'Too high' }, { fields: ['attendance: Too high'] }],
    ['a path with an alias', { 'student.attendancePercentage': 'Too high' }, { fields: ['attendance: Too high'] }],
    ['words that begin small', { phone: 'must not be blank' }, { fields: ['phone: Must not be blank'] }],
    ['a name of the server', { phone: 'phoneNo is short' }, { fields: ['phone: phoneNo is short'] }],
    [
      'one that the form has, and one that it lacks',
      { phone: 'Too short', guardian: 'Field required' },
      { fields: ['phone: Too short'], failure: 'guardian: Field required.' },
    ],
    [
      'one that the form lacks',
      { guardian: 'Field required' },
      { failure: 'Please check it', reason: 'guardian: Field required.' },
    ],
    [
      'one that the form lacks, whose text has its name',
      { constructor: 'A constructor is missing' },
      { failure: 'Please check it', reason: 'A constructor is missing.' },
    ],
  ])('stand where the form has them: %s', (_, errors, shown) => {
    expect(shownFor(ApiError.refused(400, { message: 'Please check it', errors }), 'Please check it')).toEqual(shown);
  });
});

describe('A failure of a form whose messages stand at a field', () => {
  it.each([
    ['no answer', ApiError.unanswered('offline'), undefined],
    ['a 401 without a word', ApiError.refused(401), undefined],
    ['a success flag that is false', ApiError.refused(200), undefined],
    ['a page of a gateway', interceptedError(502, true), /^The server is not reachable behind its gateway/],
    ['a firewall that dislikes the text', interceptedError(403, true), /refused the text; write it in other words/],
    ['a status without a word', ApiError.refused(413), /^What was sent is too large for the server\.$/],
    ['a field that the form lacks', ApiError.refused(422, { errors: { captcha: 'Field required' } }), /captcha: Field/],
  ])('says what the status means, above the button: %s', (_, error, meaning) => {
    expect(shownFor(error, 'Login failed', 'email')).toEqual({
      fields: ['email: Login failed'],
      ...(meaning && { failure: expect.stringMatching(meaning) }),
    });
  });
});

it('A form waits as long as the server asks, with the values that it has sent', () => {
  const error = interceptedError(503, true, 90);
  expect(shownFor(error, 'Error adding student')).toEqual({
    failure: 'Error adding student',
    reason: 'The server is not available now. Try again in 90 seconds.',
    held: { until: error.heldUntil, values },
  });
  expect(shownFor(interceptedError(503, true), 'Error adding student')).not.toHaveProperty('held');
});

it('A form says once what the server has said, and below it what is known of the outcome', () => {
  const message = 'The database has not confirmed it.';
  const error = ApiError.refused(503, { message, code: 'OUTCOME_UNKNOWN' });
  const outcome = { isOpen: true, sentence: 'It may be stored in a moment.' };
  expect(shownFor(error.withOutcome(outcome), message)).toEqual({ failure: message, reason: outcome.sentence });
});
