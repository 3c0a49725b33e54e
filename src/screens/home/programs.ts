/** Section 1: the four program cards; the brochure has the same texts. */
export const programs = [
  {
    name: 'Computer Science',
    picture: 'computer-science',
    text: 'Algorithms, systems and machine learning. You write code from the first week, and finish with a product that a real client has asked for.',
    alt: 'A student with headphones before two screens of code and charts.',
  },
  {
    name: 'Engineering',
    picture: 'engineering',
    text: 'Civil, mechanical, electrical and electronics, taught where things are made: in workshops, on sites and at the test bench.',
    alt: 'Two engineers in helmets study a plan; behind them a bridge under construction.',
  },
  {
    name: 'Business Studies',
    picture: 'business-studies',
    text: 'Markets, money and people. Learn from the companies of Pune, and run the fund that our students have managed for twenty years.',
    alt: 'Two analysts with a chart on a tablet, before towers that rise like the bars of a diagram.',
  },
  {
    name: 'Life Sciences',
    picture: 'life-sciences',
    text: 'From a single cell to the lake outside the window: biology, biotechnology and ecology, with a bench of your own from the second year.',
    alt: 'A researcher in a greenhouse looks through a lens at a plant that grows as a double helix.',
  },
] as const;

export type Program = (typeof programs)[number];
