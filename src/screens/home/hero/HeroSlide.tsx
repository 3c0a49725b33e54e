import { chakra, Heading, Text } from '@chakra-ui/react';
import { ExcellenceScene } from '../../../ui/scenes/hero/ExcellenceScene.tsx';
import type { HeroSlideContent } from './slides.ts';

interface Props {
  readonly slide: HeroSlideContent;
  readonly label: string;
  readonly current: boolean;
  /** Whether its scene may be fetched by now. */
  readonly pictured: boolean;
}

/** All slides lie in one cell, as high as the highest, so that nothing moves when another one fades in. */
const Slide = chakra('div', {
  base: {
    gridArea: '1 / 1',
    opacity: '0',
    transition: 'opacity 700ms',
    // A layer of its own each: the fade repaints nothing.
    willChange: 'opacity',
    '&[data-current]': { opacity: '1' },
  },
});

/**
 * The scene fills the hero where there is room beside the words, its lower half where there is not, and no more than its
 * right on the widest windows, which would cut the roofs off.
 */
const Scene = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    bottom: '0',
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

/** One slide: its scene behind, its title and sentence in front. The two that are not shown are out of everyone's way. */
export function HeroSlide({ slide: { title, lead, alt, src }, label, current, pictured }: Props) {
  return (
    <Slide
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!current}
      data-current={current || undefined}
    >
      <Scene>
        {src === undefined && <ExcellenceScene label={alt} />}
        {src !== undefined && pictured && (
          <img src={src} alt={alt} width={1600} height={900} fetchPriority="low" decoding="async" />
        )}
      </Scene>
      <Heading as="h2" position="relative" color="inherit" size={{ base: '4xl', md: '5xl', xl: '6xl' }}>
        {title}
      </Heading>
      <Text position="relative" textStyle={{ base: 'lg', xl: 'xl' }} mt={{ base: '3', md: '5' }} maxW="36ch">
        {lead}
      </Text>
    </Slide>
  );
}
