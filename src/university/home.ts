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
  'Groups of twelve': [GroupIcon, 'Lectures are held in large halls; tutorial groups have at most twelve students.'],
  'A mentor for four years': [
    MentorIcon,
    'Each student has one mentor for the whole course, and meets the mentor every month.',
  ],
  'Workshops open until ten': [
    ClockIcon,
    'Workshops and laboratories are open and staffed until ten at night, on weekends too.',
  ],
  'Help with the fees': [
    GiftIcon,
    'Scholarships for merit and for need reduce the fee by a quarter. The admissions office explains how to apply.',
  ],
  'Internships from the third year on': [
    BriefcaseIcon,
    'The placement cell arranges internships and prepares students for interviews.',
  ],
  'Everything in one portal': [LaptopIcon, 'Students see their marks, attendance, fees and placement online.'],
};

/** Section 1: why to choose this university. */
export const reasons: readonly (readonly [title: string, text: string])[] = [
  ['Teachers who do research', 'Our teachers publish and consult, and students take part in their projects.'],
  ['Everything on one campus', 'Hostels, library, canteen and boathouse are on one campus, a kilometre long.'],
  ['Recruitment on campus', 'Employers recruit on the campus from September on; many of their staff studied here.'],
];

export const programsTitle: string = 'Four groups of programs';

/** Section 1: the four program cards; the brochure has the same texts. */
export const programs = [
  {
    name: 'Computer Science',
    src: computerScience,
    text: 'Algorithms, systems and machine learning. Programming begins in the first week; the final project is done for an outside client.',
    alt: 'A student with headphones before two screens of code and charts.',
  },
  {
    name: 'Engineering',
    src: engineering,
    text: 'Civil, mechanical, electrical and electronics engineering, taught in lecture halls, workshops and on sites.',
    alt: 'Two engineers in helmets study a plan; behind them a bridge under construction.',
  },
  {
    name: 'Business Studies',
    src: businessStudies,
    text: 'Finance, marketing and management, with projects in companies of Pune and a fund that is managed by students.',
    alt: 'Two analysts with a chart on a tablet, in front of office towers.',
  },
  {
    name: 'Life Sciences',
    src: lifeSciences,
    text: 'Biology, biotechnology and ecology, with laboratory work from the second year on.',
    alt: 'A researcher in a greenhouse looks through a lens at a plant in the form of a double helix.',
  },
];
