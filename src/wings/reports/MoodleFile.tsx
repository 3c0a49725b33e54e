import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Student } from '#src/features/students/student.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { counted } from '#src/records/record-type.ts';
import { SmallText } from '#src/ui/Notice.tsx';
import { canHaveAccount, moodleRow, moodleTitles } from './moodle.ts';
import { ReportTable } from './Report.tsx';
import { saveTable } from './save-table.ts';

interface Props {
  readonly rows: readonly Student[];
  readonly onClose: () => void;
}

const SHOWN = 3;

/** The accounts of the selected students for Moodle or another learning platform, and nothing else of their records. */
export function MoodleFile({ rows, onClose }: Props) {
  const [isSaved, setSaved] = useState(false);
  const students = rows.filter(canHaveAccount);
  const left = rows.length - students.length;
  const save = async () => {
    setSaved(false);
    setSaved(await saveTable(`learning-platform-${students.length}`, moodleTitles, students.map(moodleRow), 'program'));
  };
  return (
    <Stack gap="4">
      <Text>
        In Moodle: Site administration, Users, Upload users. The username is the roll number, and the cohort is
        department and year of admission. Fees, marks and addresses are not in the file.
      </Text>
      {left > 0 && (
        <Text>{`${counted(left, 'student has', 'students have')} no roll number or email, and no account.`}</Text>
      )}
      {students.length > 0 && (
        <ReportTable caption={`First lines of ${formatNumber(students.length)}`}>
          <thead>
            <tr>
              {moodleTitles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.slice(0, SHOWN).map((student) => (
              <tr key={student.id}>
                {moodleRow(student).map((cell, i) => (
                  <td key={moodleTitles[i]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
      <SmallText role="status">{isSaved ? 'The file is saved in your downloads.' : ''}</SmallText>
      <HStack justify="flex-end" gap="3" wrap="wrap">
        <Button variant="surface" onClick={onClose}>
          {isSaved ? 'Close' : 'Cancel'}
        </Button>
        <Button disabled={students.length === 0} onClick={() => void save()}>
          {`Download CSV for ${formatNumber(students.length)}`}
        </Button>
      </HStack>
    </Stack>
  );
}
