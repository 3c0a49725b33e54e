import excellence from './scenes/hero/excellence.svg';
import facilities from './scenes/hero/facilities.svg';
import future from './scenes/hero/future.svg';
import { university } from './university.ts';

/** Section 1: the carousel's three slides. */
export const slides = [
  {
    title: 'Excellence in Higher Education',
    lead: 'A public university with one campus and eight departments. Teaching in small groups since 1965.',
    alt: 'The main hall and its clock tower by the lake at sunrise, after rain.',
    src: excellence,
  },
  {
    title: 'Modern Campus Facilities',
    lead: 'A library that is open until midnight, laboratories, workshops, halls of residence and an observatory.',
    alt: 'The glass library at night, lit on three floors, beside the observatory; two students on the path.',
    src: facilities,
  },
  {
    title: 'Shape Your Future Today',
    lead: `Applications for the coming year are open. The form has six questions and takes ${university.applicationTime}.`,
    alt: 'Three graduates throw their caps into the air beside a road that leads from the university.',
    src: future,
  },
];
