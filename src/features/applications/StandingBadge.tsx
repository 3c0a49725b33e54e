import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { standingWords, useOffers } from './offers.ts';

/** Beside the status of an application: its offer, or its place on the waiting list. */
export function StandingBadge({ id }: { readonly id: string }) {
  const words = standingWords(useOffers().byId.get(id));
  return words && <ToneBadge tone={words.tone}>{words.text}</ToneBadge>;
}
