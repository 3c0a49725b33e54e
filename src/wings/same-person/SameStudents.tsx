import { Button, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { Student } from '#src/features/students/student.ts';
import { formatNumber, orNA } from '#src/platform/text/format.ts';
import { indexPeople } from '#src/records/same-person.ts';
import { SmallText } from '#src/ui/Notice.tsx';
import { StudentComparison } from './StudentComparison.tsx';
import { plural, t, translate } from '#src/languages/texts.ts';
import { listed } from '#src/platform/text/listed.ts';

const BESIDE = 3;

interface Pair {
  readonly students: readonly Student[];
  readonly reason: string;
}

/** Those of the selected students who may be one person: each with the others of the name, and why. */
function pairsOf(rows: readonly Student[]): readonly Pair[] {
  const people = indexPeople(rows, (student) => student);
  const seen = new Set<Student>();
  return rows.flatMap((student) => {
    const others = seen.has(student) ? [] : people.find(student);
    const [first] = others;
    if (!first) return [];
    const students = [student, ...others.map(({ row }) => row)];
    for (const one of students) seen.add(one);
    return [{ students, reason: first.reason }];
  });
}

/** Of the selected students: who may be on the roster twice, and the two records side by side. */
export function SameStudents({ rows }: { readonly rows: readonly Student[] }) {
  const pairs = useMemo(() => pairsOf(rows), [rows]);
  const [compared, setCompared] = useState<Pair>();
  const shown = compared ?? (pairs.length === 1 ? pairs[0] : undefined);
  const count = pairs.length;
  if (count === 0)
    return (
      <Text>
        {t`None of them share a name and a birth date or phone number. Only the selected students have been compared.`}
      </Text>
    );
  return (
    <Stack gap="4">
      <Text role="status">{plural(
        count,
      )`${formatNumber(count)} person may be here twice. | ${formatNumber(count)} people may be here twice.`}</Text>
      <Stack as="ul" gap="3" listStyleType="none">
        {pairs.map((pair) => {
          const { students, reason } = pair;
          const codes = listed(students.map(({ rollNo }) => orNA(rollNo)));
          return (
            <li key={students[0]?.id}>
              <Text fontWeight="medium" overflowWrap="anywhere">{t`${orNA(students[0]?.name)}: ${codes}`}</Text>
              <SmallText _firstLetter={{ textTransform: 'uppercase' }}>{translate(reason)}</SmallText>
              {shown !== pair && (
                <Button size="sm" variant="surface" aria-label={t`Compare ${codes}`} onClick={() => setCompared(pair)}>
                  {t`Compare`}
                </Button>
              )}
            </li>
          );
        })}
      </Stack>
      {shown && <StudentComparison students={shown.students.slice(0, BESIDE)} />}
    </Stack>
  );
}
