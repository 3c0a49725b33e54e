import type { ReactNode } from 'react';
import type { Tone } from '#src/platform/text/format.ts';

/** ToneBadge for the cells of a DataTable, whose style sheet knows the tones: a span instead of a styled component. */
export function ToneText({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span data-tone={tone}>{children}</span>;
}
