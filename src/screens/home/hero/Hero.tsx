import { chakra, Container, Heading, HStack, VisuallyHidden } from '@chakra-ui/react';
import { university } from '../../../domain/university.ts';
import { useAfterPaint } from '../../../ui/after-paint.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { SlideControls } from './SlideControls.tsx';
import { slides } from './slides.ts';
import { useRotation } from './use-rotation.ts';

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

/** Controls come first for the keyboard and last for the eye. */
const Carousel = chakra('section', { base: { flex: '1', display: 'flex', flexDirection: 'column' } });
const Slides = chakra('div', { base: { display: 'grid', maxW: { lg: '28rem', xl: '36rem' } } });

/**
 * Section 1, the hero: three slides after the ARIA pattern of a carousel, and the two buttons. The page's h1 stands
 * before it, not in it: the focus that a navigation puts there must not stop the slides.
 */
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
          {university.name}, since {university.founded}
        </Heading>
        <Carousel aria-roledescription="carousel" aria-label={`${university.name} in three slides`} {...rotation.watch}>
          <chakra.div order="3" mt="auto" pt="8" position="relative" zIndex="1" display="flex">
            <SlideControls slides={slides} rotation={rotation} />
          </chakra.div>
          <Slides aria-live={rotation.rotating ? 'off' : 'polite'} aria-atomic="false">
            {slides.map((slide, position) => (
              <HeroSlide
                key={slide.title}
                slide={slide}
                label={`${position + 1} of ${slides.length}`}
                current={position === rotation.index}
                pictured={painted || position === rotation.index}
              />
            ))}
          </Slides>
          <HStack gap="4" mt={{ base: '6', md: '8' }} wrap="wrap" position="relative" zIndex="1">
            <LinkButton to="/admissions" size="lg" colorPalette="accent">
              Apply Now
            </LinkButton>
            <LinkButton
              to="/about"
              size="lg"
              variant="outline"
              color="inherit"
              borderColor="currentColor"
              _hover={{ bg: 'white/10' }}
            >
              <span>
                Learn More <VisuallyHidden>about {university.name}</VisuallyHidden>
              </span>
            </LinkButton>
          </HStack>
        </Carousel>
      </Container>
    </Stage>
  );
}
