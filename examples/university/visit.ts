/** Section 2, /contact: what a tour shows, and what the map of the campus does. */
export const tour = 'A tour takes two hours and ends with soup in the canteen.';
export const mapText =
  'Map of the village: the cableway in the south, the main building in the middle, the workshop in the east.';

/** Section 2, /contact: the places on the map of the campus, in the order of its numbers. */
export const places: readonly string[] = ['Cableway and front office', 'Main building', 'Workshop'];

/** Section 2, /contact: how to get there. */
export const ways: Readonly<Record<string, string>> = {
  'By train': 'The valley station is four minutes from the cableway.',
  'By car': 'Cars stay in the valley, where parking is free of charge.',
};
