import type { components } from '#openapi/schema.gen.ts';
import { pickFields } from '#src/records/fields/field.ts';
import { type Student, studentFields } from '../student.ts';
import { warnOfKept } from '#src/records/form/kept-by-server.ts';

/** Says what of a registration the server has not stored as it was sent. A file of its own: the table of fields is large. */
export function warnOfRegistration(sent: components['schemas']['StudentRegistration'], stored: Student): void {
  const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  warnOfKept(
    pickFields(
      studentFields,
      Object.keys(sent).filter((name) => name in studentFields),
    ),
    texts,
    stored,
  );
}
