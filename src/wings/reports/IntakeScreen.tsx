import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import type { Student } from '#src/features/students/student.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import { capitalized } from '#src/records/record-type.ts';
import { formats } from '#src/university/formats.ts';
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
} from './intake.ts';
import { OfAllStudents, ReportTable } from './Report.tsx';
import { saveTable } from './save-table.ts';

const route = getRouteApi('/admin/intake');

/** /admin/intake: who was admitted, by department, gender and status, this year beside those before. */
export const IntakeScreen = () => (
  <Page isAdminPage>
    <AdminHeading>Intake report</AdminHeading>
    <OfAllStudents>{(students) => <Intake students={students} />}</OfAllStudents>
  </Page>
);

const allOf = (report: IntakeReport) => [...report.rows, report.total];

interface Figure {
  readonly title: string;
  readonly isNow?: boolean;
  readonly of: (row: IntakeRow) => number;
  readonly format: (value: number) => string;
}

/** The figures of a row: this year, what it is compared with, the change, and the other years, the newest first. */
function figuresOf(report: IntakeReport): readonly Figure[] {
  const [now, ...before] = report.years
    .map((year, i): Figure => ({ title: String(year), of: ({ counts }) => counts[i] ?? 0, format: formatNumber }))
    .reverse();
  const byThisDay = {
    title: capitalized(comparedWords(report)),
    of: (row: IntakeRow) => row.byThisDay ?? 0,
    format: formatNumber,
  };
  const change = { title: 'Change', of: (row: IntakeRow) => row.change, format: signed };
  const compared = report.comparedDay
    ? [byThisDay, change, ...before]
    : [...before.slice(0, 1), change, ...before.slice(1)];
  return [...(now ? [{ ...now, isNow: true }] : []), ...compared];
}

const columnsOf = (report: IntakeReport): Column<IntakeRow>[] => [
  { id: 'group', header: 'By', width: 7, cell: ({ group }) => group },
  { id: 'value', header: 'Who', width: 10, rowHeader: true, cell: ({ value }) => value },
  ...figuresOf(report).map(({ title, of, format }) => ({
    id: title,
    header: title,
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
      <EmptyState title="Nobody has a date of admission yet">
        Students are counted by the year of their admission date.
      </EmptyState>
    );
  const departments = [...new Set(students.map((student) => student.department.trim()).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b, formats.locale),
  );
  const report = intakeReport(
    department ? students.filter((student) => student.department.trim() === department) : students,
    year,
  );
  const change = changeWords(report.total, comparedWords(report));
  const wholeYear = report.comparedDay
    ? `. ${formatNumber(report.total.counts.at(-2) ?? 0)} in all of ${year - 1}`
    : '';
  const title = `Intake ${year}${department ? `, ${department}` : ''}`;
  const admitted = report.total.counts.at(-1) ?? 0;
  const save = () =>
    saveTable(
      title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      ['By', 'Who', ...figuresOf(report).map(({ title }) => title)],
      allOf(report).map((row) => [row.group, row.value, ...figuresOf(report).map(({ of }) => String(of(row)))]),
    );
  return (
    <Stack gap="6">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <div>
          <Text fontFamily="heading" textStyle="4xl" fontWeight="semibold" lineHeight="short">
            {`${formatNumber(admitted)} admitted in ${year}${report.comparedDay ? ' so far' : ''}`}
          </Text>
          <Text color="fg.muted" textStyle="lg">
            {`${change}${department ? `, in ${department}` : ''}${wholeYear}`}
          </Text>
        </div>
        <HStack gap="2" wrap="wrap" flex="0 1 36rem">
          <LabelledControl label="Year of admission" grow="1 1 9rem">
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
          <LabelledControl label="Department" grow="1 1 12rem">
            {(id) => (
              <Select
                id={id}
                placeholder="All departments"
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
              count: `${formatNumber(admitted)} admitted, ${change}`,
              columns: columnsOf(report),
              rows: allOf(report),
              rowId: ({ group, value }) => `${group} ${value}`,
            })}
          />
          <Button size="sm" variant="surface" onClick={() => void save()}>
            Export CSV
          </Button>
        </HStack>
      </Flex>
      {groups.map(({ name }) => (
        <GroupTable key={name} name={name} report={report} />
      ))}
      {report.undated > 0 && (
        <SmallText>{`${formatNumber(report.undated)} more have no date of admission and are not counted.`}</SmallText>
      )}
    </Stack>
  );
}

function GroupTable({ name, report }: { readonly name: string; readonly report: IntakeReport }) {
  const figures = figuresOf(report);
  const line = (row: IntakeRow, isTotal = false) => (
    <tr key={isTotal ? '' : row.value} data-total={isTotal || undefined}>
      <th scope="row">{row.value}</th>
      {figures.map(({ title, isNow, of, format }) => (
        <td key={title} data-end="" data-now={isNow}>
          {format(of(row))}
        </td>
      ))}
    </tr>
  );
  return (
    <ReportTable caption={`By ${name.toLowerCase()}`}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {figures.map(({ title }) => (
            <th key={title} scope="col" data-end="">
              {title}
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
