import type { Wing } from '#src/records/slots.ts';
import { accounts } from '#src/wings/accounts/wing.tsx';
import { bulk } from '#src/wings/bulk/wing.ts';
import { history } from '#src/wings/history/wing.ts';
import { imports } from '#src/wings/import/wing.tsx';
import { office } from '#src/wings/office/wing.tsx';
import { palette } from '#src/wings/palette/wing.ts';
import { papers } from '#src/wings/papers/wing.ts';
import { samePerson } from '#src/wings/same-person/wing.tsx';
import { views } from '#src/wings/views/wing.ts';

/** The wings of the administrators’ pages: one without its line here is not part of the app. What they add stands in this order. */
export const wings: readonly Wing[] = [palette, papers, accounts, imports, history, bulk, samePerson, views, office];
