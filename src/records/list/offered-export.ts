import { createAtom, useSelector } from '@tanstack/react-store';

export interface OfferedExport {
  readonly plural: string;
  readonly save: () => Promise<void>;
}

const offered = createAtom<OfferedExport | undefined>(undefined);

/** Offers an export to whoever asks, such as the command palette. Returns how to take the offer back. */
export function offerExport(offer: OfferedExport): () => void {
  offered.set(offer);
  return () => {
    if (offered.get() === offer) offered.set(() => undefined);
  };
}

/** The export that is offered now; undefined where the screen has no list, or an empty one. */
export const useOfferedExport = (): OfferedExport | undefined => useSelector(offered);
