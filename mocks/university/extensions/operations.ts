import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '../handlers/types.ts';
import type { Tables } from '../tables.ts';
import { activity } from './activity/operations.ts';
import { administrators } from './administrators/operations.ts';
import { applicationStatus } from './application-status/operations.ts';
import { dropOvertaken, isHeld } from './casework/casework.ts';
import { casework } from './casework/operations.ts';
import { history } from './history/operations.ts';
import { lists } from './lists/operations.ts';
import { passwordReset } from './password-reset/operations.ts';
import { profile } from './profile/operations.ts';
import { renaming } from './renaming/operations.ts';
import { restore } from './restore/operations.ts';
import { seats } from './seats/operations.ts';

/** The operations of every extension: one that is missing here does not compile. */
export const extensions = {
  ...activity,
  ...administrators,
  ...applicationStatus({ isBeingDecided: isHeld }),
  ...casework,
  ...history,
  ...lists,
  ...passwordReset,
  ...profile,
  ...renaming,
  ...restore,
  ...seats,
} satisfies Implementations<OperationsWith<{ tag: 'Extensions' }>>;

/** What extensions do after any operation that writes, in its transaction. */
export const afterWrite: readonly ((tables: Tables) => void)[] = [dropOvertaken];
