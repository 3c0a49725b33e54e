/** Section 2, /contact: the places on the map of the campus, in the order of its numbers. */
export const places = [
  'Main gate and front office, Lake Road',
  'Clock tower, admissions office on the ground floor',
  'Central Library',
  'Laboratories and the Makers’ Workshop',
  'Boathouse',
];

/** Section 2, /contact: how to get there. */
export const ways = {
  'By bus': 'City bus 115 and 276 stop at the main gate, every twelve minutes until eleven at night.',
  'By train': 'The main station is 11 km away: 40 minutes by bus, 30 minutes by rickshaw.',
  'By bicycle or car': 'There is room for four hundred bicycles under cover, and for visitors’ cars behind the gate.',
};
