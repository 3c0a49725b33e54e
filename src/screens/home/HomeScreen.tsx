import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Hero } from './hero/Hero.tsx';
import { QuickActions } from './QuickActions.tsx';

const HomeSections = lazy(() =>
  import('./sections/HomeSections.tsx').then(({ HomeSections }) => ({ default: HomeSections })),
);

/** About as high as what is coming: the footer stays below the window, and a way back finds its place. */
const room = { base: '320rem', md: '230rem', xl: '180rem' };

/** Section 1, the home page. What lies below the first screen comes after it. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <QuickActions />
      <Suspense fallback={<Box minH={room} />}>
        <HomeSections />
      </Suspense>
    </>
  );
}
