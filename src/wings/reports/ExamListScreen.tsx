import { Box, Button, Field, Flex, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { ordinalChoices, SEMESTERS, YEARS } from '#src/features/students/student-facts.ts';
import { formatNumber, formatOrdinal, formatPercent, formatStudyYear, orNA } from '#src/platform/text/format.ts';
import { listed } from '#src/platform/text/listed.ts';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import { withOthers } from '#src/records/list/list-search.ts';
import { university } from '#src/university/university.ts';
import { DEPARTMENTS } from '#src/university/departments.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { AdminHeading, Page } from '#src/ui/Page.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Column } from '#src/ui/data-table/columns.tsx';
import { type ExamClass, examList, readLimit } from './exam-list.ts';
import { OfAllStudents, ReportTable } from './Report.tsx';
import { saveTable } from './save-table.ts';

const route = getRouteApi('/admin/exam-list');

/** /admin/exam-list: who of a class may sit the examinations, by attendance. */
export function ExamListScreen() {
  const { department = '', year = 0, semester = 0, limit = university.attendance.minimum } = route.useSearch();
  const navigate = route.useNavigate();
  const departments = useQuery(rosterQuery()).data?.map((student) => student.department.trim()) ?? [];
  const set = (part: object) => void navigate({ search: (before) => ({ ...before, ...part }), replace: true });
  return (
    <Page isAdminPage>
      <AdminHeading detail={t`Students who have graduated are left out.`}>{t`Exam list`}</AdminHeading>
      <HStack gap="3" wrap="wrap" align="flex-start">
        <Choice
          label={t`Course (department)`}
          all={t`All`}
          choices={withOthers(DEPARTMENTS, departments)}
          value={department}
          onChange={(value) => set({ department: value || undefined })}
        />
        <Choice
          label={t`Year`}
          all={t`Any year`}
          choices={ordinalChoices(YEARS, 'year')}
          value={year || ''}
          onChange={(value) => set({ year: Number(value) || undefined })}
        />
        <Choice
          label={t`Semester`}
          all={t`Any semester`}
          choices={ordinalChoices(SEMESTERS, 'semester')}
          value={semester || ''}
          onChange={(value) => set({ semester: Number(value) || undefined })}
        />
        <Limit limit={limit} onChange={(value) => set({ limit: value })} />
      </HStack>
      <OfAllStudents>
        {(students) => (
          <Lists
            {...examList(students, { department, year, semester }, limit)}
            limit={limit}
            of={{ department, year, semester }}
          />
        )}
      </OfAllStudents>
    </Page>
  );
}

interface ChoiceProps extends Pick<Parameters<typeof Select>[0], 'choices'> {
  readonly label: string;
  readonly all: string;
  readonly value: string | number;
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, all, choices, value, onChange }: ChoiceProps) => (
  <Field.Root flex="1 1 10rem" width="auto">
    <Field.Label>{label}</Field.Label>
    <Select choices={choices} placeholder={all} value={value} onChange={({ target }) => onChange(target.value)} />
  </Field.Root>
);

/** What is typed stays, also where it is no limit: then the lists stay as they were. */
function Limit({ limit, onChange }: { readonly limit: number; readonly onChange: (limit: number) => void }) {
  const [typed, setTyped] = useState(String(limit));
  const hintId = useId();
  const isLimit = readLimit(typed) !== undefined;
  return (
    <Field.Root flex="1 1 10rem" width="auto" invalid={!isLimit}>
      <Field.Label>{t`Attendance from (%)`}</Field.Label>
      <Input
        inputMode="decimal"
        value={typed}
        aria-describedby={hintId}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readLimit(target.value);
          if (read !== undefined) onChange(read);
        }}
      />
      <Text id={hintId} role="status" textStyle="sm" color="fg.error">
        {isLimit ? '' : t`Write a number from 0 to 100. The lists are still for ${formatPercent(limit)}.`}
      </Text>
    </Field.Root>
  );
}

/** A class in words, such as `Civil, 2nd year, 3rd semester`. */
const classWords = ({ department, year, semester }: ExamClass) =>
  listed([
    department ? translate(department) : t`All courses`,
    ...(year > 0 ? [formatStudyYear(year)] : []),
    ...(semester > 0 ? [t`${formatOrdinal(semester)} semester`] : []),
  ]);

/** The name of its file, which is the same in every language. */
const fileName = ({ department, year, semester }: ExamClass) =>
  ['exam-list', department || 'all-courses', year > 0 && `year-${year}`, semester > 0 && `semester-${semester}`]
    .filter(Boolean)
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

