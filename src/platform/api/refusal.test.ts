import { afterEach, describe, expect, it } from 'vitest';
import { startLanguage } from '../language.ts';
import { explanationOf } from './errors.ts';
import { refusalIn } from './refusal.ts';

const said = (status: number, body: unknown, headers: Record<string, string> = {}, hasSentText = false) =>
  refusalIn(body, Object.assign(new Response(null, { status, headers }), { hasSentText }), false);

describe('A refusal with Retry-After', () => {
  it.each([
    ['a status alone', 429, undefined, '90', 'The server has had too many requests. Try again in 90 seconds.'],
    ['a page', 503, '<h1>Error</h1>', '600', 'The server is not available now. Try again in 10 minutes.'],
    [
      'an envelope without a message',
      503,
      { success: false },
      '1',
      'The server is not available now. Try again in 1 second.',
    ],
    [
      'a sentence',
      429,
      { message: 'The seats are being counted' },
      '45',
      'The seats are being counted. Try again in 45 seconds.',
    ],
    [
      'a message that asks for the same without a time',
      503,
      { message: 'The database is away. Please try again.' },
      '5',
      'The database is away. Try again in 5 seconds.',
    ],
    ['a sentence that says how long', 429, { message: 'Wait 45 seconds, please' }, '45', 'Wait 45 seconds, please'],
    [
      'a sentence that says how long in words',
      429,
      { message: 'Try again in a minute.' },
      '60',
      'Try again in a minute.',
    ],
    ['a wait of -1', 503, '<h1>Error</h1>', '-1', 'The server is not available now. Try again in a minute.'],
    ['a wait of "soon"', 503, '', 'soon', 'The server is not available now. Try again in a minute.'],
    [
      'a wait of a year',
      503,
      '',
      '31536000',
      'The server is not available now. Try again later: the server asks you to wait for more than an hour.',
    ],
  ])('A refusal tells when to try again: %s', async (_, status, body, wait, sentence) => {
    expect(explanationOf(await said(status, body, { 'Retry-After': wait }))).toBe(sentence);
  });

  it.each([
    ['90', true],
    ['3600', true],
    ['31536000', false],
    ['-1', false],
    ['soon', false],
  ])('Retry-After: %s holds a button: %s', async (wait, isHeld) => {
    const error = await said(503, '<h1>Error</h1>', { 'Retry-After': wait });
    expect((error.heldUntil ?? 0) > Date.now()).toBe(isHeld);
  });
});

describe('An answer of something in front of the server', () => {
  it.each([
    [403, true, /^Something between this browser and the server refused the text; write it in other words\.$/],
    [406, true, /refused the text; write it in other words\.$/],
    [403, false, /^Something between this browser and the server refused this\./],
    [406, false, /^Something between this browser and the server refused this\./],
    [405, true, /does not let such a request through\.$/],
    [501, false, /does not let such a request through\.$/],
    [404, false, /nothing at this address/],
    [413, true, /too large/],
  ])('A page with %i, text sent: %s, is told from the server’s own', async (status, hasSentText, sentence) => {
    const error = await said(status, '<h1>Request Rejected</h1>', {}, hasSentText);
    expect(error).toMatchObject({ kind: 'unanswered', status, message: expect.stringMatching(sentence) });
    expect(explanationOf(await said(status, {}, {}, hasSentText))).not.toMatch(
      sentence.source.includes('large') ? /between/ : sentence,
    );
  });

  it('A page with 401 is a refusal of the sign-in all the same', async () => {
    expect(await said(401, '<h1>Login</h1>')).toMatchObject({ kind: 'refused', status: 401, message: '' });
  });
});

it('A 422 without a word speaks of what was sent, and not of a step', async () => {
  expect(explanationOf(await said(422, {}))).toBe('The server did not accept what was sent, and did not say why.');
});

it.each([
  ['FastAPI’s generator', { detail: 'Not implemented' }, 'The server does not offer this.'],
  ['a message', { success: false, message: 'Not implemented.' }, 'The server does not offer this.'],
  ['a sentence of its own', { detail: 'Not implemented for courses' }, 'Not implemented for courses'],
])('A 500 for what nobody has written is told from a failure: %s', async (_, body, sentence) => {
  expect(explanationOf(await said(500, body))).toBe(sentence);
});

describe('A refusal that is read in Urdu', () => {
  const full = 'اس کورس میں کوئی نشست باقی نہیں ہے۔';
  afterEach(() => startLanguage('en'));

  it.each([
    ['a known code of a server that says no language', 'COURSE_FULL', {}, full],
    ['a known code of a server that answers in English', 'COURSE_FULL', { 'Content-Language': 'en' }, full],
    ['a known code of a server that answers in Urdu', 'COURSE_FULL', { 'Content-Language': 'ur' }, 'From the server'],
    ['a server that names a region', 'COURSE_FULL', { 'Content-Language': 'UR-IN' }, 'From the server'],
    ['a code that nobody knows', 'ROOF_LEAKS', {}, 'From the server'],
    ['no code', undefined, {}, 'From the server'],
  ])('The sentence of a refusal that is read in Urdu, for %s', async (_, error, headers, sentence) => {
    startLanguage('ur');
    expect(explanationOf(await said(409, { message: 'From the server', error }, headers))).toBe(sentence);
  });

  it.each([
    ['Hindi', 'कृपया 5 मिनट बाद फिर से प्रयास करें।'],
    ['Urdu', 'براہ کرم \u20685\u2069 منٹ بعد دوبارہ کوشش کریں۔'],
  ])('A message in %s that says how long to wait is not said twice', async (_, message) => {
    expect(explanationOf(await said(429, { message }, { 'Retry-After': '300' }))).toBe(message);
  });

  it('In English the message of the server comes before the portal’s sentence for its code', async () => {
    expect(explanationOf(await said(409, { message: 'Full up', error: 'COURSE_FULL' }))).toBe('Full up');
  });
});
