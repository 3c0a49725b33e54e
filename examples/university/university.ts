import type { University } from '#src/platform/university.ts';

/** An invented university, to show what another one changes (README, "Make it yours"). */
export const university: University = {
  name: 'Aldenfels Institute of Technology',
  shortName: 'Aldenfels',
  kind: 'Institute',
  motto: 'Build for the mountain.',
  founded: 1911,
  phone: '+41 81 555 19 11',
  email: 'admissions@aldenfels.example',
  address: ['Aldenfels Institute of Technology', 'Passstrasse 8', '7999 Aldenfels, Switzerland'],
  officeHours: [
    { days: 'Monday to Thursday', hours: '7:30 to 17:00' },
    { days: 'Friday', hours: '7:30 to 12:00' },
  ],
  applicationTime: 'about two minutes',
};
