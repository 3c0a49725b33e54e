import { applicationFields, type Application } from './application.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';

// The table of the fields is too large for a first screen: it is fetched while the server is asked.

/** An application in the contract's shape. A status that the contract does not know stays the word that it is. */
export const readApplication: (raw: unknown) => Application = recordReader(applicationFields);
