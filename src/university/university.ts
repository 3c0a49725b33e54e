import { msg } from '#src/languages/texts.ts';

export const university = {
  name: 'Malhar University',
  shortName: 'Malhar',
  // Below the short name in the header.
  kind: msg`University`,
  motto: msg`Education for everyone.`,
  founded: 1965,
  phone: '+91 20 5550 1965',
  email: 'admissions@university.example',
  // The first line is the name.
  address: ['Malhar University', 'Lake Road, Pashan', 'Pune 411008, Maharashtra'],
  // Section 2, /contact and /admissions.
  officeHours: [
    { days: msg`Monday to Friday`, hours: msg`8:00 to 18:00` },
    { days: msg`Saturday`, hours: msg`9:00 to 14:00` },
  ],
  admissionsHours: { days: msg`Monday to Friday`, hours: msg`9:00 to 17:00` },
  // What it takes to fill in the form of /admissions.
  applicationTime: msg`less than two minutes`,
  // What students are told of their fees and their attendance.
  feesOffice: msg`the accounts office, Main Building, ground floor, Monday to Friday from 9:00 to 16:00`,
  attendance: { minimum: 75, below: msg`Below 75% your department decides whether you may sit the examinations.` },
};

/** What the HTML of each page says before the app runs (tools/vite/university.ts), and what a shared link shows. */
export const page = {
  description:
    'Malhar University, Pune: courses, admissions, faculty and research, and the portal of its students and administrators.',
  invitation:
    'One lakeside campus, small groups, and teachers who know your name. Applications for the coming year are open.',
  // What icons/social-preview.png shows.
  preview: 'Malhar University: the main hall and its clock tower by the lake at sunrise',
};
