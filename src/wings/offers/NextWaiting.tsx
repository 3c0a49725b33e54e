import { chakra } from '@chakra-ui/react';
import { applicantLabel, type WaitingApplicant } from '#src/features/applications/offers.ts';
import { TextLink } from '#src/ui/links.tsx';

/** Who stands first while a seat is free. Only an administrator admits anybody. */
export const NextWaiting = ({ next }: { readonly next: WaitingApplicant }) => (
  <chakra.span overflowWrap="anywhere">
    <span>Next on the waiting list: </span>
    <TextLink to="/admin/applications" search={{ open: next.applicationId }}>
      {applicantLabel(next)}
    </TextLink>
  </chakra.span>
);
