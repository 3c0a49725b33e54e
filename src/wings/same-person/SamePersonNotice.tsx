import { Alert, List } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useDeferredValue } from 'react';
import { orNA } from '#src/platform/text/format.ts';
import type { Texts } from '#src/records/fields/field.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { studentNamesakesQuery } from '#src/features/students/namesakes.ts';
import { StudentTabLink } from '#src/features/students/StudentTabLink.tsx';
import { t, translate } from '#src/languages/texts.ts';

/** Says in the form of a new student that the same person may be on the roster. It keeps nobody from adding. */
export function SamePersonNotice() {
  const { name, email, phone, dateOfBirth } = useDeferredValue(useFormikContext<Texts>().values);
  const { data: students = [] } = useQuery(studentNamesakesQuery({ name, email, phone, dateOfBirth }));
  return (
    // What appears together with its text is not announced: the frame is always there.
    <div aria-live="polite">
      {students.length > 0 && (
        <Notice status="warning" title={t`This person may be on the roster already`}>
          <Alert.Description>
            <List.Root listStyleType="disc" ps="5">
              {students.map(({ row, reason }) => (
                <List.Item key={row.id} overflowWrap="anywhere">
                  <span>{t`${row.name}, ${orNA(row.rollNo)}, ${orNA(row.email)}: ${translate(reason)}.`}</span>{' '}
                  <StudentTabLink id={row.id} rollNo={row.rollNo} />
                </List.Item>
              ))}
            </List.Root>
          </Alert.Description>
        </Notice>
      )}
    </div>
  );
}
