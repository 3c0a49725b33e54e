import { Button } from '@chakra-ui/react';
import { university } from '../../domain/university.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { quietOnDark } from '../../ui/on-dark.ts';
import laboratory from '../../ui/scenes/life/laboratory.svg?no-inline';
import { Centres } from './Centres.tsx';
import { Projects } from './Projects.tsx';
import { Publications } from './Publications.tsx';
import { Themes } from './Themes.tsx';

/** Section 2, /research: themes, centres, projects, publications, and whom to write to. */
export function ResearchScreen() {
  return (
    <>
      <Masthead
        overline="What we look into"
        lead="Water, energy, health and the machines that think: the questions of the Deccan are the questions of the world."
        scene={laboratory}
        actions={
          <LinkButton to="/faculty" size="lg" {...quietOnDark}>
            Meet the faculty
          </LinkButton>
        }
      >
        Research
      </Masthead>
      <Themes />
      <Centres />
      <Projects />
      <Publications />
      <CallToAction
        title="Work with us"
        lead={`Companies, villages, hospitals and doctoral students: write to the research office at ${university.researchEmail}, or call ${university.phone}.`}
      >
        <Button asChild size="lg">
          <a href={`mailto:${university.researchEmail}`}>Write to the research office</a>
        </Button>
        <LinkButton to="/courses" search={{ program: 'Doctorate' }} size="lg" variant="surface">
          Doctoral programs
        </LinkButton>
      </CallToAction>
    </>
  );
}
