import { studentFields, type Student } from './student.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';

// Apart from the fields: a public form needs them and reads no record. Both are fetched while the server is asked.

/** A student in the contract's shape, whichever of the known shapes it came in. A canonical one comes back itself. */
export const readStudent: (raw: unknown) => Student = recordReader(studentFields);
