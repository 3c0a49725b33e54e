import { expect, it } from 'vitest';
import type { OperationId } from '#openapi/operations.gen.ts';
import { checkAnswer } from './kit/answer-rules.ts';
import { CheckResults } from './kit/check-results.ts';
import { visitor } from './kit/exchange.ts';
import type { Effect } from './kit/rules.ts';
import { readByPortal } from './university/portal-reading.ts';
import { rules } from './university/rules.ts';

const student = {
  id: 'stu_1',
  name: 'Asha Verma',
  rollNo: 'CE26001',
  email: 'asha@university.example',
  department: 'Civil',
  year: 1,
  semester: 1,
  status: 'Active',
  createdAt: '2026-05-04T09:30:00.000Z',
  updatedAt: '2026-05-04T09:30:00.000Z',
};
const without = (name: keyof typeof student) =>
  Object.fromEntries(Object.entries(student).filter(([key]) => key !== name));

/** An answer, and what is said of it: the effect, the field, and the reason. */
const answers: readonly [OperationId, unknown, Effect, what: string, seen: RegExp][] = [
  // Null is read as absent, and so is not what hurts.
  [
    'adminGetStudent',
    { ...student, phone: null, email: 5 },
    'broken',
    'email',
    /^data\.email is 5, which the portal cannot read$/,
  ],
  ['adminGetStudent', { ...student, phone: null }, 'works', 'phone', /^data\.phone must be string: null$/],
  ['adminGetStudent', without('email'), 'broken', 'email', /^data has no email: \{"id":"stu_1"/],
  ['adminListStudents', [student, without('rollNo')], 'broken', 'rollNo', /^data\[1\] has no rollNo: \{"id":"stu_1"/],
  // Rows of the public view have other fields than records: the branch that fits best is the one that is meant.
  [
    'listStudents',
    [{ department: 'Civil', placement: { company: 5 } }],
    'broken',
    'placement.company',
    /^data\[0\]\.placement\.company is 5, which the portal cannot read$/,
  ],
];

it.each(answers)('The reason why an answer of %s does not fit its schema is the field: %j', (...row) => {
  const [operation, data, effect, what, seen] = row;
  const results = new CheckResults(rules, () => true);
  const json = { success: true, data };
  const headers = new Headers({ 'Content-Type': 'application/json' });
  checkAnswer(
    operation,
    {
      subject: operation,
      method: 'GET',
      url: 'http://portal.test/api',
      caller: visitor,
      sent: undefined,
      status: 200,
      headers,
      text: JSON.stringify(json),
      json,
      milliseconds: 1,
    },
    results,
    { secrets: {}, readLeniently: readByPortal },
  );
  const found = [...results.findings.values()];
  expect(found).toMatchObject([{ rule: 'fits-schema', effect, what }]);
  expect(found[0]?.seen).toMatch(seen);
});
