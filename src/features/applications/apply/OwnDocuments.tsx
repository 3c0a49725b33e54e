import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDateTime } from '#src/platform/text/format.ts';
import { formatFileSize } from '#src/platform/text/file-size.ts';
import { failureText, toastFailure } from '#src/records/failures.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import type { ApplicationProgress } from './own-application.ts';
import { addDocument, fileProblem, MOST_DOCUMENTS, removeDocument } from './own-documents.ts';

const addWords = {
  failed: 'The file could not be added.',
  unanswered: 'No answer came. The file may have been added: try again, it is never added twice.',
};
const removeWords = { failed: 'The file could not be removed.', unanswered: 'The file could not be removed.' };

interface Sending {
  readonly key: number;
  readonly file: File;
  /** Absent while it is on its way. */
  readonly problem?: string;
  readonly canRepeat?: boolean;
}

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
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const stops = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const limits = useId();
  const remove = useMutation(removeDocument);
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);
  const drop = (key: number) => setSending((rows) => rows.filter((row) => row.key !== key));

  const send = async (file: File, key: number) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    setSending((rows) => [...rows.filter((row) => row.key !== key), { key, file }]);
    const fail = (problem: string, canRepeat: boolean) => {
      setSending((rows) => rows.map((row) => (row.key === key ? { key, file, problem, canRepeat } : row)));
      setSaid(`${file.name}: ${problem}`);
    };
    const problem = fileProblem(file);
    if (problem !== undefined) return fail(problem, false);
    try {
      onChange(await addDocument(proof, file, stop.signal));
      drop(key);
      setSaid(`${file.name} is added.`);
    } catch (error) {
      if (stop.signal.aborted) {
        drop(key);
        // The server may have had it whole before it was cancelled.
        return void onRefresh().catch(() => undefined);
      }
      fail(failureText(error, addWords).message, true);
    } finally {
      stops.current.delete(key);
    }
  };
  const addAll = async (files: Iterable<File>) => {
    const chosen = [...files].map((file) => ({ file, key: (next.current += 1) }));
    if (input.current) input.current.value = '';
    // One after the other: each answer has all that came before it.
    for (const { file, key } of chosen) await send(file, key);
  };
  const takeAway = async (documentId: string, name: string) => {
    try {
      onChange(await remove.mutateAsync({ ...proof, documentId }));
      setSaid(`${name} is removed.`);
    } catch (error) {
      toastFailure(error, removeWords);
    }
  };

  if (!isOpen && documents.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h4" size="md">
        Documents
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
            void addAll(event.dataTransfer.files);
          }}
        >
          <Text id={limits}>
            Up to five files: PDF, JPEG or PNG, 5 MB each. Only the admissions office can open them.
          </Text>
          <Box>
            <Button
              size="sm"
              variant="surface"
              aria-describedby={limits}
              disabled={documents.length >= MOST_DOCUMENTS}
              onClick={() => input.current?.click()}
            >
              Add Files
            </Button>
          </Box>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label="Files to add"
            accept=".pdf,.jpg,.jpeg,.png"
            onChange={(event) => void addAll(event.target.files ?? [])}
          />
          {documents.length >= MOST_DOCUMENTS && <SmallText>Remove a file before you add another.</SmallText>}
        </Stack>
      )}
      <Stack as="ul" listStyleType="none" gap="2">
        {documents.map(({ id, name, size, addedAt }) => (
          <Flex as="li" key={id} gap="2" wrap="wrap" align="center">
            <Box flex="1 1 12rem" minW="0">
              <Text overflowWrap="anywhere">{name}</Text>
              <SmallText>{`${formatFileSize(size)}, added ${formatDateTime(addedAt)}`}</SmallText>
            </Box>
            {isOpen && (
              <Button
                size="xs"
                variant="surface"
                aria-label={`Remove ${name}`}
                disabled={remove.isPending}
                onClick={() => void takeAway(id, name)}
              >
                Remove
              </Button>
            )}
          </Flex>
        ))}
        {sending.map(({ key, file, problem, canRepeat }) => (
          <Flex as="li" key={key} gap="2" wrap="wrap" align="center">
            <Box flex="1 1 12rem" minW="0">
              <Text overflowWrap="anywhere">{file.name}</Text>
              <SmallText>{problem ?? `Sending ${formatFileSize(file.size)}...`}</SmallText>
            </Box>
            {canRepeat === true && (
              <Button size="xs" variant="surface" onClick={() => void send(file, key)}>
                Try Again
              </Button>
            )}
            <Button
              size="xs"
              variant="surface"
              onClick={() => (problem === undefined ? stops.current.get(key)?.abort() : drop(key))}
            >
              {problem === undefined ? 'Cancel' : 'Dismiss'}
            </Button>
          </Flex>
        ))}
      </Stack>
      <Box role="status" srOnly>
        {said}
      </Box>
    </Stack>
  );
}
