import { msg } from '#src/languages/texts.ts';

/** Section 2, /contact: what a tour shows, and what the map of the campus does. */
export const tour: string = msg`A tour takes an hour and shows the library, a hall of residence, the workshop and the lake. A student leads it.`;
export const mapText: string = msg`Map of the campus: Lake Road in the south, the main gate on it, the clock tower north of the gate, the library to the west, the laboratories to the north-east, and the boathouse on the lake.`;

/** Section 2, /contact: the places on the map of the campus, in the order of its numbers. */
export const places: readonly string[] = [
  msg`Main gate and front office, Lake Road`,
  msg`Clock tower, admissions office on the ground floor`,
  msg`Central Library`,
  msg`Laboratories and the Makers’ Workshop`,
  msg`Boathouse`,
];

/** Section 2, /contact: how to get there. */
export const ways: Readonly<Record<string, string>> = {
  [msg`By bus`]: msg`City bus 115 and 276 stop at the main gate, every twelve minutes until eleven at night.`,
  [msg`By train`]: msg`The main station is 11 km away: 40 minutes by bus, 30 minutes by rickshaw.`,
  [msg`By bicycle or car`]: msg`There is room for four hundred bicycles under cover, and for visitors’ cars behind the gate.`,
};
