import { Button } from '@chakra-ui/react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isOutdated } from '../platform/server/newer-version.ts';
import { university } from '#src/university/university.ts';
import { isChunkError } from '../platform/chunk-error.ts';
import { LinkButton } from '../ui/links.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';

const causes = {
  broken: {
    overline: 'Our mistake',
    title: 'Something went wrong',
    lead: `This page could not be shown. If it happens again, please call ${university.phone}.`,
  },
  offline: {
    overline: 'No connection',
    title: 'You are offline',
    lead: 'This page has not been loaded yet. What you have typed on other pages is kept. Connect to the network and try again.',
  },
  missing: {
    overline: 'No answer',
    title: 'This page could not be loaded',
    lead: 'The server did not send it. What you have typed on other pages is kept. Check your connection and try again.',
  },
  outdated: {
    overline: 'New version',
    title: 'This page is out of date',
    lead: 'A newer version of the portal is available. What you have typed on other pages is kept. Reload to continue with it.',
  },
} as const;

function useChunkCause(thrown: unknown): keyof typeof causes {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (isChunkError(thrown)) void isOutdated().then(setOutdated);
  }, [thrown]);
  if (!isChunkError(thrown)) return 'broken';
  if (outdated) return 'outdated';
  return navigator.onLine ? 'missing' : 'offline';
}

export function ErrorScreen({ error }: ErrorComponentProps) {
  const router = useRouter();
  const cause = useChunkCause(error);
  const { title, ...words } = causes[cause];
  const reload = <Button onClick={() => location.reload()}>Reload</Button>;
  const retry = <Button onClick={() => void router.invalidate()}>Try Again</Button>;
  return (
    <Page narrow>
      <PageHeading
        {...words}
        actions={
          <>
            {cause === 'outdated' ? reload : retry}
            <LinkButton to="/" variant="surface">
              Home
            </LinkButton>
          </>
        }
      >
        {title}
      </PageHeading>
    </Page>
  );
}
