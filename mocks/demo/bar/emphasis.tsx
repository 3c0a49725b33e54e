import type { ReactNode } from 'react';

/** The tag of sentences with a name in them that stands out. */
export const emphasis = { strong: (words: ReactNode) => <strong>{words}</strong> };
