import { applicationFields, type Application } from './application.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';

// Apart from the fields: a public form needs them and reads no record. Both are fetched while the server is asked.

/** An application in the contract's shape. A status that the contract does not know stays the word that it is. */
export const readApplication: (raw: unknown) => Application = recordReader(applicationFields);
