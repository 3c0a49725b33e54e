import { msg } from '#src/languages/texts.ts';

/** An invented university, to show what another one changes (README, "Make it yours"). */
export const university = {
  name: 'Aldenfels Institute of Technology',
  shortName: 'Aldenfels',
  kind: msg`Institute`,
  motto: msg`Build for the mountain.`,
  founded: 1911,
  phone: '+41 81 555 19 11',
  email: 'admissions@aldenfels.example',
  address: ['Aldenfels Institute of Technology', 'Passstrasse 8', '7999 Aldenfels, Switzerland'],
  officeHours: [
    { days: msg`Monday to Thursday`, hours: msg`7:30 to 17:00` },
    { days: msg`Friday`, hours: msg`7:30 to 12:00` },
  ],
  admissionsHours: { days: msg`Tuesday and Thursday`, hours: msg`13:00 to 16:30` },
  applicationTime: msg`about two minutes`,
  feesOffice: msg`the bursar, Tower House, on Tuesdays and Thursdays`,
  attendance: { minimum: 80, below: msg`Below 80% your tutor has to agree before you sit an examination.` },
};

/** For index.html, when the portal is built (tools/vite/university.ts). */
export const page = {
  description:
    'Aldenfels Institute of Technology: courses, admissions, faculty and research, and the portal of its students and administrators.',
  invitation: 'Six departments at 1,200 metres. Applications for the coming year are open.',
  preview: 'Aldenfels Institute of Technology: two peaks under the evening sky',
};
