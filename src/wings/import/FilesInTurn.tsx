import { Box, Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { formatNumber } from '#src/platform/text/format.ts';
import { plural, t } from '#src/languages/texts.ts';
import { currentFile, type FileQueue } from './file-queue.ts';
import { fewOf } from './name-lists.ts';

interface Props {
  readonly queue: FileQueue;
  /** Without it the file has been imported, or is being imported. */
  readonly onSkip: (() => void) | undefined;
  readonly onStop: (() => void) | undefined;
}

function headingOf(queue: FileQueue): string {
  const { files, outcomes, isStopped } = queue;
  const current = currentFile(queue);
  if (current) return t`File ${formatNumber(outcomes.length + 1)} of ${formatNumber(files.length)}: ${current.path}`;
  const left = files.length - outcomes.length;
  if (isStopped && left > 0)
    return plural(
      left,
    )`Stopped. ${formatNumber(left)} file was not begun. | Stopped. ${formatNumber(left)} files were not begun.`;
  return plural(files.length)`The file is done. | All ${formatNumber(files.length)} files are done.`;
}

/** Which file of several has its turn, what came of the earlier ones, and which are left out. */
export function FilesInTurn({ queue, onSkip, onStop }: Props) {
  const { files, outcomes, leftOut } = queue;
  return (
    <Stack
      as="section"
      aria-label={t`Files of this import`}
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      overflowWrap="anywhere"
    >
      {files.length > 0 && (
        <Text role="status" fontWeight="semibold">
          {headingOf(queue)}
        </Text>
      )}
      {outcomes.length > 0 && (
        <Box maxH="12rem" overflowY="auto" tabIndex={0} role="group" aria-label={t`What came of the files`}>
          <List.Root listStyleType="disc" ps="5" textStyle="sm">
            {outcomes.map((outcome, i) => (
              <List.Item key={files[i]?.path}>{t`${files[i]?.path ?? ''}: ${outcome}`}</List.Item>
            ))}
          </List.Root>
        </Box>
      )}
      {leftOut.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t`Left out, as neither a workbook nor a CSV file: ${fewOf(leftOut)}.`}
        </Text>
      )}
      {onStop && (
        <Flex gap="3" wrap="wrap">
          {onSkip && (
            <Button size="sm" variant="surface" onClick={onSkip}>
              {t`Skip This File`}
            </Button>
          )}
          <Button size="sm" variant="surface" onClick={onStop}>
            {t`Stop Here`}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
