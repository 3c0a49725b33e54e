import { university } from '../../domain/university.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { quietOnDark } from '../../ui/on-dark.ts';
import campus from '../../ui/scenes/campus.svg?no-inline';
import { CampusLife } from './CampusLife.tsx';
import { Departments } from './Departments.tsx';
import { Facilities } from './Facilities.tsx';
import { Highlights } from './Highlights.tsx';
import { History } from './History.tsx';
import { Purpose } from './Purpose.tsx';

/** Section 2, /about: mission, vision, history, highlights, campus life, departments and facilities. */
export function AboutScreen() {
  return (
    <>
      <Masthead
        overline={`Since ${university.founded}`}
        lead="A public university on the edge of Pashan Lake, where eight departments teach, build and publish under one roof of rain trees."
        scene={campus}
        actions={
          <>
            <LinkButton to="/courses" size="lg" colorPalette="accent">
              See the courses
            </LinkButton>
            <LinkButton to="/contact" size="lg" {...quietOnDark}>
              Visit us
            </LinkButton>
          </>
        }
      >
        About {university.name}
      </Masthead>
      <Purpose />
      <Highlights />
      <History />
      <CampusLife />
      <Departments />
      <Facilities />
      <CallToAction
        title="Come and see for yourself"
        lead="The gates are open from Monday to Saturday. Ask for a student at the front office: somebody is always glad to show you round."
      >
        <LinkButton to="/admissions" size="lg">
          Apply for admission
        </LinkButton>
        <LinkButton to="/contact" size="lg" variant="surface">
          Plan a visit
        </LinkButton>
      </CallToAction>
    </>
  );
}
