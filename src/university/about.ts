import { msg } from '#src/languages/texts.ts';
import {
  BedIcon,
  BookIcon,
  CompassIcon,
  CupIcon,
  DropIcon,
  FlaskIcon,
  HeartIcon,
  MicrophoneIcon,
  PeopleIcon,
  PlateIcon,
  SpannerIcon,
} from '#src/ui/subject-icons.tsx';

type Icon = typeof BookIcon;

/** Section 2, /about: the texts above its parts. */
export const aboutTexts = {
  lead: msg`A public university at Pashan Lake in Pune with eight departments.`,
  history: msg`Malhar University was founded in 1965 with two departments. Today it has eight.`,
  life: msg`The campus is a kilometre long. Teaching, halls of residence and sports are all on it.`,
  departmentsTitle: msg`Eight departments`,
  departments: msg`First-year students of all departments share the halls of residence and the workshop.`,
  visit: msg`The campus is open to visitors from Monday to Saturday. The front office arranges guided tours.`,
};

/** Section 2, /about: mission and vision. */
export const statements: Readonly<Record<string, string>> = {
  [msg`Our mission`]: msg`To offer good education to students whatever their means, to do research for the region, and to make its results available to the public.`,
  [msg`Our vision`]: msg`A university that is open to students of every background, and known for its teaching in small groups and for research that is used.`,
};

/** Section 2, /about: the three highlight cards. */
export const highlights: readonly { readonly title: string; readonly Icon: Icon; readonly text: string }[] = [
  {
    title: msg`Small groups`,
    Icon: PeopleIcon,
    text: msg`A tutorial has twelve students and one teacher. Every student has a mentor for the whole course. Office hours are on Thursday afternoons.`,
  },
  {
    title: msg`Practical work`,
    Icon: CompassIcon,
    text: msg`Half of the marks come from practical work and from projects with partners outside the university.`,
  },
  {
    title: msg`Applied research`,
    Icon: DropIcon,
    text: msg`Results such as flood warnings, safer schools and low-cost medical tests are used in the region.`,
  },
];

/** Section 2, /about: the history; the first entry is the founding (section 9: 1965). */
export const history: readonly { readonly year: number; readonly title: string; readonly text: string }[] = [
  {
    year: 1965,
    title: msg`A college in a boathouse`,
    text: msg`The university begins as a college of civil and mechanical engineering with forty-two students, in the boathouse on Pashan Lake.`,
  },
  {
    year: 1974,
    title: msg`The clock tower`,
    text: msg`The main building with the clock tower opens, and the Department of Electronics is founded.`,
  },
  {
    year: 1986,
    title: msg`A university of its own`,
    text: msg`The college becomes Malhar University. Life Sciences opens, with a field station in the Western Ghats.`,
  },
  {
    year: 1991,
    title: msg`Business Studies, the eighth department`,
    text: msg`With Business Studies the university has the eight departments that it has today, and every engineer takes a year of economics and ethics.`,
  },
  {
    year: 2004,
    title: msg`Longer hours of the workshop`,
    text: msg`Since this year the workshop is open to all students until ten at night.`,
  },
  {
    year: 2017,
    title: msg`Pashan Lake restored`,
    text: msg`Three departments complete the restoration of Pashan Lake after eight years. The method is now used on fourteen lakes of the Deccan.`,
  },
  {
    year: 2023,
    title: msg`Solar power for the campus`,
    text: msg`The campus now produces as much electricity in a year as it uses.`,
  },
];

/** Section 2, /about: the eight facilities of the campus. */
export const facilities: Readonly<Record<string, readonly [Icon: Icon, text: string]>> = {
  [msg`Central Library`]: [
    BookIcon,
    msg`310,000 volumes and a reading room. Open all night in the weeks of examination.`,
  ],
  [msg`Laboratories`]: [
    FlaskIcon,
    msg`Sixty-four laboratories, among them a clean room and a shake table for two-storey frames.`,
  ],
  [msg`Makers’ Workshop`]: [
    SpannerIcon,
    msg`Lathes, laser cutters and 3D printers, with staff who help. Open to every student until ten at night.`,
  ],
  [msg`Halls of Residence`]: [
    BedIcon,
    msg`Six halls with single and shared rooms, common rooms and a resident warden.`,
  ],
  [msg`Sports Ground and Boathouse`]: [
    CupIcon,
    msg`A cricket ground, floodlit courts, a 25-metre pool, and rowing on the lake.`,
  ],
  [msg`Health Centre`]: [
    HeartIcon,
    msg`Two doctors, a counsellor and a pharmacy. Open day and night, free for students.`,
  ],
  [msg`Auditorium and Open-Air Theatre`]: [MicrophoneIcon, msg`900 seats indoors and 1,500 in the open-air theatre.`],
  [msg`Dining Halls and Cafés`]: [
    PlateIcon,
    msg`Three dining halls with vegetarian, Jain and non-vegetarian food, and several cafés.`,
  ],
};
