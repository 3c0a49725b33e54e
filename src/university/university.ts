import type { University } from '#src/platform/university.ts';

/** Who this university is. */
export const university: University = {
  name: 'Malhar University',
  shortName: 'Malhar',
  kind: 'University',
  motto: 'Education for everyone.',
  founded: 1965,
  phone: '+91 20 5550 1965',
  email: 'admissions@university.example',
  address: ['Malhar University', 'Lake Road, Pashan', 'Pune 411008, Maharashtra'],
  officeHours: [
    { days: 'Monday to Friday', hours: '8:00 to 18:00' },
    { days: 'Saturday', hours: '9:00 to 14:00' },
  ],
  applicationTime: 'less than two minutes',
};