interface ListsProps extends ReturnType<typeof examList> {
  readonly limit: number;
  readonly of: ExamClass;
}

function Lists({ admitted, below, unknown, limit, of }: ListsProps) {
  const percent = formatPercent(limit);
  const className = classWords(of);
  const counts = {
    admitted: formatNumber(admitted.length),
    below: formatNumber(below.length),
    unknown: formatNumber(unknown.length),
  };
  const lists = [
    { title: t`Admitted, ${percent} or more`, verdict: 'Admitted', rows: admitted },
    { title: t`Below ${percent}`, verdict: `Below ${percent}`, rows: below },
    { title: t`No attendance on record`, verdict: 'No attendance on record', rows: unknown },
  ];
  const save = () =>
    saveTable(
      fileName(of),
      ['Roll No', 'Name', 'Department', 'Year', 'Semester', 'Attendance %', 'Exam'],
      lists.flatMap(({ verdict, rows }) =>
        rows.map((student) => [
          student.rollNo,
          student.name,
          student.department,
          String(student.year),
          String(student.semester),
          String(student.attendance?.percentage ?? ''),
          verdict,
        ]),
      ),
    );
  if (admitted.length + below.length + unknown.length === 0)
    return <EmptyState title={t`Nobody is in this class`}>{t`Choose another course, year or semester.`}</EmptyState>;
  return (
    <Stack gap="8">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <div>
          <Text fontFamily="heading" textStyle="4xl" fontWeight="semibold" lineHeight="short">
            {t`${counts.admitted} may sit the exam`}
          </Text>
          <Text color="fg.muted" textStyle="lg">
            {unknown.length > 0
              ? t`${counts.below} below ${percent}, ${counts.unknown} without attendance on record`
              : t`${counts.below} below ${percent}`}
          </Text>
        </div>
        <Button size="sm" variant="surface" onClick={() => void save()}>
          {t`Export CSV`}
        </Button>
      </Flex>
      {lists.map((list) => list.rows.length > 0 && <OneList key={list.verdict} {...list} className={className} />)}
    </Stack>
  );
}

const columns: Column<Student>[] = [
  { id: 'rollNo', header: msg`Roll No`, width: 7, cell: ({ rollNo }) => orNA(rollNo) },
  { id: 'name', header: msg`Name`, width: 12, rowHeader: true, cell: ({ name }) => orNA(name) },
  {
    id: 'attendance',
    header: msg`Attendance`,
    width: 6,
    end: true,
    cell: ({ attendance }) => formatPercent(attendance?.percentage),
  },
  { id: 'signature', header: msg`Signature`, width: 12, cell: () => '' },
];

interface OneListProps {
  readonly title: string;
  readonly rows: readonly Student[];
  readonly className: string;
}

/** So many rows a page draws in no time; the others are asked for, and are on paper and in the file all the same. */
const SHOWN = 100;

function OneList({ title, rows, className }: OneListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  const count = rows.length;
  const caption = plural(count)`${title}: ${formatNumber(count)} student | ${title}: ${formatNumber(count)} students`;
  return (
    <Stack gap="3" position="relative">
      {/* Before a hundred links: whoever works by the keyboard prints without passing them. */}
      <Box position={{ md: 'absolute' }} top="0" insetEnd="0" zIndex="1">
        <PrintButton
          hasWord
          isEmpty={false}
          getTable={() => ({
            title: t`Exam list: ${className}`,
            count: caption,
            columns,
            rows,
            rowId: ({ id }) => id,
          })}
        />
      </Box>
      <ReportTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">{t`Roll No`}</th>
            <th scope="col">{t`Name`}</th>
            <th scope="col" data-end="">
              {t`Attendance`}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, rollNo, name, attendance }) => (
            <tr key={id}>
              <td>
                <bdi>{orNA(rollNo)}</bdi>
              </td>
              <th scope="row">
                <TextLink to="/admin/students/$studentId" params={{ studentId: id }} search={{ tab: 'attendance' }}>
                  {orNA(name)}
                </TextLink>
              </th>
              <td data-end="">{formatPercent(attendance?.percentage)}</td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
      {shown.length < rows.length && (
        <Button size="sm" variant="surface" alignSelf="flex-start" onClick={() => setWhole(true)}>
          {t`Show All ${formatNumber(count)}`}
        </Button>
      )}
    </Stack>
  );
}
