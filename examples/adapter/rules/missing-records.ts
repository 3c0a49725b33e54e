import type { OperationId } from '#openapi/operations.gen.ts';
import { isObject, type Rule } from '../call.ts';

const ofOneRecord: ReadonlySet<OperationId | undefined> = new Set<OperationId>([
  'getStudent',
  'adminGetStudent',
  'getStudentByEmail',
  'getStudentByRollNo',
  'getApplication',
  'getCourse',
]);

/** A record that is not there is a 404, where the server answers 200 with null, or with nothing. */
export const missingRecords: Rule = {
  breaks: 'A record that the server answers in another shape looks like one that is not there.',
  answer(answer, { id }) {
    const { status, body } = answer;
    if (status >= 300 || !ofOneRecord.has(id)) return answer;
    if (isObject(body) && isObject(body['data'])) return answer;
    return { status: 404, body: { success: false, message: 'There is no such record.' } };
  },
};
