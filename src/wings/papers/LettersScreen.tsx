import { Button, Flex, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import { AdminHeading, Page } from '#src/ui/Page.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { exampleStudent } from './example-student.ts';
import { LetterEditor } from './LetterEditor.tsx';
import type { LetterKind } from './letter-params.ts';
import { followLetters, letterChoices, letterOf, useLetters, useLettersKept, writeLetter } from './letters.ts';
import { LetterSheet } from './LetterSheet.tsx';
import { Sheets } from './Letterhead.tsx';
import { PreviewFrame } from './PaperPreview.tsx';
import { fillLetter, isLongerThanPage, type LetterText } from './template.ts';

const route = getRouteApi('/admin/letters');

/** /admin/letters: the texts of certificates and letters, beside what they look like on paper. */
export function LettersScreen() {
  const { letter: kind = 'bonafide' } = route.useSearch();
  const navigate = route.useNavigate();
  const isKept = useLettersKept();
  useEffect(followLetters, []);
  const open = (letter: LetterKind) =>
    void navigate({ search: letter === 'bonafide' ? {} : { letter }, replace: true });
  return (
    <Page isAdminPage>
      <AdminHeading
        detail={
          isKept
            ? t`Kept in this browser as you type. Other computers have their own texts.`
            : t`This browser keeps nothing: the texts are lost when the page is closed.`
        }
      >
        {t`Letters`}
      </AdminHeading>
      <Tabs label={t`Letters`} tabs={letterChoices()} value={kind} onChange={open}>
        <OneLetter key={kind} kind={kind} />
      </Tabs>
    </Page>
  );
}

function OneLetter({ kind }: { readonly kind: LetterKind }) {
  const edited = useLetters();
  const text = letterOf(kind, edited);
  const [before, setBefore] = useState<LetterText>();
  const isShipped = edited[kind] === undefined;
  const reset = () => {
    setBefore(text);
    writeLetter(kind, undefined);
  };
  const undo = () => {
    writeLetter(kind, before);
    setBefore(undefined);
  };
  return (
    <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} alignItems="start">
      <Stack gap="4" minW="0">
        <LetterEditor
          value={text}
          onChange={(next) => {
            setBefore(undefined);
            writeLetter(kind, next);
          }}
        />
        <HStack gap="3" wrap="wrap">
          {before && isShipped ? (
            <Button size="sm" variant="surface" onClick={undo}>
              {t`Undo the Reset`}
            </Button>
          ) : (
            !isShipped && (
              <Button size="sm" variant="surface" onClick={reset}>
                {t`Reset to the Original Text`}
              </Button>
            )
          )}
          {isShipped && (
            <SmallText>{before ? t`This is the original text again.` : t`This is the original text.`}</SmallText>
          )}
        </HStack>
      </Stack>
      <Stack as="section" aria-label={t`Preview`} gap="3" minW="0">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" size="sm">{t`As ${exampleStudent.name} would get it`}</Heading>
          {isLongerThanPage(text) && (
            <Text role="status" textStyle="sm" color="orange.fg">
              {t`This is probably longer than one page of A4.`}
            </Text>
          )}
        </Flex>
        <PreviewFrame className="light">
          <Sheets>
            <LetterSheet letter={fillLetter(text, exampleStudent)} rollNo={exampleStudent.rollNo} />
          </Sheets>
        </PreviewFrame>
        <SmallText>
          {t`Print a letter from a student’s record, under “Print”, or for many from the roster: select students, then “More”.`}
        </SmallText>
      </Stack>
    </Grid>
  );
}
