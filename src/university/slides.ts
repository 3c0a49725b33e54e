import { msg } from '#src/languages/texts.ts';
import excellence from './scenes/hero/excellence.svg';
import facilities from './scenes/hero/facilities.svg';
import future from './scenes/hero/future.svg';

/** Section 1: the carousel's three slides. */
export const slides = [
  {
    title: msg`Excellence in Higher Education`,
    lead: msg`A public university with one campus and eight departments. Teaching in small groups since 1965.`,
    alt: msg`The main hall and its clock tower by the lake at sunrise, after rain.`,
    src: excellence,
  },
  {
    title: msg`Modern Campus Facilities`,
    lead: msg`A library that is open until midnight, laboratories, workshops, halls of residence and an observatory.`,
    alt: msg`The glass library at night, lit on three floors, beside the observatory; two students on the path.`,
    src: facilities,
  },
  {
    title: msg`Shape Your Future Today`,
    lead: msg`Applications for the coming year are open. The form has six questions and takes less than two minutes.`,
    alt: msg`Three graduates throw their caps into the air beside a road that leads from the university.`,
    src: future,
  },
];
