import type { Hours } from '#src/platform/university.ts';

/** Section 2, /admissions: when somebody answers the telephone. */
export const admissionsHours: Hours = { days: 'Monday to Friday', hours: '9:00 to 17:00' };
