import pass from './scenes/pass.svg';
import peaks from './scenes/peaks.svg';
import valley from './scenes/valley.svg';

/** Section 1: where students live, beside the reasons to choose this university. */
export const residence = { name: 'The village', src: valley, alt: 'Roofs and lit windows in the valley.' };

/** Life on the campus, to be shown with `Picture`. */
export const campusLife = [
  residence,
  { name: 'The two peaks', src: peaks, alt: 'Two peaks in the evening.' },
  { name: 'The pass', src: pass, alt: 'The road over the pass.' },
];
