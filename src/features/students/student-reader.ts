import { studentFields, type Student } from './student.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';

// The table of the fields is too large for a first screen: it is fetched while the server is asked.

/** A student in the contract's shape, whichever of the known shapes it came in. A canonical one comes back itself. */
export const readStudent: (raw: unknown) => Student = recordReader(studentFields);
