import { icon } from '../../../ui/icons.tsx';

/** A looking glass; it stands here, since the icons of ui/icons.tsx are part of the first screen. */
export const SearchIcon = icon(
  'SearchIcon',
  'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13z',
  'M15.500 15.500 20.500 20.500',
);
