import { mutationOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { replaceInRoster } from './roster-cache.ts';
import { sendAcademic, sendAttendance, sendFee, sendPlacement, sendStudent } from './student-calls.ts';

type Student = components['schemas']['Student'];

interface WriteOf<Body> {
  readonly id: string;
  /** With the `updatedAt` that was read, it is refused where somebody else has changed the record since (409 STALE). */
  readonly body: Body;
}

/** A write of a form's; the record and its row in the roster are the stored ones afterwards. */
const storing = <Body>(send: (id: string, body: Body) => Promise<Student | undefined>) =>
  mutationOptions({
    mutationFn: ({ id, body }: WriteOf<Body>) => send(id, body),
    onSuccess: (student, { id }, _result, { client }) => replaceInRoster(client, id, student),
  });

/** The whole edited student (section 7). */
export const updateStudent = storing(sendStudent);

// The parts of a record, each by its own call.
export const updateAcademic = storing(sendAcademic);
export const updateFee = storing(sendFee);
export const updateAttendance = storing(sendAttendance);
export const updatePlacement = storing(sendPlacement);
