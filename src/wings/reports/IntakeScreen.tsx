import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import type { Student } from '#src/features/students/student.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import { formats } from '#src/university/formats.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LabelledControl } from '#src/ui/LabelledControl.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { AdminHeading, Page } from '#src/ui/Page.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Column } from '#src/ui/data-table/columns.tsx';
import { changeWords, groups, type IntakeReport, intakeReport, type IntakeRow, intakeYears, signed } from './intake.ts';
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

const columnsOf = ({ years }: IntakeReport): Column<IntakeRow>[] => [
  { id: 'group', header: 'By', width: 7, cell: ({ group }) => group },
  { id: 'value', header: 'Who', width: 10, rowHeader: true, cell: ({ value }) => value },
  ...years.map((year, i) => ({
    id: String(year),
    header: String(year),
    width: 5,
    end: true,
    cell: ({ counts }: IntakeRow) => formatNumber(counts[i] ?? 0),
  })),
  { id: 'change', header: 'Change', width: 5, end: true, cell: ({ change }) => signed(change) },
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
  const [lastYear = year - 1] = report.years.slice(-2);
  const title = `Intake ${year}${department ? `, ${department}` : ''}`;
  const admitted = report.total.counts.at(-1) ?? 0;
  const save = () =>
    saveTable(
      title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      ['By', 'Who', ...report.years.map(String), 'Change'],
      allOf(report).map(({ group, value, counts, change }) => [group, value, ...counts.map(String), String(change)]),
    );
  return (
    <Stack gap="6">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <div>
          <Text fontFamily="heading" textStyle="4xl" fontWeight="semibold" lineHeight="short">
            {`${formatNumber(admitted)} admitted in ${year}`}
          </Text>
          <Text color="fg.muted" textStyle="lg">
            {`${changeWords(report.total, lastYear)}${department ? `, in ${department}` : ''}`}
          </Text>
        </div>
        <HStack gap="2" wrap="wrap">
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
              count: `${formatNumber(admitted)} admitted, ${changeWords(report.total, lastYear)}`,
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

function GroupTable({
  name,
  report: { years, rows, total },
}: {
  readonly name: string;
  readonly report: IntakeReport;
}) {
  const line = ({ value, counts, change }: IntakeRow, isTotal = false) => (
    <tr key={isTotal ? '' : value} data-total={isTotal || undefined}>
      <th scope="row">{value}</th>
      {counts.map((count, i) => (
        <td key={years[i]} data-end="" data-now={i === counts.length - 1 || undefined}>
          {formatNumber(count)}
        </td>
      ))}
      <td data-end="">{signed(change)}</td>
    </tr>
  );
  return (
    <ReportTable caption={`By ${name.toLowerCase()}`}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {years.map((year) => (
            <th key={year} scope="col" data-end="">
              {year}
            </th>
          ))}
          <th scope="col" data-end="">
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.filter(({ group }) => group === name).map((row) => line(row))}
        {line(total, true)}
      </tbody>
    </ReportTable>
  );
}
