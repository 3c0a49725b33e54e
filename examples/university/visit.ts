import { msg } from '#src/languages/texts.ts';

/** Section 2, /contact: what a tour shows, and what the map of the campus does. */
export const tour = msg`A tour takes two hours and ends with soup in the canteen.`;
export const mapText = msg`Map of the village: the cableway in the south, the main building in the middle, the workshop in the east.`;

/** Section 2, /contact: the places on the map of the campus, in the order of its numbers. */
export const places: readonly string[] = [msg`Cableway and front office`, msg`Main building`, msg`Workshop`];

/** Section 2, /contact: how to get there. */
export const ways: Readonly<Record<string, string>> = {
  [msg`By train`]: msg`The valley station is four minutes from the cableway.`,
  [msg`By car`]: msg`Cars stay in the valley, where parking is free of charge.`,
};
