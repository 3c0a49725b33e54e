import { chakra } from '@chakra-ui/react';
import { icon } from '../../../ui/icons.tsx';
import { ROTATION_MS, type Rotation } from './use-rotation.ts';

const PauseIcon = icon('PauseIcon', 'M9 6v12M15 6v12');
const PlayIcon = icon('PlayIcon', 'M8 5.500v13l11-6.500z');
const ChevronLeftIcon = icon('ChevronLeftIcon', 'M15 5l-7 7 7 7');
const ChevronRightIcon = icon('ChevronRightIcon', 'M9 5l7 7-7 7');

const Bar = chakra('div', {
  base: {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    p: '1',
    borderRadius: 'full',
    bg: 'bg.inverted/80',
    borderWidth: '1px',
    borderColor: 'white/25',
  },
});

const Control = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '10',
    borderRadius: 'full',
    cursor: 'button',
    outline: '0',
    _hover: { bg: 'white/15' },
    _focusVisible: { outline: '2px solid {colors.accent.solid}', outlineOffset: '1px' },
  },
});

/** The current slide's mark fills while its time runs; it is full where the slides do not rotate. */
const Mark = chakra('span', {
  base: {
    display: 'block',
    w: '2.5',
    h: '2.5',
    borderRadius: 'full',
    bg: 'white/45',
    overflow: 'hidden',
    transition: 'width 200ms',
    '[aria-current] > &': { w: '7' },
    '& > span': { display: 'block', h: 'full', bg: 'accent.solid', transformOrigin: 'left' },
    '& > [data-running]': { animation: `grow-x ${ROTATION_MS}ms linear` },
  },
});

interface Props {
  readonly slides: readonly { readonly title: string }[];
  readonly rotation: Rotation;
}

/** Section 1's "controls and indicators": pause, previous, one mark for each slide, next. Pause has the first tab stop. */
export function SlideControls({ slides, rotation: { index, playing, rotating, show, toggle } }: Props) {
  return (
    <Bar role="group" aria-label="Slides">
      <Control type="button" aria-label={playing ? 'Pause the slides' : 'Play the slides'} onClick={toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
      </Control>
      <Control type="button" aria-label="Previous slide" onClick={() => show(index - 1)}>
        <ChevronLeftIcon />
      </Control>
      {slides.map(({ title }, position) => (
        <Control
          key={title}
          type="button"
          w={position === index ? '10' : '7'}
          aria-label={`Slide ${position + 1}: ${title}`}
          aria-current={position === index || undefined}
          onClick={() => show(position)}
        >
          <Mark>{position === index && <span key={String(rotating)} data-running={rotating || undefined} />}</Mark>
        </Control>
      ))}
      <Control type="button" aria-label="Next slide" onClick={() => show(index + 1)}>
        <ChevronRightIcon />
      </Control>
    </Bar>
  );
}
