import { Button, Field, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { plural, t, translate } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { SmallText } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { canHaveAccount } from './moodle.ts';
import { type Platform, platforms } from './platforms.ts';
import { ReportTable } from './Report.tsx';
import { saveTable } from './save-table.ts';
import { isOneWord, SPLIT_RULE } from './student-name.ts';

interface Props {
  readonly rows: readonly Student[];
  readonly onClose: () => void;
}

const SHOWN = 3;

/** The accounts of the selected students for Moodle or another learning platform, and nothing else of their records. */
export function AccountsFile({ rows, onClose }: Props) {
  const [platform, setPlatform] = useState<Platform>(platforms[0]);
  const [school, setSchool] = useState('');
  const [isSaved, setSaved] = useState(false);
  const students = rows.filter(canHaveAccount);
  const count = students.length;
  const left = rows.length - count;
  const oneWords = students.filter(({ name }) => isOneWord(name)).length;
  const lacksSchool = platform.school === 'required' && school.trim() === '';
  const { titles } = platform;
  const cellsOf = (student: Student) => platform.rowOf(student, school);
  const save = async () => {
    setSaved(false);
    setSaved(await saveTable(platform.fileName(count), titles, students.map(cellsOf), 'program'));
  };
  return (
    <Stack gap="4">
      <HStack gap="3" wrap="wrap" align="start">
        <Field.Root flex="1 1 14rem" width="auto">
          <Field.Label>{t`Form of the file`}</Field.Label>
          <Select
            choices={platforms.map(({ label }) => label)}
            value={platform.label}
            onChange={({ target }) => {
              setPlatform(platforms.find(({ label }) => label === target.value) ?? platforms[0]);
              setSaved(false);
            }}
          />
        </Field.Root>
        {platform.school && (
          <Field.Root flex="1 1 14rem" width="auto" required={platform.school === 'required'}>
            <Field.Label>{t`Id of the university on the platform`}</Field.Label>
            <Input value={school} autoComplete="off" onChange={({ target }) => setSchool(target.value)} />
            <Field.HelperText>{t`Its sourcedId in orgs.csv`}</Field.HelperText>
          </Field.Root>
        )}
      </HStack>
      <Text>{[...platform.help.map(translate), t`Fees, marks and addresses are not in the file.`].join(' ')}</Text>
      <Text>
        {translate(SPLIT_RULE)}
        {oneWords > 0 && (
          <span>{` ${plural(oneWords)`Here ${formatNumber(oneWords)} name has one word. | Here ${formatNumber(oneWords)} names have one word.`}`}</span>
        )}
      </Text>
      {left > 0 && (
        <Text>{plural(
          left,
        )`${formatNumber(left)} student has no roll number or email, and no account. | ${formatNumber(left)} students have no roll number or email, and no account.`}</Text>
      )}
      {count > 0 && (
        <FirstLines
          caption={t`First lines of ${formatNumber(count)}`}
          titles={titles}
          lines={students.slice(0, SHOWN).map(cellsOf)}
        />
      )}
      <SmallText role="status">{isSaved ? t`The file is saved in your downloads.` : ''}</SmallText>
      <HStack justify="flex-end" gap="3" wrap="wrap">
        <Button variant="surface" onClick={onClose}>
          {isSaved ? t`Close` : t`Cancel`}
        </Button>
        <Button
          disabled={count === 0 || lacksSchool}
          title={lacksSchool ? t`Type the id of the university first` : undefined}
          onClick={() => void save()}
        >
          {t`Download CSV for ${formatNumber(count)}`}
        </Button>
      </HStack>
    </Stack>
  );
}

interface LinesProps {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** Columns that are empty in all of these lines are in the file alone. */
function FirstLines({ caption, titles, lines }: LinesProps) {
  const filled = titles.flatMap((title, at) => (lines.some((cells) => cells[at]) ? [[title, at] as const] : []));
  return (
    <ReportTable caption={caption}>
      <thead>
        <tr>
          {filled.map(([title]) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((cells) => (
          <tr key={cells.join()}>
            {filled.map(([title, at]) => (
              <td key={title}>{cells[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
