import type { Wing } from '#src/records/slots.tsx';
import { accounts } from '#src/wings/accounts/wing.tsx';
import { history } from '#src/wings/history/wing.ts';
import { importCommand } from '#src/wings/import/command.ts';
import { office } from '#src/wings/office/wing.tsx';
import { papers } from '#src/wings/papers/wing.ts';
import { reports } from '#src/wings/reports/wing.ts';
import { samePerson } from '#src/wings/same-person/wing.tsx';
import { viewCommands } from '#src/wings/views/commands.ts';

/** The wings of all administrators’ pages. What they add stands in this order. */
export const wings: readonly Wing[] = [
  papers,
  accounts,
  importCommand,
  history,
  samePerson,
  viewCommands,
  office,
  reports,
];
