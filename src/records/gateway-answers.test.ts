import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { showSubmitFailure, type FormStatus } from '../forms/field-errors.ts';
import { explanationOf, fallbackOf, messageOf } from '../platform/api/errors.ts';
import { refusalIn } from '../platform/api/refusal.ts';
import { mapSettled } from './batch/use-batch.ts';
import { studentListWords } from '#src/features/students/student-words.ts';

const names: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
const PHONE = 'The phone number is too short';
const namesFields = (status: number) => status === 400 || status === 422;

/** What an answer with an error's status may hold, as the client has parsed it. */
const bodies: Readonly<Record<string, (status: number) => unknown>> = {
  Empty: () => undefined,
  Text: () => 'upstream request timeout',
  HTML: (status) => `<!doctype html><title>${names[status]}</title><h1>${names[status]}</h1>`,
  'JSON without message': () => ({ success: false }),
  FastAPI: (status) => ({
    detail: namesFields(status) ? [{ type: 'string_too_short', loc: ['body', 'phone'], msg: PHONE }] : names[status],
  }),
  'Spring Boot': (status) => ({
    timestamp: '2026-11-28T10:00:00Z',
    status,
    error: names[status],
    path: '/api/students',
    ...(namesFields(status) && {
      message: "Validation failed for object='student'. Error count: 1",
      errors: [{ objectName: 'student', field: 'phone', defaultMessage: PHONE, code: 'Size' }],
    }),
  }),
  'ASP.NET': (status) => ({
    type: 'https://tools.ietf.org/html/rfc9110',
    title: namesFields(status) ? 'One or more validation errors occurred.' : names[status],
    status,
    ...(namesFields(status) && { errors: { Phone: [PHONE] } }),
  }),
};

const headers: HeadersInit = { 'Retry-After': '90' };
const errorOf = (status: number, body: unknown, hasSentText: boolean) =>
  refusalIn(
    body,
    Object.assign(new Response(null, { status, ...(status === 429 && { headers }) }), { hasSentText }),
    false,
  );

const values = { name: 'Asha Rao', phone: '1' };
const words = { failed: 'Failed to update student', unanswered: 'Error updating student' };
const loadWords = studentListWords.loadFailure();

/** What is said of an answer, sentence by sentence, by a list that is loaded, a form that is sent, and many that are changed. */
const places: Readonly<Record<string, (status: number, body: unknown) => Promise<readonly (string | undefined)[]>>> = {
  'A list that is loaded': async (status, body) => {
    const error = await errorOf(status, body, false);
    return [fallbackOf(error, loadWords.failed, loadWords.unanswered), explanationOf(error)];
  },
  'A form that is sent': async (status, body) => {
    const error = await errorOf(status, body, true);
    let said: readonly (string | undefined)[] = [];
    const setStatus = ({ failure, reason, serverErrors }: FormStatus) => {
      said = [failure, reason, ...Object.entries(serverErrors).map(([name, { message }]) => `At ${name}: ${message}`)];
    };
    showSubmitFailure({ setStatus }, values, error, messageOf(error, words.failed, words.unanswered));
    return said;
  },
  'Many records that are changed': async (status, body) => {
    const error = await errorOf(status, body, true);
    const [result] = await mapSettled([1], () => Promise.reject(error), { failed: () => words.failed });
    if (result?.state === 'unknown') return ['Unknown:', result.reason];
    return [result?.state === 'failed' ? result.reason : undefined];
  },
};

it('Each status has its own sentence in lists, forms and batches, whatever stands in front of the server', async () => {
  const sentences: string[] = [];
  const numberOf = (sentence: string) => {
    if (!sentences.includes(sentence)) sentences.push(sentence);
    return sentences.indexOf(sentence) + 1;
  };
  const sections: string[] = [];
  for (const [place, say] of Object.entries(places)) {
    const rows: string[] = [];
    for (const status of Object.keys(names).map(Number)) {
      const cells: string[] = [];
      for (const bodyOf of Object.values(bodies)) {
        const said = (await say(status, bodyOf(status))).filter((sentence) => sentence !== undefined);
        cells.push(said.map(numberOf).join('+'));
      }
      rows.push(`| ${[status, ...cells].join(' | ')} |`);
    }
    const columns = ['Status', ...Object.keys(bodies)];
    sections.push(
      `## ${place}`,
      [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...rows].join('\n'),
    );
  }
  expect(sentences.filter((sentence) => sentence.includes('could not be read'))).toEqual([]);
  const text = [
    '# What is said of an answer that the server has not written',
    'A gateway, a firewall or a framework answers in the server’s place: with nothing, a line of text, a page, or JSON of its own. The 429 has `Retry-After: 90`. A cell has the numbers of its [sentences](#sentences). `npx vitest run src/records/gateway-answers.test.ts --update` writes this page.',
    ...sections,
    '## Sentences',
    sentences.map((sentence, index) => `${index + 1}. ${sentence}`).join('\n'),
  ].join('\n\n');
  const page = 'src/records/gateway-answers.md';
  const formatted = await format(text, { ...(await resolveConfig(page)), filepath: page });
  await expect(formatted).toMatchFileSnapshot('gateway-answers.md');
});
