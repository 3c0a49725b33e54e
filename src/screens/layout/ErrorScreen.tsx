import { Button } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { university } from '../../domain/university.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Shown in place of a screen that threw: an apology and a retry, without a stack trace. */
export function ErrorScreen() {
  const router = useRouter();
  return (
    <Page narrow>
      <PageHeading
        overline="Our mistake"
        lead={`This page could not be shown. If it happens again, please call ${university.phone}.`}
        actions={
          <>
            <Button onClick={() => void router.invalidate()}>Try Again</Button>
            <LinkButton to="/" variant="surface">
              Home
            </LinkButton>
          </>
        }
      >
        Something went wrong
      </PageHeading>
    </Page>
  );
}
