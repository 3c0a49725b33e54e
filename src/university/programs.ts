import type { Program } from '#src/platform/university.ts';
import businessStudies from './scenes/programs/business-studies.svg';
import computerScience from './scenes/programs/computer-science.svg';
import engineering from './scenes/programs/engineering.svg';
import lifeSciences from './scenes/programs/life-sciences.svg';

export const programsTitle: string = 'Four groups of programs';

/** Section 1: the four program cards; the brochure has the same texts. */
export const programs: readonly Program[] = [
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
