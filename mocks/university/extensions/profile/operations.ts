import { t } from '#src/languages/texts.ts';
import { unauthorized } from '#mocks/engine/request/http-error.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { updateStudent } from '#mocks/university/rules/students.ts';

/** The operations of the extension `profile`. */
export const profile = {
  updateOwnContact({ body, caller, tables, now }) {
    if (caller?.studentId === undefined) throw unauthorized();
    // Nothing else of the body: an administrator's update takes more.
    const { phone, address, updatedAt } = body;
    const data = updateStudent(tables, caller.studentId, { phone, address, updatedAt }, now);
    return { data, message: t`Your contact details are saved` };
  },
} satisfies Implementations<OperationsWith<{ extension: 'profile' }>>;
