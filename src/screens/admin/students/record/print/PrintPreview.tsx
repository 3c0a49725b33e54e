import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import type { components } from '../../../../../../openapi/schema.gen.ts';
import { Modal } from '../../../../../ui/dialog/Modal.tsx';
import { PrintOnly } from '../../../../../ui/print/PrintOnly.tsx';
import { type DocumentName, documents } from './documents.ts';
import { FeeReceipt } from './FeeReceipt.tsx';
import { IdCard } from './IdCard.tsx';
import { printAs } from './print-as.ts';
import { Transcript } from './Transcript.tsx';

interface Props {
  readonly open: boolean;
  readonly name: DocumentName;
  readonly student: components['schemas']['Student'];
  readonly onClose: () => void;
}

const contents = { transcript: Transcript, receipt: FeeReceipt, card: IdCard } as const;

const Paper = chakra('div', {
  base: { bg: 'white', borderWidth: '1px', borderColor: 'border.emphasized', boxShadow: 'sm', overflow: 'hidden' },
});

/** What will be printed, before it is. Only while it is open does the page print this instead of itself. */
export function PrintPreview({ open, name, student, onClose }: Props) {
  const { label, paper } = documents[name];
  const Content = contents[name];
  return (
    <Modal open={open} onClose={onClose} title={label} size="lg">
      <Stack gap="5">
        <Text color="fg.muted">
          {paper === 'A4' ? 'One sheet of A4.' : 'The size of a bank card, 85.6 by 54 mm.'} It states what is stored,
          and not what is being edited.
        </Text>
        <Paper
          className="light"
          {...(paper === 'A4' ? { p: { base: '4', md: '10' } } : { mx: 'auto', w: 'full', maxW: '86mm' })}
        >
          <Content student={student} />
        </Paper>
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => printAs(`${label} ${student.rollNo} ${student.name}`)}>Print</Button>
        </HStack>
      </Stack>
      <PrintOnly size={paper}>
        <Content student={student} />
      </PrintOnly>
    </Modal>
  );
}
