import { msg } from '#src/languages/texts.ts';
import pass from './scenes/pass.svg';
import peaks from './scenes/peaks.svg';
import valley from './scenes/valley.svg';

/** Section 1: where students live, beside the reasons to choose this university. */
export const residence = { name: msg`The village`, src: valley, alt: msg`Roofs and lit windows in the valley.` };

/** Life on the campus, to be shown with `Picture`. */
export const campusLife = [
  residence,
  { name: msg`The two peaks`, src: peaks, alt: msg`Two peaks in the evening.` },
  { name: msg`The pass`, src: pass, alt: msg`The road over the pass.` },
];
