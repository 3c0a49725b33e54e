import type { FaultRow } from '../faults/fault.ts';
import { faults as activity } from './activity/faults.ts';
import { faults as administrators } from './administrators/faults.ts';
import { faults as applicationStatus } from './application-status/faults.ts';
import { faults as casework } from './casework/faults.ts';
import { faults as history } from './history/faults.ts';
import { faults as language } from './language/faults.ts';
import { faults as papers } from './papers/faults.ts';
import { faults as offers } from './offers/faults.ts';
import { faults as passwordReset } from './password-reset/faults.ts';
import { faults as renaming } from './renaming/faults.ts';
import { faults as restore } from './restore/faults.ts';
import { faults as seats } from './seats/faults.ts';

/** What extensions promise and do not do. */
export const extensionFaults: readonly FaultRow[] = [
  ...activity,
  ...administrators,
  ...applicationStatus,
  ...casework,
  ...history,
  ...language,
  ...papers,
  ...offers,
  ...passwordReset,
  ...renaming,
  ...restore,
  ...seats,
];
