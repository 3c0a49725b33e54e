import { takeChanges } from '#mocks/engine/db/tables.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '../handlers/types.ts';
import type { ChangeRow, Tables } from '../tables.ts';
import { activity } from './activity/operations.ts';
import { administrators } from './administrators/operations.ts';
import { applicationStatus, shownToApplicant } from './application-status/operations.ts';
import { isDecided, lookUpApplication } from './application-status/own-application.ts';
import { dropOvertaken, isHeld } from './casework/casework.ts';
import { casework } from './casework/operations.ts';
import { documentsOf } from './documents/documents.ts';
import { documents } from './documents/operations.ts';
import { history } from './history/operations.ts';
import { language } from './language/operations.ts';
import { lists } from './lists/operations.ts';
import { ownOfferOf } from './offers/answer.ts';
import { clock, dropOvertakenOffers, giveUpHeldSeat, hasOverdue, lapseOverdue } from './offers/offers.ts';
import { offers } from './offers/operations.ts';
import { papers } from './papers/operations.ts';
import { passwordReset } from './password-reset/operations.ts';
import { profile } from './profile/operations.ts';
import { renaming } from './renaming/operations.ts';
import { restore } from './restore/operations.ts';
import { seats } from './seats/operations.ts';

/** What an applicant is told of the own application by extensions beside the one that shows it. */
const ofApplicants = { isBeingDecided: isHeld, offerTo: ownOfferOf, documentsOf };

/** The operations of every extension: one that is missing here does not compile. */
export const extensions = {
  ...activity,
  ...administrators,
  ...applicationStatus(ofApplicants),
  ...casework({ beforeApproval: giveUpHeldSeat }),
  ...documents({ lookUp: lookUpApplication, isDecided, shown: shownToApplicant(ofApplicants) }),
  ...history,
  ...language,
  ...lists,
  ...offers({ lookUp: lookUpApplication, shown: shownToApplicant(ofApplicants) }),
  ...papers,
  ...passwordReset,
  ...profile,
  ...renaming,
  ...restore,
  ...seats({ beforeAdmission: giveUpHeldSeat }),
} satisfies Implementations<OperationsWith<{ tag: 'Extensions' }>>;

/** What extensions do after any operation that writes, in its transaction. */
export function afterWrite(tables: Tables, by: ChangeRow['by'] | null, now: Date): void {
  const changes = takeChanges(() => tables.applications);
  dropOvertaken(tables, changes);
  dropOvertakenOffers(tables, changes, by, now);
}

/** What the clock has brought about since the last write, and what writes it down, in the name of its author. */
export const overdue = { isThere: hasOverdue, settle: lapseOverdue, author: clock };
