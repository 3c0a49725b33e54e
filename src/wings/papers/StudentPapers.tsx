import { Alert, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { t, translate } from '#src/languages/texts.ts';
import { listed } from '#src/platform/text/listed.ts';
import type { Student } from '#src/features/students/student.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import type { LetterKind } from './letter-params.ts';
import { letterChoices, letterLabels, letterOf, useLetters } from './letters.ts';
import { PaperPreview, SUMMARY, SummaryPreview } from './PaperPreview.tsx';
import { summaryFacts } from './RecordSummary.tsx';
import { recipientsOf } from './recipients.ts';
import { fillLetter, letterFacts, letterProblems } from './template.ts';
import { useNumbering } from './use-numbering.ts';

interface Props {
  readonly open: boolean;
  readonly student: Student;
  readonly onClose: () => void;
}

const papers = () => [{ value: 'summary' as const, label: translate(SUMMARY) }, ...letterChoices()];

/** What the office prints of one student: the record summary, or a letter. */
export function StudentPapers({ open, student, onClose }: Props) {
  const [paper, setPaper] = useState<'summary' | LetterKind>('summary');
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={translate(paper === 'summary' ? SUMMARY : letterLabels[paper])}
      size="lg"
    >
      <Tabs label={t`What is printed`} tabs={papers()} value={paper} onChange={setPaper}>
        {paper === 'summary' ? (
          <NumberedSummary student={student} onClose={onClose} />
        ) : (
          <LetterPreview key={paper} kind={paper} student={student} onClose={onClose} />
        )}
      </Tabs>
    </Modal>
  );
}

function NumberedSummary(summary: Omit<Props, 'open'>) {
  const numbering = useNumbering(SUMMARY, summaryFacts);
  return <SummaryPreview {...summary} numbering={numbering} />;
}

interface LetterProps extends Omit<Props, 'open'> {
  readonly kind: LetterKind;
}

function LetterPreview({ kind, student, onClose }: LetterProps) {
  const text = letterOf(kind, useLetters());
  const { number, stampOf, isIssuing } = useNumbering(letterLabels[kind], (of) => letterFacts(text, of));
  const [problem] = letterProblems(text);
  const edit = (
    <LinkButton variant="surface" to="/admin/letters" search={{ letter: kind }}>
      {t`Edit Text`}
    </LinkButton>
  );
  if (problem !== undefined)
    return (
      <Notice status="warning" title={t`This letter cannot be printed yet`}>
        <Alert.Description mb="3">{problem}</Alert.Description>
        {edit}
      </Notice>
    );
  const letter = fillLetter(text, student);
  const owesNothing = recipientsOf(kind, [student]).owingNothing.length > 0;
  return (
    <PaperPreview
      fileName={`${translate(letterLabels[kind])} ${student.rollNo} ${student.name}`}
      onClose={onClose}
      prepare={() => number([student])}
      isPreparing={isIssuing}
      tools={edit}
      notes={
        <>
          {owesNothing && <Notice status="info" title={t`${student.name} owes nothing.`} />}
          {letter.missing.length > 0 ? (
            <Notice status="info" title={t`Not on record: ${listed(letter.missing.map(translate))}.`}>
              <Alert.Description>{t`The letter has a line there to write on.`}</Alert.Description>
            </Notice>
          ) : (
            <Text color="fg.muted">{t`One sheet of A4, from the saved record.`}</Text>
          )}
        </>
      }
    >
      <LetterSheet letter={letter} rollNo={student.rollNo} stamp={stampOf(student)} />
    </PaperPreview>
  );
}
