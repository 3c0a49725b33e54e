import type { UniversityRun } from '../university-run.ts';
import { checkActivity } from './activity/checks.ts';
import { checkAdministratorStatus } from './administrators/checks.ts';
import { checkWithdrawal } from './application-status/checks.ts';
import { checkCasework } from './casework/checks.ts';
import { checkHistories } from './history/checks.ts';
import { checkLanguage } from './language/checks.ts';
import { checkPapers } from './papers/checks.ts';
import { checkOffers } from './offers/checks.ts';
import { checkResets } from './password-reset/checks.ts';
import { checkRenaming } from './renaming/checks.ts';
import { checkRestores } from './restore/checks.ts';
import { checkSeats } from './seats/checks.ts';

const checks: readonly ((run: UniversityRun) => Promise<void>)[] = [
  checkRestores,
  checkResets,
  checkAdministratorStatus,
  checkWithdrawal,
  checkSeats,
  checkRenaming,
  checkHistories,
  checkActivity,
  checkCasework,
  checkPapers,
  checkOffers,
  checkLanguage,
];

/** What each extension is for is tried once, on records of the kit. */
export async function checkExtensions(run: UniversityRun): Promise<void> {
  for (const check of checks) await check(run);
}
