import { msg } from '#src/languages/texts.ts';
import { ClockIcon, icon } from '#src/ui/icons.tsx';
import businessStudies from './scenes/programs/business-studies.svg';
import computerScience from './scenes/programs/computer-science.svg';
import engineering from './scenes/programs/engineering.svg';
import lifeSciences from './scenes/programs/life-sciences.svg';

const GroupIcon = icon(
  'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19.5c.5-3.2 2.9-5 6-5s5.5 1.8 6 5M15.5 5.3a3 3 0 0 1 0 5.4M17.5 14.9c2 .7 3.2 2.3 3.5 4.6',
);
const MentorIcon = icon('M4 5h16v11H4zM12 16v4M8 20h8M8 12l2.5-2.5L13 11l3-3.5');
const GiftIcon = icon(
  'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5C9 7.5 7 6.5 7 5s3-2.5 5 2.5c2-5 5-4 5-2.5s-2 2.5-5 2.5z',
);
const BriefcaseIcon = icon('M3 8h18v11H3zM9 8V5h6v3M3 13h18M12 12v2');
const LaptopIcon = icon('M5 5h14v10H5zM2.5 19h19M9 11.5l2-2 1.5 1.5 2.5-3');

/** Section 1: what students are offered. */
export const offers: Readonly<Record<string, readonly [Icon: typeof ClockIcon, text: string]>> = {
  [msg`Groups of twelve`]: [
    GroupIcon,
    msg`Lectures are held in large halls; tutorial groups have at most twelve students.`,
  ],
  [msg`A mentor for four years`]: [
    MentorIcon,
    msg`Each student has one mentor for the whole course, and meets the mentor every month.`,
  ],
  [msg`Workshops open until ten`]: [
    ClockIcon,
    msg`Workshops and laboratories are open and staffed until ten at night, on weekends too.`,
  ],
  [msg`Help with the fees`]: [
    GiftIcon,
    msg`Scholarships for merit and for need reduce the fee by a quarter. The admissions office explains how to apply.`,
  ],
  [msg`Internships from the third year on`]: [
    BriefcaseIcon,
    msg`The placement cell arranges internships and prepares students for interviews.`,
  ],
  [msg`Everything in one portal`]: [LaptopIcon, msg`Students see their marks, attendance, fees and placement online.`],
};

/** Section 1: why to choose this university. */
export const reasons: readonly (readonly [title: string, text: string])[] = [
  [msg`Teachers who do research`, msg`Our teachers publish and consult, and students take part in their projects.`],
  [msg`Everything on one campus`, msg`Hostels, library, canteen and boathouse are on one campus, a kilometre long.`],
  [
    msg`Recruitment on campus`,
    msg`Employers recruit on the campus from September on; many of their staff studied here.`,
  ],
];

export const programsTitle: string = msg`Four groups of programs`;

/** Section 1: the four program cards; the brochure has the same texts. */
export const programs = [
  {
    name: msg`Computer Science`,
    src: computerScience,
    text: msg`Algorithms, systems and machine learning. Programming begins in the first week; the final project is done for an outside client.`,
    alt: msg`A student with headphones before two screens of code and charts.`,
  },
  {
    name: msg`Engineering`,
    src: engineering,
    text: msg`Civil, mechanical, electrical and electronics engineering, taught in lecture halls, workshops and on sites.`,
    alt: msg`Two engineers in helmets study a plan; behind them a bridge under construction.`,
  },
  {
    name: msg`Business Studies`,
    src: businessStudies,
    text: msg`Finance, marketing and management, with projects in companies of Pune and a fund that is managed by students.`,
    alt: msg`Two analysts with a chart on a tablet, in front of office towers.`,
  },
  {
    name: msg`Life Sciences`,
    src: lifeSciences,
    text: msg`Biology, biotechnology and ecology, with laboratory work from the second year on.`,
    alt: msg`A researcher in a greenhouse looks through a lens at a plant in the form of a double helix.`,
  },
];
