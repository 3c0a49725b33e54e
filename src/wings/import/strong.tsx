import type { ReactNode } from 'react';

/** For `rich`: the name of a file or of a sheet, which keeps its own direction in the sentence around. */
export const strong = { strong: (name: ReactNode) => <strong dir="auto">{name}</strong> };
