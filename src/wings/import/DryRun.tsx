import { Alert, Box, Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import { formatDateTime, formatNumber, orNA } from '#src/platform/text/format.ts';
import type { DoneBefore } from '#src/session/recent-runs.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Facts } from '#src/ui/TitledCard.tsx';
import { downloadFile } from '#src/ui/download.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import { rich } from '#src/languages/rich.tsx';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { listed } from '#src/platform/text/listed.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { StudentTabLink } from '#src/features/students/StudentTabLink.tsx';
import { type Columns, nameCells } from '#src/ui/data-table/columns.tsx';
import { LabelledCheckbox } from '#src/ui/LabelledCheckbox.tsx';
import { sentence } from '#src/records/batch/BatchStatus.tsx';
import { type Field, formatText } from '#src/records/fields/field.ts';
import { type ImportPlan, type PlannedRow, reasonsOf, type RowKind } from './check-file.ts';
import { fewOf } from './name-lists.ts';
import { shownTitle, type StudentFields, titleOfField } from './headings.ts';
import { leftRowsCsv } from './own-files.ts';
import { lineName, type LineWord } from './reading.ts';
import { strong } from './strong.tsx';

interface Props {
  readonly fileName: string;
  readonly plan: ImportPlan;
  readonly before?: DoneBefore | undefined;
  readonly onStart: (withUpdates: boolean) => void;
  readonly onChange: () => void;
  /** Leaves the file for another one. */
  readonly another: ReactNode;
}

function labelOf(added: number, updated: number): string {
  if (updated === 0) return plural(added)`Add ${formatNumber(added)} Student | Add ${formatNumber(added)} Students`;
  return added === 0
    ? plural(updated)`Update ${formatNumber(updated)} Student | Update ${formatNumber(updated)} Students`
    : plural(
        added,
      )`Add ${formatNumber(added)} Student, Update ${formatNumber(updated)} | Add ${formatNumber(added)} Students, Update ${formatNumber(updated)}`;
}

export function DryRun({ fileName, plan, before, onStart, onChange, another }: Props) {
  const [withUpdates, setWithUpdates] = useState(true);
  const updates = withUpdates ? plan.update.length : 0;
  const writes = plan.new.length + updates;
  const added = plan.new.length;
  const updated = plan.update.length;
  const wrong = plan.wrong.length;
  const found = [
    plural(added)`${formatNumber(added)} new student | ${formatNumber(added)} new students`,
    plural(updated)`${formatNumber(updated)} update | ${formatNumber(updated)} updates`,
    t`${formatNumber(plan.same.length)} without a change`,
    plural(wrong)`${formatNumber(wrong)} row that does not fit | ${formatNumber(wrong)} rows that do not fit`,
  ];
  return (
    <Stack gap="5">
      <Text role="status">
        {rich(
          strong,
        )`<strong>${fileName}</strong> has been checked, and nothing has been written: ${(<bdi>{listed(found)}</bdi>)}.`}
      </Text>
      {plan.ignored.length > 0 && (
        <Text color="fg.muted" textStyle="sm">
          {t`Columns that are left out: ${fewOf(plan.ignored)}.`}
        </Text>
      )}
      {before && (
        <Notice status="warning" role="status" title={t`This file was imported already`}>
          <Alert.Description overflowWrap="anywhere">
            {t`It was imported on ${formatDateTime(before.at)} by ${orNA(before.by)}. What it would still change is below.`}
          </Alert.Description>
        </Notice>
      )}
      <WarningsNotice lineWord={plan.lineWord} rows={[...plan.new, ...(withUpdates ? plan.update : [])]} />
      {plan.facts.length > 0 && (
        <Box as="section" aria-label={t`How the file is read`}>
          <Text textStyle="sm" fontWeight="semibold" mb="1">
            {t`How the file is read`}
          </Text>
          <Facts
            textStyle="sm"
            overflowWrap="anywhere"
            facts={Object.fromEntries(plan.facts.map(({ title, text }) => [title, text]))}
          />
        </Box>
      )}
      {plan.update.length > 0 && (
        <LabelledCheckbox checked={withUpdates} onChange={setWithUpdates}>
          {plural(
            updated,
          )`Also change the ${formatNumber(updated)} student already on the roster | Also change the ${formatNumber(updated)} students already on the roster`}
        </LabelledCheckbox>
      )}
      <Flex gap="3" wrap="wrap">
        <Button
          disabled={writes === 0}
          title={writes === 0 ? t`No row of this file would change anything` : undefined}
          onClick={() => onStart(withUpdates)}
        >
          {writes === 0 ? t`Nothing to Import` : labelOf(added, updates)}
        </Button>
        {plan.wrong.length > 0 && (
          <Button
            variant="surface"
            onClick={() => void downloadFile(() => leftRowsCsv(fileName, plan, plan.wrong.map(withReason)))}
          >
            {t`Download Rows That Do Not Fit`}
          </Button>
        )}
        <Button variant="surface" onClick={onChange}>
          {t`Change How the File Is Read`}
        </Button>
        {another}
      </Flex>
      {writes === 0 && (
        <Box color="fg.muted" textStyle="sm">
          {t`No row of this file would change anything.`}
        </Box>
      )}
      <PlanTabs fileName={fileName} plan={plan} />
    </Stack>
  );
}

const withReason = (planned: PlannedRow) => ({ row: planned.row, reason: reasonsOf(planned) });

export const shownName = ({ name }: PlannedRow): string => name || t`No name`;

const rowIdOf = (planned: PlannedRow) => `${planned.row.line} ${reasonsOf(planned)}`;

const tabs = {
  wrong: [msg`Do not fit`, msg`Rows that do not fit`],
  new: [msg`New`, msg`New students`],
  update: [msg`Updates`, msg`Updates`],
  same: [msg`No change`, msg`Rows without a change`],
} as const;
const kinds = ['wrong', 'new', 'update', 'same'] as const;

function PlanTabs({ fileName, plan }: Pick<Props, 'fileName' | 'plan'>) {
  const [opened, setOpened] = useState<PlannedRow>();
  const columns = useMemo(() => planColumns(plan, setOpened), [plan]);
  const listed = useMemo(() => {
    const wrong = plan.wrong.flatMap((row) => row.problems.map((problem) => ({ ...row, problems: [problem] })));
    return { ...plan, wrong };
  }, [plan]);
  const [tab, setTab] = useState(kinds.find((kind) => plan[kind].length > 0) ?? 'new');
  const count = plan[tab].length;
  return (
    <Tabs
      label={t`Rows of the file`}
      value={tab}
      onChange={setTab}
      tabs={kinds.map((kind) => ({
        value: kind,
        label: `${translate(tabs[kind][0])} (${formatNumber(plan[kind].length)})`,
      }))}
    >
      {count > 0 ? (
        <>
          <Flex mb="3">
            <PrintButton<PlannedRow>
              hasWord
              isEmpty={false}
              getTable={() => ({
                title: translate(tabs[tab][1]),
                count: plural(count)`${formatNumber(count)} row | ${formatNumber(count)} rows`,
                conditions: [t`File: ${fileName}, checked and not imported yet`],
                columns: columns[tab],
                rows: listed[tab],
                rowId: rowIdOf,
              })}
            />
          </Flex>
          <DataTable
            key={tab}
            caption={translate(tabs[tab][1])}
            columns={columns[tab]}
            rows={listed[tab]}
            rowId={rowIdOf}
            compactRowHeight={7}
            keepColumns={tab === 'new'}
          />
          <Modal
            open={opened !== undefined}
            title={opened ? t`${lineName(plan.lineWord, opened.row.line)}: ${shownName(opened)}` : ''}
            onClose={() => setOpened(undefined)}
          >
            {opened && <Facts facts={storedTexts(opened)} />}
          </Modal>
        </>
      ) : (
        <Text color="fg.muted" py="6" textAlign="center">
          {t`No row of the file.`}
        </Text>
      )}
    </Tabs>
  );
}

const WARNINGS_LISTED = 8;

/** Values that pass every rule and still look wrong: the first few, and how many there are. */
function WarningsNotice({ lineWord, rows }: Pick<ImportPlan, 'lineWord'> & { readonly rows: readonly PlannedRow[] }) {
  const warnings = rows.flatMap(({ row, name, warnings, namesake }) =>
    warnings.map((one) => ({
      ...one,
      line: row.line,
      name,
      link: namesake && one.column === titleOfField('name') && (
        <StudentTabLink id={namesake.id} rollNo={namesake.rollNo} />
      ),
    })),
  );
  if (warnings.length === 0) return null;
  const others = warnings.length - WARNINGS_LISTED;
  return (
    <Notice
      status="warning"
      title={plural(
        warnings.length,
      )`Look at ${formatNumber(warnings.length)} value | Look at ${formatNumber(warnings.length)} values`}
    >
      <Alert.Description>
        <List.Root listStyleType="disc" ps="5">
          {warnings.slice(0, WARNINGS_LISTED).map(({ line, name, column, value, reason, link }) => (
            <List.Item key={`${line} ${column} ${reason}`} overflowWrap="anywhere">
              <span>{t`${lineName(lineWord, line)}, ${name}: ${translate(column)} ${value}. ${reason}.`}</span> {link}
            </List.Item>
          ))}
          {others > 0 && <List.Item>{t`${formatNumber(others)} more.`}</List.Item>}
        </List.Root>
      </Alert.Description>
    </Notice>
  );
}

export const lineColumn = (lineWord: LineWord) => ({
  id: 'line',
  header: lineWord === 'Row' ? t`Row` : t`Line`,
  width: 4.5,
  end: true,
  responsivePriority: 9,
});

const fieldNamed = (name: string): Field<Student> | undefined => (studentFields as StudentFields)[name];

/** A value as a reader is shown it: dates written out, amounts with their sign; nothing for one that is empty. */
function shownText(name: string, text: string | undefined): string {
  const field = fieldNamed(name);
  return text && field ? formatText(field, text) : (text ?? '');
}

/** All that a row would store, by what it is called: a new record whole, and of an update what changes. */
function storedTexts({ kind, values, changes }: PlannedRow): Readonly<Record<string, string>> {
  const texts =
    kind === 'update'
      ? changes.map(({ field, from, to }) => [
          field,
          t`${shownText(field, from) || t`(empty)`} → ${shownText(field, to)}`,
        ])
      : Object.entries(values).flatMap(([name, text]) => (text ? [[name, shownText(name, text)]] : []));
  return Object.fromEntries(texts.map(([name = '', text = '']) => [shownTitle(name), text]));
}

const summaryOf = (row: PlannedRow, between: string) =>
  Object.entries(storedTexts(row))
    .map(([title, text]) => `${title}: ${text}`)
    .join(between);

const widthOf = ({ kind, rule }: Field<Student>): number =>
  kind === 'number' ? 7 : rule?.type === 'email' || rule?.type === 'text' ? 13 : 9.5;

/** The columns of the rows of each kind in a dry run. A row that does not fit is listed once for each of its problems. */
function planColumns({ fields: shown, lineWord }: ImportPlan, onOpen: (row: PlannedRow) => void) {
  const who = (width: number, also: (row: PlannedRow) => string, opens = false): Columns<PlannedRow> => [
    { ...lineColumn(lineWord), cell: ({ row }) => row.line },
    {
      id: 'name',
      header: t`Student`,
      width,
      grows: true,
      ...nameCells<PlannedRow>({
        name: (row) =>
          opens ? (
            <button type="button" className="line opener" onClick={() => onOpen(row)}>
              {shownName(row)}
            </button>
          ) : (
            shownName(row)
          ),
        plainName: shownName,
        detail: ({ code }) => code,
        compactDetail: ({ row, code }) => t`${lineName(lineWord, row.line)} · ${code}`,
        compactFooter: (row) => <span className="wrap minor">{also(row)}</span>,
      }),
    },
  ];
  const valueOf = (name: string, field: Field<Student>) => {
    const textOf = ({ values }: PlannedRow) => shownText(name, values[name]);
    return {
      id: name,
      header: shownTitle(name),
      cell: (row: PlannedRow) => <span title={textOf(row)}>{textOf(row)}</span>,
      printedCell: textOf,
      width: widthOf(field),
      // In a compact table the row's own lines say it.
      responsivePriority: 1,
    };
  };
  return {
    wrong: [
      ...who(12, reasonsOf),
      {
        id: 'column',
        header: t`Field`,
        width: 8,
        responsivePriority: 1,
        cell: ({ problems: [problem] }) => problem && translate(problem.column),
      },
      {
        id: 'value',
        header: t`In the file`,
        width: 10,
        responsivePriority: 2,
        cell: ({ problems: [problem] }) => <span title={problem?.value}>{problem?.value}</span>,
      },
      {
        id: 'reason',
        header: t`Reason`,
        width: 18,
        responsivePriority: 0,
        grows: true,
        cell: ({ problems: [problem] }) => sentence(problem?.reason),
      },
    ],
    new: [
      ...who(14, (row) => summaryOf(row, ' · '), true),
      ...shown.flatMap((name) => {
        const field = fieldNamed(name);
        return field && name !== 'name' ? valueOf(name, field) : [];
      }),
    ],
    update: [
      ...who(12, (row) => summaryOf(row, '; '), true),
      {
        id: 'changes',
        header: t`What changes`,
        width: 28,
        responsivePriority: 0,
        grows: true,
        cell: (row) => sentence(summaryOf(row, '; ')),
      },
    ],
    same: who(14, () => ''),
  } satisfies Record<RowKind, Columns<PlannedRow>>;
}
