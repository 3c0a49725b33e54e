import {
  BedIcon,
  BookIcon,
  CompassIcon,
  CupIcon,
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
  lead: 'A technical institute on a mountain pass, with six departments.',
  history: 'The institute was founded in 1911 for the engineers of one tunnel. Today it has six departments.',
  life: 'Everybody lives and works in one village.',
  departmentsTitle: 'Six departments',
  departments: 'The first year is the same for all of them.',
  visit: 'The cableway runs every quarter of an hour. The front office arranges guided tours.',
};

/** Section 2, /about: mission and vision. */
export const statements: Readonly<Record<string, string>> = {
  'Our mission': 'To train engineers for places that are hard to reach.',
  'Our vision': 'Mountains in which people can live all year, safely.',
};

/** Section 2, /about: the three highlight cards. */
export const highlights: readonly { readonly title: string; readonly Icon: Icon; readonly text: string }[] = [
  { title: 'One village', Icon: PeopleIcon, text: 'Students and teachers have lunch at the same tables.' },
  { title: 'Outside', Icon: CompassIcon, text: 'Every course has a week on the mountain.' },
  { title: 'With partners', Icon: SpannerIcon, text: 'Cableways and rescue services bring the questions.' },
];

/** Section 2, /about: the history; the first entry is the founding. */
export const history: readonly { readonly year: number; readonly title: string; readonly text: string }[] = [
  { year: 1911, title: 'A school for a tunnel', text: 'Forty engineers learn what they need before the work begins.' },
  { year: 1924, title: 'The dam', text: 'The first turbines light the village, and Hydropower becomes a department.' },
  { year: 1994, title: 'Robots', text: 'The first robot that looks for people under snow is built here.' },
];

/** Section 2, /about: the eight facilities of the campus. */
export const facilities: Readonly<Record<string, readonly [Icon: Icon, text: string]>> = {
  Library: [BookIcon, 'Open day and night.'],
  'Snow Laboratory': [FlaskIcon, 'At minus twenty degrees all year.'],
  Workshop: [SpannerIcon, 'Metal, timber and electronics.'],
  'Halls of Residence': [BedIcon, 'Single rooms with a view of the pass.'],
  'Climbing Hall': [CupIcon, 'Walls of eighteen metres.'],
  'Health Centre': [HeartIcon, 'Shared with the village.'],
  'Concert Hall': [MicrophoneIcon, 'Two hundred seats.'],
  Canteen: [PlateIcon, 'Soup from six in the morning.'],
};
