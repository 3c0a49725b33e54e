import { Button } from '@chakra-ui/react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '../languages/texts.ts';
import { isOutdated } from '../platform/server/newer-version.ts';
import { university } from '#src/university/university.ts';
import { isChunkError } from '../platform/chunk-error.ts';
import { LinkButton } from '../ui/links.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';

const causesOf = () => ({
  broken: {
    overline: t`Our mistake`,
    title: t`Something went wrong`,
    lead: t`This page could not be shown. If it happens again, please call ${university.phone}.`,
  },
  offline: {
    overline: t`No connection`,
    title: t`You are offline`,
    lead: t`This page has not been loaded yet. What you have typed on other pages is kept. Connect to the network and try again.`,
  },
  missing: {
    overline: t`No answer`,
    title: t`This page could not be loaded`,
    lead: t`The server did not send it. What you have typed on other pages is kept. Check your connection and try again.`,
  },
  outdated: {
    overline: t`New version`,
    title: t`This page is out of date`,
    lead: t`A newer version of the portal is available. What you have typed on other pages is kept. Reload to continue with it.`,
  },
});

function useChunkCause(thrown: unknown): keyof ReturnType<typeof causesOf> {
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
  const { title, ...words } = causesOf()[cause];
  const reload = <Button onClick={() => location.reload()}>{t`Reload`}</Button>;
  const retry = <Button onClick={() => void router.invalidate()}>{t`Try Again`}</Button>;
  return (
    <Page narrow>
      <PageHeading
        {...words}
        actions={
          <>
            {cause === 'outdated' ? reload : retry}
            <LinkButton to="/" variant="surface">
              {t`Home`}
            </LinkButton>
          </>
        }
      >
        {title}
      </PageHeading>
    </Page>
  );
}
