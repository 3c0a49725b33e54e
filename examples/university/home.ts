import { ClockIcon } from '#src/ui/icons.tsx';
import { BedIcon, CompassIcon, HeartIcon, PeopleIcon, SpannerIcon } from '#src/ui/subject-icons.tsx';
import peaks from './scenes/peaks.svg';
import pass from './scenes/pass.svg';
import valley from './scenes/valley.svg';

/** Section 1: what students are offered. */
export const offers: Readonly<Record<string, readonly [Icon: typeof ClockIcon, text: string]>> = {
  'Teams of six': [PeopleIcon, 'Every project is done by six students of several departments.'],
  'A room for everybody': [BedIcon, 'The village has a room for each student, from the first day.'],
  'Workshops at night': [ClockIcon, 'The workshop is open until midnight.'],
  'A week outside': [CompassIcon, 'Once a year each course moves to the mountain.'],
  'Own tools': [SpannerIcon, 'You get a case of tools, and keep it.'],
  'Somebody to talk to': [HeartIcon, 'The counsellors are there every day.'],
};

/** Section 1: why to choose this university. */
export const reasons: readonly (readonly [title: string, text: string])[] = [
  ['Small', 'Nine hundred students know each other by name.'],
  ['Practical', 'Half of the time is spent in laboratories and on sites.'],
  ['Wanted', 'Cableways, power stations and rescue services wait for our graduates.'],
];

export const programsTitle = 'Three groups of programs';

/** Section 1: the program cards; the brochure has the same texts. */
export const programs = [
  { name: 'Engineering', src: peaks, text: 'Tunnels, cableways, dams and turbines.', alt: 'Two peaks in the evening.' },
  { name: 'Computing', src: pass, text: 'Forecasts, robots and the software in them.', alt: 'The road over the pass.' },
  {
    name: 'Design',
    src: valley,
    text: 'Equipment and signs that work in the cold.',
    alt: 'The village in the valley.',
  },
];
