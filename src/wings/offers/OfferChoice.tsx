import { Button } from '@chakra-ui/react';
import type { OfferChoiceProps } from '#src/features/slots.ts';
import { t } from '#src/languages/texts.ts';
import { isOpen, useOffers } from '#src/features/applications/offers.ts';

/** Beside the button that approves at once. It is not there while an offer is open. */
export function OfferChoice({ application, onChoose }: OfferChoiceProps) {
  const offer = useOffers().byId.get(application.id)?.offer;
  if (offer && isOpen(offer)) return null;
  return (
    <Button
      size="sm"
      alignSelf="flex-end"
      variant="ghost"
      title={t`The applicant accepts or declines by a day. The seat is held until then`}
      onClick={onChoose}
    >
      {t`Offer With a Date Instead`}
    </Button>
  );
}
