import { Alert, Button, HStack, List } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { orNA } from '#src/platform/text/format.ts';
import type { Namesake } from '#src/records/same-person.ts';
import type { Student } from '#src/features/students/student.ts';
import { t, translate } from '#src/languages/texts.ts';

export interface NamesakeItem {
  readonly id: string;
  readonly link: ReactNode;
  readonly reason: string;
}

interface Props {
  readonly title: string;
  readonly others: readonly NamesakeItem[];
  readonly children: ReactNode;
}

export function NamesakeNote({ title, others, children }: Props) {
  const [comparing, setComparing] = useState(false);
  return (
    <Notice status="warning" role="note" aria-label={title} title={title}>
      <Alert.Description>
        <List.Root listStyleType="disc" ps="5" overflowWrap="anywhere">
          {others.map(({ id, link, reason }) => (
            <List.Item key={id}>
              {link} <span>{reason}</span>
            </List.Item>
          ))}
        </List.Root>
      </Alert.Description>
      <HStack mt="2">
        <Button size="sm" variant="surface" onClick={() => setComparing(true)}>
          {t`Compare Side by Side`}
        </Button>
      </HStack>
      <Modal open={comparing} title={t`Side by side`} size="xl" onClose={() => setComparing(false)}>
        {children}
      </Modal>
    </Notice>
  );
}

export const studentLine = ({ row, reason }: Namesake<Student>): NamesakeItem => ({
  id: row.id,
  link: (
    <TextLink to="/admin/students/$studentId" params={{ studentId: row.id }} state={(before) => before}>
      {t`Student ${orNA(row.rollNo)}`}
    </TextLink>
  ),
  reason: t`${translate(reason)}; ${orNA(row.email)}`,
});
