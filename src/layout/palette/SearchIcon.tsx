import { icon } from '#src/ui/icons.tsx';

/** A magnifying glass. It is not in ui/icons.tsx, which every first screen downloads. */
export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5');
