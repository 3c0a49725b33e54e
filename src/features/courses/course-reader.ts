import { courseFields, type Course } from './course.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';

// The table of the fields is too large for a first screen: it is fetched while the server is asked.

/** A course with every text that a card shows, empty where the server sent none. */
export const readCourse: (raw: unknown) => Course = recordReader(courseFields);
