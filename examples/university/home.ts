import { msg } from '#src/languages/texts.ts';
import { ClockIcon } from '#src/ui/icons.tsx';
import { BedIcon, CompassIcon, HeartIcon, PeopleIcon, SpannerIcon } from '#src/ui/subject-icons.tsx';
import peaks from './scenes/peaks.svg';
import pass from './scenes/pass.svg';
import valley from './scenes/valley.svg';

/** Section 1: what students are offered. */
export const offers: Readonly<Record<string, readonly [Icon: typeof ClockIcon, text: string]>> = {
  [msg`Teams of six`]: [PeopleIcon, msg`Every project is done by six students of several departments.`],
  [msg`A room for everybody`]: [BedIcon, msg`The village has a room for each student, from the first day.`],
  [msg`Workshops at night`]: [ClockIcon, msg`The workshop is open until midnight.`],
  [msg`A week outside`]: [CompassIcon, msg`Once a year each course moves to the mountain.`],
  [msg`Own tools`]: [SpannerIcon, msg`You get a case of tools, and keep it.`],
  [msg`Somebody to talk to`]: [HeartIcon, msg`The counsellors are there every day.`],
};

/** Section 1: why to choose this university. */
export const reasons: readonly (readonly [title: string, text: string])[] = [
  [msg`Small`, msg`Nine hundred students know each other by name.`],
  [msg`Practical`, msg`Half of the time is spent in laboratories and on sites.`],
  [msg`Wanted`, msg`Cableways, power stations and rescue services wait for our graduates.`],
];

export const programsTitle = msg`Three groups of programs`;

/** Section 1: the program cards; the brochure has the same texts. */
export const programs = [
  {
    name: msg`Engineering`,
    src: peaks,
    text: msg`Tunnels, cableways, dams and turbines.`,
    alt: msg`Two peaks in the evening.`,
  },
  {
    name: msg`Computing`,
    src: pass,
    text: msg`Forecasts, robots and the software in them.`,
    alt: msg`The road over the pass.`,
  },
  {
    name: msg`Design`,
    src: valley,
    text: msg`Equipment and signs that work in the cold.`,
    alt: msg`The village in the valley.`,
  },
];
