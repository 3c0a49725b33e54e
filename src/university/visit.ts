/** Section 2, /contact: what a tour shows, and what the map of the campus does. */
export const tour: string =
  'A tour takes an hour and shows the library, a hall of residence, the workshop and the lake. A student leads it.';
export const mapText: string =
  'Map of the campus: Lake Road in the south, the main gate on it, the clock tower north of the gate, the library to the west, the laboratories to the north-east, and the boathouse on the lake.';

/** Section 2, /contact: the places on the map of the campus, in the order of its numbers. */
export const places: readonly string[] = [
  'Main gate and front office, Lake Road',
  'Clock tower, admissions office on the ground floor',
  'Central Library',
  'Laboratories and the Makers’ Workshop',
  'Boathouse',
];

/** Section 2, /contact: how to get there. */
export const ways: Readonly<Record<string, string>> = {
  'By bus': 'City bus 115 and 276 stop at the main gate, every twelve minutes until eleven at night.',
  'By train': 'The main station is 11 km away: 40 minutes by bus, 30 minutes by rickshaw.',
  'By bicycle or car': 'There is room for four hundred bicycles under cover, and for visitors’ cars behind the gate.',
};
