import pass from './scenes/pass.svg';
import peaks from './scenes/peaks.svg';
import valley from './scenes/valley.svg';

/** Section 1: the carousel's three slides. */
export const slides = [
  {
    title: 'Engineering at 1,200 metres',
    lead: 'A technical institute on a mountain pass, since 1911.',
    alt: 'Two peaks in the evening.',
    src: peaks,
  },
  {
    title: 'A village that teaches',
    lead: 'Laboratories, workshops and rooms within ten minutes on foot.',
    alt: 'The village in the valley.',
    src: valley,
  },
  {
    title: 'Over the pass',
    lead: 'Applications for the coming year are open. The form has six questions.',
    alt: 'The road over the pass.',
    src: pass,
  },
];
