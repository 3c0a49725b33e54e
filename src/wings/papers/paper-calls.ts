import { queryOptions } from '@tanstack/react-query';
import { msg } from '#src/languages/texts.ts';
import type { components } from '#openapi/schema.gen.ts';
import type { Student } from '#src/features/students/student.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { foundOr404, keyed, lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { dayOf } from '#src/platform/text/format.ts';

export type Paper = components['schemas']['Paper'];
export type PaperFacts = readonly components['schemas']['PaperFact'][];

/** So many papers get their numbers in one request (contract, PaperIssue). */
const AT_ONCE = 100;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function parsePaper(raw: unknown): Paper {
  if (!isRecord(raw) || text(raw['number']) === '') throw ApiError.unanswered('empty');
  const facts = Array.isArray(raw['facts']) ? raw['facts'].filter(isRecord) : [];
  return {
    number: text(raw['number']),
    kind: text(raw['kind']),
    name: text(raw['name']),
    rollNo: text(raw['rollNo']),
    issuedOn: text(raw['issuedOn']),
    facts: facts.map(({ label, value }) => ({ label: text(label), value: text(value) })),
    ...(text(raw['withdrawnAt']) !== '' && { withdrawnAt: text(raw['withdrawnAt']) }),
  };
}

/** GET /papers/{id}: null where no paper has this number. */
export const paperQuery = (number: string) =>
  queryOptions({
    queryKey: ['papers', number],
    queryFn: async ({ signal }) => {
      const call = read(api.GET('/papers/{id}', { params: { path: { id: number } }, signal }));
      const found = await foundOr404(call.then((raw) => ({ paper: parsePaper(raw) })));
      return found?.paper ?? null;
    },
  });

/** POST /papers/{id}/withdrawal. A second one changes nothing. */
export const withdrawPaper = defineMutation({
  call: async (number: string) =>
    parsePaper(await read(api.POST('/papers/{id}/withdrawal', { params: { path: { id: number } } }))),
  updateCache: (client, settled) => {
    for (const { data } of settled) client.setQueryData(paperQuery(data.number).queryKey, data);
  },
});

/** POST /papers. With `idempotency`, a try whose answer was lost gets the numbers of the first one. */
const issue = lookedUp<components['schemas']['PaperIssue'], unknown>({
  sentence: msg`The papers may have their numbers already. Print again: with a server that knows the request, they get the same.`,
  send: (body, key) => read(api.POST('/papers', { body, headers: keyed(key) })),
});

interface Order {
  readonly kind: string;
  /** What the paper of a student states. */
  readonly factsOf: (student: Student) => PaperFacts;
  readonly students: readonly Student[];
  /** Numbers by the student's id. What is in it already gets no second one, and what is issued is put into it. */
  readonly numbers: Map<string, string>;
  readonly onProgress: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** Gives each paper its number, a hundred in a request. What has been issued before a failure is kept for the next try. */
export async function issueNumbers({ kind, factsOf, students, numbers, onProgress, signal }: Order): Promise<void> {
  const left = students.filter(({ id }) => !numbers.has(id));
  const issuedOn = dayOf(new Date());
  for (let start = 0; start < left.length; start += AT_ONCE) {
    signal?.throwIfAborted();
    onProgress(students.length - left.length + start);
    const papers = left
      .slice(start, start + AT_ONCE)
      .map((student) => ({ studentId: student.id, facts: [...factsOf(student)] }));
    const issued = await issue({ kind, issuedOn, papers });
    if (!Array.isArray(issued)) throw ApiError.unanswered('empty');
    for (const one of issued) if (isRecord(one)) numbers.set(text(one['studentId']), text(one['number']));
  }
}
