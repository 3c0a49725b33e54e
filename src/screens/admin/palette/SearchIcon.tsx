import { icon } from '../../../ui/icons.tsx';

/** A magnifying glass. It is not in ui/icons.tsx, which every first screen downloads. */
export const SearchIcon = icon(
  'SearchIcon',
  'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13z',
  'M15.500 15.500 20.500 20.500',
);
