import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { plural, t, translate } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { locale } from '#src/platform/locale.ts';
import { formatDate, formatNumber } from '#src/platform/text/format.ts';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LabelledControl } from '#src/ui/LabelledControl.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { AdminHeading, Page } from '#src/ui/Page.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Column } from '#src/ui/data-table/columns.tsx';
import {
  changeWords,
  comparedWords,
  groups,
  type IntakeReport,
  intakeReport,
  type IntakeRow,
  intakeYears,
  signed,
  valueWords,
} from './intake.ts';
import { OfAllStudents, ReportTable } from './Report.tsx';
import { saveTable } from './save-table.ts';

const route = getRouteApi('/admin/intake');

/** /admin/intake: who was admitted, by department, gender and status, this year beside those before. */
export const IntakeScreen = () => (
  <Page isAdminPage>
    <AdminHeading>{t`Intake report`}</AdminHeading>
    <OfAllStudents>{(students) => <Intake students={students} />}</OfAllStudents>
  </Page>
);

const allOf = (report: IntakeReport) => [...report.rows, report.total];

interface Figure {
  /** Its column in the file. */
  readonly title: string;
  readonly words: string;
  readonly isNow?: boolean;
  readonly of: (row: IntakeRow) => number;
  readonly format: (value: number) => string;
}

/** The figures of a row: this year, what it is compared with, the change, and the other years, the newest first. */
function figuresOf(report: IntakeReport): readonly Figure[] {
  const [now, ...before] = report.years
    .map((year, i): Figure => ({
      title: String(year),
      words: String(year),
      of: ({ counts }) => counts[i] ?? 0,
      format: formatNumber,
    }))
    .reverse();
  const byThisDay = {
    title: `By ${report.comparedDay}`,
    words: t`By ${formatDate(report.comparedDay)}`,
    of: (row: IntakeRow) => row.byThisDay ?? 0,
    format: formatNumber,
  };
  const change = { title: 'Change', words: t`Change`, of: (row: IntakeRow) => row.change, format: signed };
  const compared = report.comparedDay
    ? [byThisDay, change, ...before]
    : [...before.slice(0, 1), change, ...before.slice(1)];
  return [...(now ? [{ ...now, isNow: true }] : []), ...compared];
}

const columnsOf = (report: IntakeReport): Column<IntakeRow>[] => [
  { id: 'group', header: t`By`, width: 7, cell: ({ group }) => translate(group) },
  { id: 'value', header: t`Who`, width: 10, rowHeader: true, cell: ({ value }) => valueWords(value) },
  ...figuresOf(report).map(({ title, words, of, format }) => ({
    id: title,
    header: words,
    width: 5,
    end: true,
    cell: (row: IntakeRow) => format(of(row)),
  })),
];

function Intake({ students }: { readonly students: readonly Student[] }) {
  const { year: wanted, department = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const years = intakeYears(students);
  const year = wanted ?? years[0];
  if (year === undefined)
    return (
      <EmptyState title={t`Nobody has a date of admission yet`}>
        {t`Students are counted by the year of their admission date.`}
      </EmptyState>
    );
  const departments = [...new Set(students.map((student) => student.department.trim()).filter(Boolean))].sort((a, b) =>
    translate(a).localeCompare(translate(b), locale()),
  );
  const report = intakeReport(
    department ? students.filter((student) => student.department.trim() === department) : students,
    year,
  );
  const change = changeWords(report.total, comparedWords(report));
  const changeHere = department ? t`${change}, in ${translate(department)}` : change;
  const before = year - 1;
  const admitted = report.total.counts.at(-1) ?? 0;
  const title = department ? t`Intake ${year}, ${translate(department)}` : t`Intake ${year}`;
  const save = () =>
    saveTable(
      `intake-${year}${department && `-${department}`}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      ['By', 'Who', ...figuresOf(report).map(({ title }) => title)],
      allOf(report).map((row) => [row.group, row.value, ...figuresOf(report).map(({ of }) => String(of(row)))]),
    );
  return (
    <Stack gap="6">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <div>
          <Text fontFamily="heading" textStyle="4xl" fontWeight="semibold" lineHeight="short">
            {report.comparedDay
              ? t`${formatNumber(admitted)} admitted in ${year} so far`
              : t`${formatNumber(admitted)} admitted in ${year}`}
          </Text>
          <Text color="fg.muted" textStyle="lg">
            {report.comparedDay
              ? t`${changeHere}. ${formatNumber(report.total.counts.at(-2) ?? 0)} in all of ${before}`
              : changeHere}
          </Text>
        </div>
        <HStack gap="2" wrap="wrap" flex="0 1 36rem">
          <LabelledControl label={t`Year of admission`} grow="1 1 9rem">
            {(id) => (
              <Select
                id={id}
                choices={[...new Set([year, ...years])].map((value) => ({ value, label: String(value) }))}
                value={year}
                onChange={({ target }) =>
                  void navigate({ search: (before) => ({ ...before, year: Number(target.value) }), replace: true })
                }
              />
            )}
          </LabelledControl>
          <LabelledControl label={t`Department`} grow="1 1 12rem">
            {(id) => (
              <Select
                id={id}
                placeholder={t`All departments`}
                choices={departments}
                value={department}
                onChange={({ target }) =>
                  void navigate({
                    search: (before) => ({ ...before, department: target.value || undefined }),
                    replace: true,
                  })
                }
              />
            )}
          </LabelledControl>
          <PrintButton
            hasWord
            isEmpty={false}
            getTable={() => ({
              title,
              count: t`${formatNumber(admitted)} admitted, ${change}`,
              columns: columnsOf(report),
              rows: allOf(report),
              rowId: ({ group, value }) => `${group} ${value}`,
            })}
          />
          <Button size="sm" variant="surface" onClick={() => void save()}>
            {t`Export CSV`}
          </Button>
        </HStack>
      </Flex>
      {groups.map(({ name, caption }) => (
        <GroupTable key={name} name={name} caption={caption} report={report} />
      ))}
      {report.undated > 0 && (
        <SmallText>{plural(
          report.undated,
        )`${formatNumber(report.undated)} more has no date of admission and is not counted. | ${formatNumber(report.undated)} more have no date of admission and are not counted.`}</SmallText>
      )}
    </Stack>
  );
}

interface GroupProps {
  readonly name: string;
  readonly caption: string;
  readonly report: IntakeReport;
}

function GroupTable({ name, caption, report }: GroupProps) {
  const figures = figuresOf(report);
  const line = (row: IntakeRow, isTotal = false) => (
    <tr key={isTotal ? '' : row.value} data-total={isTotal || undefined}>
      <th scope="row">{valueWords(row.value)}</th>
      {figures.map(({ title, isNow, of, format }) => (
        <td key={title} data-end="" data-now={isNow}>
          <bdi>{format(of(row))}</bdi>
        </td>
      ))}
    </tr>
  );
  return (
    <ReportTable caption={translate(caption)}>
      <thead>
        <tr>
          <th scope="col">{translate(name)}</th>
          {figures.map(({ title, words }) => (
            <th key={title} scope="col" data-end="">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.rows.filter(({ group }) => group === name).map((row) => line(row))}
        {line(report.total, true)}
      </tbody>
    </ReportTable>
  );
}
