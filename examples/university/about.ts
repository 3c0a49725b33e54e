import { msg } from '#src/languages/texts.ts';
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
  lead: msg`A technical institute on a mountain pass, with six departments.`,
  history: msg`The institute was founded in 1911 for the engineers of one tunnel. Today it has six departments.`,
  life: msg`Everybody lives and works in one village.`,
  departmentsTitle: msg`Six departments`,
  departments: msg`The first year is the same for all of them.`,
  visit: msg`The cableway runs every quarter of an hour. The front office arranges guided tours.`,
};

/** Section 2, /about: mission and vision. */
export const statements: Readonly<Record<string, string>> = {
  [msg`Our mission`]: msg`To train engineers for places that are hard to reach.`,
  [msg`Our vision`]: msg`Mountains in which people can live all year, safely.`,
};

/** Section 2, /about: the three highlight cards. */
export const highlights: readonly { readonly title: string; readonly Icon: Icon; readonly text: string }[] = [
  { title: msg`One village`, Icon: PeopleIcon, text: msg`Students and teachers have lunch at the same tables.` },
  { title: msg`Outside`, Icon: CompassIcon, text: msg`Every course has a week on the mountain.` },
  { title: msg`With partners`, Icon: SpannerIcon, text: msg`Cableways and rescue services bring the questions.` },
];

/** Section 2, /about: the history; the first entry is the founding. */
export const history: readonly { readonly year: number; readonly title: string; readonly text: string }[] = [
  {
    year: 1911,
    title: msg`A school for a tunnel`,
    text: msg`Forty engineers learn what they need before the work begins.`,
  },
  {
    year: 1924,
    title: msg`The dam`,
    text: msg`The first turbines light the village, and Hydropower becomes a department.`,
  },
  { year: 1994, title: msg`Robots`, text: msg`The first robot that looks for people under snow is built here.` },
];

/** Section 2, /about: the eight facilities of the campus. */
export const facilities: Readonly<Record<string, readonly [Icon: Icon, text: string]>> = {
  [msg`Library`]: [BookIcon, msg`Open day and night.`],
  [msg`Snow Laboratory`]: [FlaskIcon, msg`At minus twenty degrees all year.`],
  [msg`Workshop`]: [SpannerIcon, msg`Metal, timber and electronics.`],
  [msg`Halls of Residence`]: [BedIcon, msg`Single rooms with a view of the pass.`],
  [msg`Climbing Hall`]: [CupIcon, msg`Walls of eighteen metres.`],
  [msg`Health Centre`]: [HeartIcon, msg`Shared with the village.`],
  [msg`Concert Hall`]: [MicrophoneIcon, msg`Two hundred seats.`],
  [msg`Canteen`]: [PlateIcon, msg`Soup from six in the morning.`],
};
