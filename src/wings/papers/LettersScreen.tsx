import { Button, Flex, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AdminHeading, Page } from '#src/ui/Page.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { exampleStudent } from './example-student.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { type LetterKind, letterKinds } from './letter-params.ts';
import { followLetters, letterLabels, letterOf, useLetters, useLettersKept, writeLetter } from './letters.ts';
import { LetterSheet } from './LetterSheet.tsx';
import { Sheets } from './Letterhead.tsx';
import { PreviewFrame } from './PaperPreview.tsx';
import { fillLetter, isLongerThanPage, type LetterText } from './template.ts';

const route = getRouteApi('/admin/letters');

const tabs = letterKinds.map((value) => ({ value, label: letterLabels[value] }));

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
            ? 'Kept in this browser as you type. Other computers have their own texts.'
            : 'This browser keeps nothing: the texts are lost when the page is closed.'
        }
      >
        Letters
      </AdminHeading>
      <Tabs label="Letters" tabs={tabs} value={kind} onChange={open}>
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
              Undo the Reset
            </Button>
          ) : (
            !isShipped && (
              <Button size="sm" variant="surface" onClick={reset}>
                Reset to the Original Text
              </Button>
            )
          )}
          {isShipped && (
            <SmallText>{before ? 'This is the original text again.' : 'This is the original text.'}</SmallText>
          )}
        </HStack>
      </Stack>
      <Stack as="section" aria-label="Preview" gap="3" minW="0">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" size="sm">{`As ${exampleStudent.name} would get it`}</Heading>
          {isLongerThanPage(text) && (
            <Text role="status" textStyle="sm" color="orange.fg">
              This is probably longer than one page of A4.
            </Text>
          )}
        </Flex>
        <PreviewFrame className="light">
          <Sheets>
            <LetterSheet letter={fillLetter(text, exampleStudent)} rollNo={exampleStudent.rollNo} />
          </Sheets>
        </PreviewFrame>
        <SmallText>
          {`Print a letter from a student’s record, under “Print”, or for many from the roster: select students, then “More”.`}
        </SmallText>
      </Stack>
    </Grid>
  );
}
