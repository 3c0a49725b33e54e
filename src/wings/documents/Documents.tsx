import { Button, chakra, Flex, Image, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { plural, t } from '#src/languages/texts.ts';
import type { Application } from '#src/features/applications/application.ts';
import type { ApplicationDocument } from '#src/features/applications/documents.ts';
import { formatDateTime, formatNumber } from '#src/platform/text/format.ts';
import { formatFileSize } from '#src/platform/text/file-size.ts';
import { LoadError, toastLoadFailure, UnreadableRows } from '#src/records/failures.tsx';
import { downloadFile } from '#src/ui/download.ts';
import { SmallText } from '#src/ui/Notice.tsx';
import { contentOf, documentsQuery } from './calls.ts';

const loadFailure = () => ({ failed: t`Failed to load documents`, unanswered: t`Error loading documents` });
const contentFailure = () => ({ failed: t`Failed to load document`, unanswered: t`Error loading document` });

/** The files that an applicant has added: names and sizes; pictures can be looked at, and each file saved. */
export function Documents({ application }: { readonly application: Application }) {
  const { id } = application;
  const { data, error, isPending, refetch } = useQuery(documentsQuery(id));
  if (error && !data) return <LoadError error={error} words={loadFailure()} onRetry={() => void refetch()} />;
  if (isPending) return <Text role="status">{t`Loading documents...`}</Text>;
  if (!data || data.length === 0) return <Text color="fg.muted">{t`The applicant has added no documents.`}</Text>;
  return (
    <>
      <UnreadableRows
        listKey={documentsQuery(id).queryKey}
        rows={data}
        title={(some, all) =>
          plural(
            all,
          )`${formatNumber(some)} of ${formatNumber(all)} document could not be read | ${formatNumber(some)} of ${formatNumber(all)} documents could not be read`
        }
      >
        {t`The server sent something that cannot be read.`}
      </UnreadableRows>
      <Stack as="ul" listStyleType="none" gap="3">
        {data.map((document) => (
          <li key={document.id}>
            <Document applicationId={id} document={document} />
          </li>
        ))}
      </Stack>
    </>
  );
}

interface Props {
  readonly applicationId: string;
  readonly document: ApplicationDocument;
}

function Document({ applicationId, document }: Props) {
  const { name, type, size, addedAt } = document;
  const [isBusy, setBusy] = useState(false);
  const [picture, setPicture] = useState<string>();
  useEffect(() => () => (picture === undefined ? undefined : URL.revokeObjectURL(picture)), [picture]);

  const load = async (show: (content: Blob) => void) => {
    // A button that is disabled meanwhile would lose the focus.
    if (isBusy) return;
    setBusy(true);
    try {
      show(await contentOf(applicationId, document));
    } catch (error) {
      toastLoadFailure(error, contentFailure());
    }
    setBusy(false);
  };
  return (
    <Stack gap="2">
      <Flex gap="2" wrap="wrap" align="center">
        <chakra.div flex="1 1 12rem" minW="0">
          <Text overflowWrap="anywhere" fontWeight="medium">
            <bdi>{name}</bdi>
          </Text>
          <SmallText>{t`${formatFileSize(size)}, added ${formatDateTime(addedAt)}`}</SmallText>
        </chakra.div>
        <Flex gap="2" flexShrink="0">
          {type.startsWith('image/') && (
            <Button
              size="xs"
              variant="surface"
              aria-busy={isBusy}
              aria-label={picture === undefined ? t`Show ${name}` : t`Hide ${name}`}
              onClick={() =>
                picture === undefined
                  ? void load((content) => setPicture(URL.createObjectURL(content)))
                  : setPicture(undefined)
              }
            >
              {picture === undefined ? t`Show` : t`Hide`}
            </Button>
          )}
          <Button
            size="xs"
            variant="surface"
            aria-busy={isBusy}
            aria-label={t`Download ${name}`}
            onClick={() => void load((content) => void downloadFile(async () => [name, content]))}
          >
            {t`Download`}
          </Button>
        </Flex>
      </Flex>
      {picture !== undefined && (
        <Image
          src={picture}
          alt={name}
          maxW="100%"
          maxH="70vh"
          objectFit="contain"
          alignSelf="start"
          borderRadius="l2"
        />
      )}
    </Stack>
  );
}
