import festival from './scenes/life/festival.svg';
import hostel from './scenes/life/hostel.svg';
import laboratory from './scenes/life/laboratory.svg';
import library from './scenes/life/library.svg';
import rowing from './scenes/life/rowing.svg';
import teaStall from './scenes/life/tea-stall.svg';

/** Section 1: where students live, beside the reasons to choose this university. */
export const residence = {
  name: 'The hostels',
  src: hostel,
  alt: 'A four-storey hostel at dusk, with lit balconies, bicycles by the door and two students on the path.',
};

export const campusLife = [
  {
    name: 'The reading room',
    src: library,
    alt: 'Four students read by green lamps at a long table; rain runs down the arched windows behind them.',
  },
  {
    name: 'On the lake',
    src: rowing,
    alt: 'Four rowers and their cox cross the lake at sunrise, the clock tower and the hills behind them.',
  },
  {
    name: 'The laboratories',
    src: laboratory,
    alt: 'Two students in white coats, one with a flask and one at the microscope.',
  },
  {
    name: 'Varsha, the rain festival',
    src: festival,
    alt: 'Three dancers on a lit stage under lanterns and bunting, before a cheering audience.',
  },
  residence,
  {
    name: 'Tea under the rain tree',
    src: teaStall,
    alt: 'Students with cups of tea and an umbrella at the stall under the rain tree, in the rain.',
  },
];
