import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import { formatDateTime } from '#src/platform/text/format.ts';
import { formatFileSize } from '#src/platform/text/file-size.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import type { ApplicationProgress } from './own-application.ts';
import { addDocument, MOST_DOCUMENTS, removeDocument } from './own-documents.ts';
import { type Upload, useUploads } from './uploads.ts';

const addWords = () => ({
  failed: t`The file could not be added.`,
  unanswered: t`No answer came. The file may have been added: try again, it is never added twice.`,
});
const removeWords = () => {
  const failed = t`The file could not be removed.`;
  return { failed, unanswered: failed };
};

const stateText = ({ state, file, problem }: Upload) =>
  problem ?? (state === 'waiting' ? t`Waiting for the files before it` : t`Sending ${formatFileSize(file.size)}...`);

interface Props {
  readonly application: ApplicationProgress;
  readonly proof: Pick<ApplicationProgress, 'referenceNumber' | 'email'>;
  readonly isOpen: boolean;
  readonly onChange: (application: ApplicationProgress) => void;
  readonly onRefresh: () => Promise<unknown>;
}

/** The files of an own application: what is there, and as long as nobody has decided, adding and removing. */
export function OwnDocuments({ application, proof, isOpen, onChange, onRefresh }: Props) {
  const documents = application.documents ?? [];
  const [said, say] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const limits = useId();
  const remove = useMutation(removeDocument);
  const { uploads, add, repeat, cancel } = useUploads({
    send: async (file, signal) => onChange(await addDocument(proof, file, signal)),
    words: addWords(),
    onDoubt: () => void onRefresh().catch(() => undefined),
    say,
  });
  /** The button that was pressed goes with its row. */
  const leaveRow = () => heading.current?.focus({ preventScroll: true });
  const takeAway = async (documentId: string, name: string) => {
    try {
      onChange(await remove.mutateAsync({ ...proof, documentId }));
      say(t`${name} is removed.`);
      leaveRow();
    } catch (error) {
      toastFailure(error, removeWords());
    }
  };

  if (!isOpen && documents.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading ref={heading} as="h4" size="md" tabIndex={-1}>
        {t`Documents`}
      </Heading>
      {isOpen && (
        <Stack
          gap="2"
          p="3"
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="l2"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            add([...event.dataTransfer.files]);
          }}
        >
          <Text id={limits}>
            {t`Up to five files: PDF, JPEG or PNG, 5 MB each. Only the admissions office can open them.`}
          </Text>
          <Box>
            <Button
              size="sm"
              variant="surface"
              aria-describedby={limits}
              disabled={documents.length >= MOST_DOCUMENTS}
              onClick={() => input.current?.click()}
            >
              {t`Add Files`}
            </Button>
            <SmallText as="span" ms="3" hideBelow="md">
              {t`or drop them here`}
            </SmallText>
          </Box>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={t`Files to add`}
            accept=".pdf,.jpg,.jpeg,.png"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // Otherwise choosing the same file again would be no change.
              target.value = '';
            }}
          />
          {documents.length >= MOST_DOCUMENTS && <SmallText>{t`Remove a file before you add another.`}</SmallText>}
        </Stack>
      )}
      <Stack as="ul" listStyleType="none" gap="2">
        {documents.map(({ id, name, size, addedAt }) => (
          <Flex as="li" key={id} gap="2" wrap="wrap" align="center">
            <Box flex="1 1 12rem" minW="0">
              <Text overflowWrap="anywhere">
                <bdi>{name}</bdi>
              </Text>
              <SmallText>{t`${formatFileSize(size)}, added ${formatDateTime(addedAt)}`}</SmallText>
            </Box>
            {isOpen && (
              <Button
                size="xs"
                variant="surface"
                aria-label={t`Remove ${name}`}
                disabled={remove.isPending}
                onClick={() => void takeAway(id, name)}
              >
                {t`Remove`}
              </Button>
            )}
          </Flex>
        ))}
        {uploads.map((upload) => {
          const { key, file, state, problem } = upload;
          return (
            <Flex as="li" key={key} gap="2" wrap="wrap" align="center">
              <Box flex="1 1 12rem" minW="0">
                <Text overflowWrap="anywhere">
                  <bdi>{file.name}</bdi>
                </Text>
                <SmallText color={problem === undefined ? undefined : 'fg.error'}>{stateText(upload)}</SmallText>
              </Box>
              {state === 'failed' && (
                <Button
                  size="xs"
                  variant="surface"
                  aria-label={t`Try again: ${file.name}`}
                  onClick={() => {
                    repeat(upload);
                    leaveRow();
                  }}
                >
                  {t`Try Again`}
                </Button>
              )}
              <Button
                size="xs"
                variant="surface"
                aria-label={problem === undefined ? t`Cancel ${file.name}` : t`Dismiss ${file.name}`}
                onClick={() => {
                  cancel(upload);
                  leaveRow();
                }}
              >
                {problem === undefined ? t`Cancel` : t`Dismiss`}
              </Button>
            </Flex>
          );
        })}
      </Stack>
      <Box role="status" srOnly>
        {said}
      </Box>
    </Stack>
  );
}
