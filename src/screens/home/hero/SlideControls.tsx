import { chakra } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons.tsx';
import type { HeroSlideContent } from './slides.ts';
import { ROTATION_MS, type Rotation } from './use-rotation.ts';

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

/** Of the current slide's mark, how much of its time is over; it is whole where nothing moves. */
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
  readonly slides: readonly HeroSlideContent[];
  readonly rotation: Rotation;
}

/** Pause, back, one mark a slide, on: section 1's "controls and indicators". Pause is the first stop of the keyboard. */
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
