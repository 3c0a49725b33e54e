import facilities from '../../../ui/scenes/hero/facilities.svg';
import future from '../../../ui/scenes/hero/future.svg';

export interface HeroSlideContent {
  readonly title: string;
  readonly lead: string;
  /** What its scene shows. */
  readonly alt: string;
  /** The scene's file; the first slide's is part of the page. */
  readonly src?: string;
}

/** Section 1: the carousel's three slides. The first has the most to say, so that the largest paint is the first one. */
export const slides: readonly HeroSlideContent[] = [
  {
    title: 'Excellence in Higher Education',
    lead: 'One lakeside campus, small groups, and teachers who know your name: since 1965 we have taught people to think for themselves.',
    alt: 'The main hall and its clock tower by the lake at sunrise, as the rain moves off.',
  },
  {
    title: 'Modern Campus Facilities',
    lead: 'A library that stays open until midnight, workshops with real machines, and an observatory above the lake.',
    alt: 'The glass library at night, lit on three floors, beside the observatory; two students on the path.',
    src: facilities,
  },
  {
    title: 'Shape Your Future Today',
    lead: 'Applications for the coming year are open: one form, six questions, and a person who reads every answer.',
    alt: 'Three graduates throw their caps into a wide morning sky; the road from the university leads past them.',
    src: future,
  },
];
