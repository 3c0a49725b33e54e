import * as activity from './activity/rules.ts';
import * as administrators from './administrators/rules.ts';
import * as applicationStatus from './application-status/rules.ts';
import * as casework from './casework/rules.ts';
import * as history from './history/rules.ts';
import * as language from './language/rules.ts';
import * as papers from './papers/rules.ts';
import * as offers from './offers/rules.ts';
import * as passwordReset from './password-reset/rules.ts';
import * as renaming from './renaming/rules.ts';
import * as restore from './restore/rules.ts';
import * as seats from './seats/rules.ts';

/** The rules of what extensions do. */
export const extensionRules = {
  ...activity.rules,
  ...administrators.rules,
  ...applicationStatus.rules,
  ...casework.rules,
  ...history.rules,
  ...language.rules,
  ...papers.rules,
  ...offers.rules,
  ...passwordReset.rules,
  ...renaming.rules,
  ...restore.rules,
  ...seats.rules,
};

/** By operation, the rule that shows that it does what it is for. */
export const extensionMainRules = {
  ...activity.mainRules,
  ...administrators.mainRules,
  ...applicationStatus.mainRules,
  ...casework.mainRules,
  ...history.mainRules,
  ...language.mainRules,
  ...papers.mainRules,
  ...offers.mainRules,
  ...passwordReset.mainRules,
  ...renaming.mainRules,
  ...restore.mainRules,
  ...seats.mainRules,
};

/** By operation, the secret that it is meant to answer with. */
export const extensionSecrets = passwordReset.secrets;
