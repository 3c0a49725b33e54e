/** Section 1: the four program cards; the brochure has the same texts. */
export const programs = [
  {
    name: 'Computer Science',
    picture: 'computer-science',
    text: 'Algorithms, systems and machine learning. Programming begins in the first week; the final project is done for an outside client.',
    alt: 'A student with headphones before two screens of code and charts.',
  },
  {
    name: 'Engineering',
    picture: 'engineering',
    text: 'Civil, mechanical, electrical and electronics engineering, taught in lecture halls, workshops and on sites.',
    alt: 'Two engineers in helmets study a plan; behind them a bridge under construction.',
  },
  {
    name: 'Business Studies',
    picture: 'business-studies',
    text: 'Finance, marketing and management, with projects in companies of Pune and a fund that is managed by students.',
    alt: 'Two analysts with a chart on a tablet, in front of office towers.',
  },
  {
    name: 'Life Sciences',
    picture: 'life-sciences',
    text: 'Biology, biotechnology and ecology, with laboratory work from the second year on.',
    alt: 'A researcher in a greenhouse looks through a lens at a plant in the form of a double helix.',
  },
] as const;

export type Program = (typeof programs)[number];
