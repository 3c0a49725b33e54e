import type { Program } from '#src/platform/university.ts';
import peaks from './scenes/peaks.svg';
import pass from './scenes/pass.svg';
import valley from './scenes/valley.svg';

export const programsTitle = 'Three groups of programs';

/** Section 1: the program cards; the brochure has the same texts. */
export const programs: readonly Program[] = [
  { name: 'Engineering', src: peaks, text: 'Tunnels, cableways, dams and turbines.', alt: 'Two peaks in the evening.' },
  { name: 'Computing', src: pass, text: 'Forecasts, robots and the software in them.', alt: 'The road over the pass.' },
  {
    name: 'Design',
    src: valley,
    text: 'Equipment and signs that work in the cold.',
    alt: 'The village in the valley.',
  },
];
