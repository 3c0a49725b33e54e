import { msg } from '#src/languages/texts.ts';
import festival from './scenes/life/festival.svg';
import hostel from './scenes/life/hostel.svg';
import laboratory from './scenes/life/laboratory.svg';
import library from './scenes/life/library.svg';
import rowing from './scenes/life/rowing.svg';
import teaStall from './scenes/life/tea-stall.svg';

/** Section 1: where students live, beside the reasons to choose this university. */
export const residence = {
  name: msg`The hostels`,
  src: hostel,
  alt: msg`A four-storey hostel at dusk, with lit balconies, bicycles by the door and two students on the path.`,
};

export const campusLife = [
  {
    name: msg`The reading room`,
    src: library,
    alt: msg`Four students read by green lamps at a long table; rain runs down the arched windows behind them.`,
  },
  {
    name: msg`On the lake`,
    src: rowing,
    alt: msg`Four rowers and their cox cross the lake at sunrise, the clock tower and the hills behind them.`,
  },
  {
    name: msg`The laboratories`,
    src: laboratory,
    alt: msg`Two students in white coats, one with a flask and one at the microscope.`,
  },
  {
    name: msg`Varsha, the rain festival`,
    src: festival,
    alt: msg`Three dancers on a lit stage under lanterns and bunting, before a cheering audience.`,
  },
  residence,
  {
    name: msg`Tea under the rain tree`,
    src: teaStall,
    alt: msg`Students with cups of tea and an umbrella at the stall under the rain tree, in the rain.`,
  },
];
