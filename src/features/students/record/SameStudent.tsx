import { Alert, Button, HStack, List } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasExtension } from '#src/platform/server/extensions.ts';
import { orNA } from '#src/platform/text/format.ts';
import { namesakesQuery } from '#src/records/namesakes.ts';
import { SideBySide } from '#src/records/SideBySide.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { type Student, studentFields } from '../student.ts';
import { studentPages } from '../student-pages.ts';
import { rosterQuery } from '../students.ts';

/** So many stand beside the record at once. */
const BESIDE = 2;

/**
 * Says that the same person may be on the roster twice, with a link to the other record and both side by side. A mark is
 * worth no whole list: others are looked for where the browser has it, or where the server searches.
 */
export function SameStudent({ student }: { readonly student: Student }) {
  const client = useQueryClient();
  const [comparing, setComparing] = useState(false);
  // The key alone: a list that the browser has not is not asked for.
  const list = () => ({ queryKey: rosterQuery().queryKey });
  const query = namesakesQuery({ noun: 'student', list, pages: studentPages, personOf: (one) => one }, student);
  const isFound = hasExtension('lists') || client.getQueryData(list().queryKey) !== undefined;
  const { data: others = [] } = useQuery({ ...query, enabled: query.enabled === true && isFound });
  if (others.length === 0) return null;
  const title = 'Another student may be the same person';
  const beside = [student, ...others.slice(0, BESIDE).map(({ row }) => row)];
  return (
    <Notice status="warning" role="note" aria-label={title} title={title}>
      <Alert.Description>
        <List.Root listStyleType="disc" ps="5" overflowWrap="anywhere">
          {others.map(({ row, reason }) => (
            <List.Item key={row.id}>
              <TextLink to="/admin/students/$studentId" params={{ studentId: row.id }}>
                {`Student ${orNA(row.rollNo)}`}
              </TextLink>{' '}
              <span>{`${reason}; ${orNA(row.email)}`}</span>
            </List.Item>
          ))}
        </List.Root>
      </Alert.Description>
      <HStack mt="2">
        <Button size="sm" variant="surface" onClick={() => setComparing(true)}>
          Compare Side by Side
        </Button>
      </HStack>
      <Modal open={comparing} title="Side by side" size="xl" onClose={() => setComparing(false)}>
        <SideBySide
          label="Students side by side"
          records={beside.map(({ id, name, rollNo }) => ({ id, title: orNA(name), detail: orNA(rollNo) }))}
          lines={Object.values(studentFields).map((field) => ({
            label: field.label,
            texts: beside.map((one) => field.format(field.get(one))),
          }))}
        />
      </Modal>
    </Notice>
  );
}
