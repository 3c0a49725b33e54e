import type { Wing } from '#src/records/slots.tsx';
import { accountsWing } from '#src/wings/accounts/wing.tsx';
import { historyWing } from '#src/wings/history/wing.ts';
import { importCommand } from '#src/wings/import/command.ts';
import { officeWing } from '#src/wings/office/wing.tsx';
import { papersWing } from '#src/wings/papers/wing.ts';
import { reportsWing } from '#src/wings/reports/wing.ts';
import { samePersonWing } from '#src/wings/same-person/wing.tsx';
import { viewCommands } from '#src/wings/views/commands.ts';

/** The wings of all administrators’ pages. What they add stands in this order. */
export const wings: readonly Wing[] = [
  papersWing,
  accountsWing,
  importCommand,
  historyWing,
  samePersonWing,
  viewCommands,
  officeWing,
  reportsWing,
];
