import { chakra, Container, Heading, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { t, translate } from '#src/languages/texts.ts';
import { slides } from '#src/university/slides.ts';
import { university } from '#src/university/university.ts';
import { useAfterPaint } from '#src/ui/lazy-component.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { ChevronLeftIcon, icon } from '#src/ui/icons.tsx';
import { useMedia } from '#src/ui/use-media.ts';

/** Section 1: "It advances every 4000 ms." */
export const ROTATION_MS = 4000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function followTab(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const movesInside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * Section 1: which slide the carousel shows, and whether it rotates. It pauses under the pointer, with the focus inside
 * and in a hidden tab, and does not start by itself under prefers-reduced-motion. Play always starts it, although the
 * pointer or the focus is then inside: it pauses again the next time that one of them enters.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const reduced = useMedia(REDUCED_MOTION);
  // What somebody has chosen, or the system's wish has decided while the page was open.
  const [chosen, setChosen] = useState<boolean>();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useSyncExternalStore(
    followTab,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const playing = chosen ?? !reduced;
  useEffect(() => {
    const query = globalThis.matchMedia?.(REDUCED_MOTION);
    const stop = () => setChosen((before) => !query?.matches && before === true);
    query?.addEventListener('change', stop);
    return () => query?.removeEventListener('change', stop);
  }, []);

  const rotating = playing && visible && !pointed && !focused;

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [rotating, index, count]);

  return {
    index,
    playing,
    rotating,
    show: (next: number) => setIndex((next + count) % count),
    toggle: () => {
      setChosen(!playing);
      setPointed(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => !movesInside(event) && setFocused(true),
      onBlur: (event: FocusEvent) => !movesInside(event) && setFocused(false),
    },
  };
}

const Stage = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    overflow: 'hidden',
    minH: { base: 'max(44rem, calc(100svh - 4rem))', lg: 'clamp(34rem, calc(100svh - 10rem), 48rem)' },
    bg: 'bg.inverted',
    color: 'fg.inverted',
  },
});

/** The controls come first in the order of focus, and last on the screen. */
const Carousel = chakra('section', { base: { flex: '1', display: 'flex', flexDirection: 'column' } });
const Slides = chakra('div', { base: { display: 'grid', maxW: { lg: '28rem', xl: '36rem' } } });

/** All slides share one grid cell, as high as the highest, so that nothing moves when another one fades in. */
const Slide = chakra('div', {
  base: {
    gridArea: '1 / 1',
    opacity: '0',
    transition: 'opacity 700ms',
    // Its own layer, so that the fade repaints nothing.
    willChange: 'opacity',
    '&[data-current]': { opacity: '1' },
  },
});

/** The scene fills the hero or, below the text, its lower half; the widest windows would cut off its top. */
const Scene = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    bottom: '0',
    // Where the words begin at the right, the whole picture is turned with its dark side.
    _rtl: { transform: 'scaleX(-1)' },
    width: 'min(100%, 112rem)',
    height: { base: '55%', lg: 'full' },
    maskImage: { base: 'linear-gradient(to bottom, transparent, black 35%)', lg: 'none' },
    '@media (min-width: 112rem)': { maskImage: 'linear-gradient(to right, transparent, black 30%)' },
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bgImage: { lg: 'linear-gradient(90deg, {colors.bg.inverted/92}, {colors.bg.inverted/75} 42%, transparent 66%)' },
    },
    '& > *': { boxSize: 'full', objectFit: 'cover', objectPosition: '100% 100%' },
  },
});

