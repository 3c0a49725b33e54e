import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { rich } from '#src/languages/rich.tsx';
import { t } from '#src/languages/texts.ts';
import { strong } from './strong.tsx';

/** The first cell of a text that is not of plain ASCII letters: it shows whether the text is read as it was written. */
const telling = /[^,;|\t"\r\n]*[^\0-\x7F][^,;|\t"\r\n]*/;

interface Props {
  readonly fileName: string;
  readonly text: string;
  readonly onRight: () => void;
  readonly onWrong: () => void;
}

/** A file that does not say its encoding: a name of it is shown, and nothing is done before somebody finds it right. */
export function EncodingStep({ fileName, text, onRight, onWrong }: Props) {
  const [sample = ''] = telling.exec(text) ?? [];
  return (
    <Stack gap="5" role="group" aria-label={t`How the letters of the file are read`}>
      <Text role="status">
        {rich(
          strong,
        )`<strong>${fileName}</strong> is not in UTF-8. Read as Windows-1252: is “${(<bdi>{sample.trim().slice(0, 100)}</bdi>)}” right?`}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={onRight}>{t`Yes, It Is Right`}</Button>
        <Button variant="surface" onClick={onWrong}>
          {t`No, It Is Wrong`}
        </Button>
      </Flex>
    </Stack>
  );
}
