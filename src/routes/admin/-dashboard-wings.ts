import type { Wing } from '#src/records/slots.tsx';
import { today } from '#src/wings/office/today.ts';
import { views } from '#src/wings/views/wing.ts';

/** The wings of the dashboard. */
export const wings: readonly Wing[] = [today, views];
