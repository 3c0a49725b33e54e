import type { Hours } from '#src/platform/university.ts';

export const admissionsHours: Hours = { days: 'Tuesday and Thursday', hours: '13:00 to 16:30' };
