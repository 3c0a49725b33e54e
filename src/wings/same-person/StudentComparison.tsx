import { Stack, Text } from '@chakra-ui/react';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { orNA } from '#src/platform/text/format.ts';
import { TextLink } from '#src/ui/links.tsx';
import { SideBySide } from './SideBySide.tsx';
import { t, translate } from '#src/languages/texts.ts';

/** Students who may be one person, field by field, and what to do about it: the contract has no call that joins two records. */
export const StudentComparison = ({ students }: { readonly students: readonly Student[] }) => (
  <Stack gap="4">
    <Text>
      {t`If this is one person, keep one record: copy into it what only the other says, then delete the other. A deleted student can be restored.`}
    </Text>
    <SideBySide
      label={t`Students side by side`}
      records={students.map(({ id, name, rollNo }) => {
        const code = rollNo.trim();
        return {
          id,
          title: orNA(name),
          detail: (
            <TextLink to="/admin/students/$studentId" params={{ studentId: id }} state={(before) => before}>
              {code ? t`Open ${code}` : t`Open the record`}
            </TextLink>
          ),
        };
      })}
      lines={Object.values(studentFields).map((field) => ({
        label: translate(field.label),
        texts: students.map((one) => field.format(field.get(one))),
      }))}
    />
  </Stack>
);
