import { chakra } from '@chakra-ui/react';
import { applicantLabel, type WaitingApplicant } from '#src/features/applications/offers.ts';
import { rich } from '#src/languages/rich.tsx';
import { TextLink } from '#src/ui/links.tsx';

/** Who stands first while a seat is free. Only an administrator admits anybody. */
export const NextWaiting = ({ next }: { readonly next: WaitingApplicant }) => (
  <chakra.span overflowWrap="anywhere">
    {rich({
      link: (words) => (
        <TextLink to="/admin/applications" search={{ open: next.applicationId }}>
          {words}
        </TextLink>
      ),
    })`Next on the waiting list: <link>${applicantLabel(next)}</link>`}
  </chakra.span>
);
