import { msg } from '#src/languages/texts.ts';
import pass from './scenes/pass.svg';
import peaks from './scenes/peaks.svg';
import valley from './scenes/valley.svg';

/** Section 1: the carousel's three slides. */
export const slides = [
  {
    title: msg`Engineering at 1,200 metres`,
    lead: msg`A technical institute on a mountain pass, since 1911.`,
    alt: msg`Two peaks in the evening.`,
    src: peaks,
  },
  {
    title: msg`A village that teaches`,
    lead: msg`Laboratories, workshops and rooms within ten minutes on foot.`,
    alt: msg`The village in the valley.`,
    src: valley,
  },
  {
    title: msg`Over the pass`,
    lead: msg`Applications for the coming year are open. The form has six questions.`,
    alt: msg`The road over the pass.`,
    src: pass,
  },
];
