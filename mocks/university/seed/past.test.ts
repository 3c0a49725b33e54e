import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '#openapi/contract.ts';
import { typeOfFile } from '#openapi/file-type.ts';
import { visibleFormat } from '#openapi/visible-text.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type SeedRows } from '../tables.ts';
import { makeScenario } from './scenarios.ts';
import { makeSeed } from './seed.ts';

const credential = { salt: '5eed', hash: 'c0de' };
const today = '2027-02-03';

type Past = 'changes' | 'deleted' | 'casework' | 'documents' | 'documentContents' | 'offers' | 'outbox';
let rows: SeedRows & Required<Pick<SeedRows, Past>>;
beforeAll(async () => {
  rows = rowsOf((await makeScenario('typical-day', { today, credential }))()) as typeof rows;
});

describe('the seed’s past', () => {
  it('The seed’s past has a change for every student who was changed since the record was made, at that time', () => {
    const last = new Map(rows.changes.map(({ recordId, at }) => [recordId, at]));
    const changed = rows.students.filter(({ createdAt, updatedAt }) => createdAt !== updatedAt);
    expect(changed.length).toBeGreaterThan(450);
    expect(changed.filter(({ id, updatedAt }) => last.get(id) !== updatedAt)).toEqual([]);
  });

  it('ends in what the records are: each change is another value before, and the stored one after', () => {
    const students = new Map(rows.students.map((student) => [student.id, student]));
    const wrong = rows.changes.filter(({ recordId, kind, fields }) => {
      const student = students.get(recordId);
      if (!student || kind !== 'updated') return false;
      return fields.some(({ field, old, new: now }) => {
        const stored: unknown = field === 'attendance' ? student.attendance?.percentage : Object(student)[field];
        return old === now || stored !== now || fields.length === 0;
      });
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('The seed’s past is told by the five administrators, within the last months, in office hours, the oldest first', () => {
    const names = new Set(rows.accounts.filter(({ role }) => role !== 'STUDENT').map(({ name }) => name));
    const times = rows.changes.map(({ at }) => at);
    expect(new Set(rows.changes.map(({ by }) => by.name))).toEqual(names);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)! < today).toBe(true);
    expect(times[0]! > '2026-10-01').toBe(true);
    expect(times.filter((at) => at.slice(11, 16) < '03:30' || at.slice(11, 16) > '12:00')).toEqual([]);
  });

  it('The seed’s past has deleted records that take no value of another, the last one deleted yesterday', () => {
    const taken = new Set(rows.students.flatMap(({ id, email, rollNo }) => [id, email, rollNo]));
    const deleted = rows.deleted.map(({ record, at }) => ({
      kind: record.kind,
      day: at.slice(0, 10),
      values: record.kind === 'student' ? [record.student.id, record.student.email, record.student.rollNo] : [],
    }));
    expect(deleted.map(({ kind }) => kind)).toEqual(['course', 'student', 'student']);
    expect(deleted.at(-1)?.day).toBe('2027-02-02');
    expect(deleted.flatMap(({ values }) => values).filter((value) => taken.has(value))).toEqual([]);
    expect(rows.changes.filter(({ kind }) => kind === 'deleted')).toHaveLength(3);
  });

  it('The seed’s past has casework on some applications that wait, by whom an administrator’s account is', () => {
    const accounts = new Map(rows.accounts.map(({ id, name }) => [id, name]));
    const waiting = new Set(rows.applications.filter(({ status }) => status !== 'APPROVED').map(({ id }) => id));
    expect(rows.casework.length).toBeGreaterThan(5);
    expect(rows.casework.filter(({ id }) => !waiting.has(id))).toEqual([]);
    expect(rows.casework.filter(({ assignee }) => accounts.get(assignee?.id ?? '') !== assignee?.name)).toEqual([]);
    expect(rows.casework.some(({ notes }) => notes.length > 0)).toBe(true);
  });

  it('The seed’s past has the messages that applicants were sent, none later than what they tell of', () => {
    const byEmail = new Map(rows.applications.map((application) => [application.email, application]));
    expect(rows.outbox.length).toBeGreaterThan(30);
    const wrong = rows.outbox.filter(({ to, subject, sentAt }) => {
      const application = byEmail.get(to);
      const moments = [application?.submittedAt, ...(application?.history.map(({ at }) => at) ?? [])];
      return !application || !subject.includes(application.referenceNumber) || !moments.includes(sentAt);
    });
    expect(wrong).toEqual([]);
    const rejected = rows.outbox.find(({ text }) => text.includes('The reason: '));
    expect(byEmail.get(rejected?.to ?? '')?.history.some(({ to }) => to === 'REJECTED')).toBe(true);
  });

  it('The seed’s past has mark sheets of applications that wait: whole PDFs of the size that is said', () => {
    const waiting = new Set(rows.applications.flatMap(({ id, status }) => (/^(APPR|REJ)/.test(status) ? [] : [id])));
    const contents = new Map(rows.documentContents.map(({ id, content }) => [id, atob(content)]));
    expect(rows.documents.length).toBeGreaterThan(15);
    for (const { id, applicationId, type, size } of rows.documents) {
      const content = contents.get(id) ?? '';
      expect(waiting).toContain(applicationId);
      expect([typeOfFile(new TextEncoder().encode(content)), content.length]).toEqual([{ type }, size]);
    }
  });

  it('changes no other record', async () => {
    const without = await makeSeed({ today, credential });
    const { changes: _1, deleted: _2, casework: _3, offers: _4, outbox: _5, documents: _6, ...rest } = rows;
    const { documentContents: _7, ...others } = rest;
    expect(others).toEqual(without);
  });

  it('fits the contract', async () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addFormat('visible', visibleFormat);
    ajv.addSchema({ $id: 'contract', ...(await readContract()) });
    const unfit = (schema: string, some: readonly object[]) => {
      const fits = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
      return some.filter((row) => !fits(row)).slice(0, 1);
    };
    expect(unfit('RecordChange', rows.changes)).toEqual([]);
    const students = rows.deleted.flatMap(({ record }) => (record.kind === 'student' ? [record.student] : []));
    const courses = rows.deleted.flatMap(({ record }) => (record.kind === 'course' ? [record.course] : []));
    expect(unfit('Student', students)).toEqual([]);
    expect(unfit('Course', courses)).toEqual([]);
    const casework = rows.casework.map(({ id, ...row }) => ({ applicationId: id, ...row }));
    expect(unfit('Casework', casework)).toEqual([]);
    expect(
      unfit(
        'ApplicationDocument',
        rows.documents.map(({ applicationId: _, ...row }) => row),
      ),
    ).toEqual([]);
    const offers = rows.offers.map(({ id, holdsSeat: _held, ...row }) => ({ applicationId: id, ...row }));
    expect([offers.length, unfit('Offer', offers)]).toEqual([2, []]);
  });
});
