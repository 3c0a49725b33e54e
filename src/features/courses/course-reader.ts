import { courseFields, type Course } from './course.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';

// Apart from the fields: a public form needs them and reads no record. Both are fetched while the server is asked.

/** A course with every text that a card shows, empty where the server sent none. */
export const readCourse: (raw: unknown) => Course = recordReader(courseFields);
