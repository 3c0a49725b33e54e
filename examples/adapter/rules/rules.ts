import type { Rule } from '../call.ts';
import { applicationFields } from './application-fields.ts';
import { deadToken } from './dead-token.ts';
import { envelope } from './envelope.ts';
import { missingRecords } from './missing-records.ts';
import { publicView } from './public-view.ts';
import { readableErrors } from './readable-errors.ts';
import { secrets } from './secrets.ts';
import { signedInPerson } from './signed-in-person.ts';
import { studentFields } from './student-fields.ts';
import { takenValues } from './taken-values.ts';
import { values } from './values.ts';

/** All rules, in the order in which an answer goes through them. Leave out what your server does right. */
export const rules: readonly Rule[] = [
  takenValues,
  deadToken,
  readableErrors,
  envelope,
  missingRecords,
  secrets,
  signedInPerson,
  studentFields,
  applicationFields,
  values,
  publicView,
];