/** Section 1, the hero: an ARIA carousel of three slides. The h1 stands before it: its focus would stop the slides. */
export function Hero() {
  const rotation = useRotation(slides.length);
  const painted = useAfterPaint();
  return (
    <Stage>
      <Container
        position="static"
        display="flex"
        flexDirection="column"
        pt={{ base: '8', md: '12', lg: '16' }}
        pb={{ base: '10', lg: '24' }}
      >
        <Heading
          as="h1"
          tabIndex={-1}
          outline="0"
          position="relative"
          zIndex="1"
          textStyle="overline"
          fontFamily="body"
          color="accent.solid"
          mb="4"
        >
          {t`${university.name}, since ${university.founded}`}
        </Heading>
        <Carousel
          aria-roledescription={t`carousel`}
          aria-label={t`${university.name} in three slides`}
          {...rotation.handlers}
        >
          <chakra.div order="3" mt="auto" pt="8" position="relative" zIndex="1" display="flex">
            <SlideControls rotation={rotation} />
          </chakra.div>
          <Slides aria-live={rotation.rotating ? 'off' : 'polite'} aria-atomic="false">
            {slides.map(({ title, lead, alt, src }, position) => {
              const current = position === rotation.index;
              const nth = position + 1;
              return (
                // The slides that are not shown are inert.
                <Slide
                  key={title}
                  role="group"
                  aria-roledescription={t`slide`}
                  aria-label={t`${nth} of ${slides.length}`}
                  inert={!current}
                  data-current={current || undefined}
                >
                  <Scene>
                    {(painted || current) && (
                      <img
                        src={src}
                        alt={translate(alt)}
                        width={1600}
                        height={900}
                        fetchPriority={position === 0 ? 'high' : 'low'}
                        decoding="async"
                      />
                    )}
                  </Scene>
                  <Heading as="h2" position="relative" color="inherit" size={{ base: '4xl', md: '5xl', xl: '6xl' }}>
                    {translate(title)}
                  </Heading>
                  <Text
                    position="relative"
                    textStyle={{ base: 'lg', xl: 'xl' }}
                    mt={{ base: '3', md: '5' }}
                    maxW="36ch"
                  >
                    {translate(lead)}
                  </Text>
                </Slide>
              );
            })}
          </Slides>
          <HStack gap="4" mt={{ base: '6', md: '8' }} wrap="wrap" position="relative" zIndex="1">
            <LinkButton to="/admissions" size="lg" colorPalette="accent">
              {t`Apply Now`}
            </LinkButton>
            <LinkButton to="/about" size="lg" variant="inverted">
              <span>
                {rich({
                  hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
                })`Learn More <hidden>about ${(<bdi>{university.name}</bdi>)}</hidden>`}
              </span>
            </LinkButton>
          </HStack>
        </Carousel>
      </Container>
    </Stage>
  );
}

const PauseIcon = icon('M9 6v12M15 6v12');
const PlayIcon = icon('M8 5.5v13l11-6.5z');
const ChevronRightIcon = icon('M9 5l7 7-7 7', 'forward');

const Bar = chakra('div', {
  base: {
    display: 'inline-flex',
    alignSelf: 'flex-start',
    alignItems: 'center',
    p: '1',
    borderRadius: 'full',
    bg: 'rgb(0 0 0 / 0.7)',
    borderWidth: '1px',
    borderColor: 'rgb(255 255 255 / 0.25)',
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
    _hover: { bg: 'rgb(255 255 255 / 0.15)' },
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
    bg: 'rgb(255 255 255 / 0.45)',
    overflow: 'hidden',
    transition: 'width 200ms',
    '[aria-current] > &': { w: '7' },
    '& > span': {
      display: 'block',
      h: 'full',
      bg: 'accent.solid',
      transformOrigin: 'left',
      _rtl: { transformOrigin: 'right' },
    },
    '& > [data-running]': { animation: `grow-x ${ROTATION_MS}ms linear` },
  },
});

/** Section 1's "controls and indicators": pause, previous, one mark for each slide, next. Pause has the first tab stop. */
function SlideControls({ rotation }: { readonly rotation: ReturnType<typeof useRotation> }) {
  const { index, playing, rotating, show, toggle } = rotation;
  return (
    <Bar role="group" aria-label={t`Slides`}>
      <Control type="button" aria-label={playing ? t`Pause the slides` : t`Play the slides`} onClick={toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
      </Control>
      <Control type="button" aria-label={t`Previous slide`} onClick={() => show(index - 1)}>
        <ChevronLeftIcon />
      </Control>
      {slides.map(({ title }, position) => (
        <Control
          key={title}
          type="button"
          w={position === index ? '10' : '7'}
          aria-label={t`Slide ${position + 1}: ${translate(title)}`}
          aria-current={position === index || undefined}
          onClick={() => show(position)}
        >
          <Mark>{position === index && <span key={String(rotating)} data-running={rotating || undefined} />}</Mark>
        </Control>
      ))}
      <Control type="button" aria-label={t`Next slide`} onClick={() => show(index + 1)}>
        <ChevronRightIcon />
      </Control>
    </Bar>
  );
}
