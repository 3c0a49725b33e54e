/** The university. Another one changes this file, the crest and the palette. */
export const university = {
  name: 'Malhar University',
  shortName: 'Malhar',
  motto: 'Education for everyone.',
  founded: 1965,
  phone: '+91 20 5550 1965',
  phoneHref: 'tel:+912055501965',
  email: 'admissions@university.example',
  researchEmail: 'research@university.example',
  address: ['Malhar University', 'Lake Road, Pashan', 'Pune 411008, Maharashtra'],
  /** Section 2, /contact. */
  officeHours: [
    { days: 'Monday to Friday', hours: '8:00 to 18:00' },
    { days: 'Saturday', hours: '9:00 to 14:00' },
  ],
  /** Section 2, /admissions. */
  admissionsHours: { days: 'Monday to Friday', hours: '9:00 to 17:00' },
  /** What it takes to fill in the form of /admissions; its test reckons it. */
  applicationTime: 'less than two minutes',
} as const;

/** The title of a tab, with the screen first, since a tab is narrow. */
export function pageTitle(screen: string): string {
  return `${screen} · ${university.name}`;
}
