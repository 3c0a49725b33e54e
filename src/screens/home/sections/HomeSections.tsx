import { Achievements } from './Achievements.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Features } from './Features.tsx';
import { ProgramCards } from './ProgramCards.tsx';
import { useHomeStatistics } from './use-home-statistics.ts';
import { WhyChoose } from './WhyChoose.tsx';

/** What the home page says below the first screen. */
export function HomeSections() {
  const statistics = useHomeStatistics();
  return (
    <>
      <ProgramCards />
      <Achievements statistics={statistics} />
      <Features />
      <WhyChoose placementRate={statistics?.placementRate} />
      <CallToAction />
    </>
  );
}
