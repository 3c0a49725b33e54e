import type { OperationId } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import { before, bodyOf, type Inject, isSignedIn, json } from '#conformance/kit/inject-fault.ts';
import type { CheckName } from '../checks/checks.ts';
import type { RuleId } from '../rules.ts';

/** A fault: its name, whose it is, the rule that it breaks, the checks that have to find it, and how it is made. */
export type FaultRow = readonly [
  name: string,
  operation: OperationId | '*',
  rule: RuleId,
  by: CheckName,
  inject: Inject,
];

/** Answers a write of an administrator with a record, and stores nothing. */
export const notStoring = (name: OperationId, answer: (sent: Json) => Json): Inject =>
  before([name], async ({ request, pass }) => {
    if (!isSignedIn(request)) return pass();
    const { pathname } = new URL(request.url);
    return json(200, {
      success: true,
      data: { id: pathname.split('/').at(name === 'toggleCourseStatus' ? -2 : -1), ...answer(await bodyOf(request)) },
    });
  });

/** A course as an answer shows it. */
export const course = {
  courseCode: 'X1',
  courseName: 'Xy',
  department: 'Civil',
  programType: 'Diploma',
  description: 'x',
  eligibilityCriteria: [],
  subjects: [],
  isActive: true,
};
