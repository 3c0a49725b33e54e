import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { msg, t, translate } from '#src/languages/texts.ts';
import { escapeFormula } from '#src/platform/csv/cells.ts';
import { writeCsv } from '#src/platform/csv/write.ts';
import { formatNumber, orNA } from '#src/platform/text/format.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { downloadFile } from '#src/ui/download.ts';
import { TextLink } from '#src/ui/links.tsx';
import { accountOf, type Admission, markAsSaved, useAdmissions } from './admissions.ts';
import type { Application } from './application.ts';

export const PasswordText = chakra('code', {
  base: {
    // Its edge stays within its line, which may be cut off there.
    display: 'inline-block',
    verticalAlign: 'middle',
    lineHeight: 'shorter',
    px: '2',
    py: '0.5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
    fontFamily: 'mono',
    fontWeight: 'semibold',
    letterSpacing: '0.02em',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});

export function RollNumber({ application }: { readonly application: Application }) {
  const { generatedStudentId: studentId, generatedRollNumber: rollNo } = application;
  if (!studentId) return <span>{orNA(rollNo)}</span>;
  return (
    <TextLink to="/admin/students/$studentId" params={{ studentId }}>
      {rollNo ?? t`View student`}
    </TextLink>
  );
}

/** What stands in the place of a password that the answer did not have. */
const withoutPassword = {
  made: '',
  linked: msg`Existing account: password unchanged`,
  lost: msg`Lost with the server’s answer`,
  unknown: msg`Not sent by the server`,
};

export function TemporaryPassword(admission: Admission) {
  const { temporaryPassword } = admission;
  if (temporaryPassword !== undefined) return <PasswordText>{temporaryPassword}</PasswordText>;
  return <span className="wrap">{translate(withoutPassword[accountOf(admission)])}</span>;
}

const TITLES = ['Reference', 'Name', 'Email', 'Roll number', 'Temporary password'];

const cellsOf = ({ application, temporaryPassword = '' }: Admission): readonly string[] => {
  const { referenceNumber, fullName, email, generatedRollNumber = '' } = application;
  return [referenceNumber, fullName, email, generatedRollNumber, temporaryPassword];
};

const clipboardText = (admissions: readonly Admission[]) =>
  [TITLES, ...admissions.map((one) => cellsOf(one).map((cell) => escapeFormula(cell.replaceAll(/\s+/g, ' '))))]
    .map((cells) => cells.join('\t'))
    .join('\n');

export function AdmissionTools({ admissions }: { readonly admissions: readonly Admission[] }) {
  const client = useQueryClient();
  const onSaved = () => markAsSaved(client, admissions);

  async function download(): Promise<void> {
    const file = async () => ['admitted-students.csv', await writeCsv(TITLES, [admissions], cellsOf)] as const;
    if (await downloadFile(file)) onSaved();
  }
  return (
    <>
      <CopyButton text={clipboardText(admissions)} onCopied={onSaved}>
        {t`Copy list`}
      </CopyButton>
      <Button size="sm" variant="surface" onClick={() => void download()}>
        {t`Download CSV`}
      </Button>
    </>
  );
}

const columns: Columns<Admission> = [
  {
    id: 'name',
    header: msg`Student`,
    width: 7,
    rowHeader: true,
    cell: ({ application }) => (
      <>
        <strong className="line" dir="auto" title={application.fullName}>
          {application.fullName}
        </strong>
        <RollNumber application={application} />
      </>
    ),
  },
  { id: 'password', header: msg`Temporary password`, width: 10, cell: TemporaryPassword },
];

export function AdmittedStudents() {
  const admissions = useAdmissions();
  const [open, setOpen] = useState(false);
  const pending = admissions.some(({ temporaryPassword, saved }) => temporaryPassword !== undefined && !saved);

  useEffect(() => {
    if (!pending) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [pending]);

  if (admissions.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="surface" onClick={() => setOpen(true)}>
        {t`Admitted just now (${formatNumber(admissions.length)})`}
      </Button>
      <Modal open={open} title={t`Admitted Just Now`} size="lg" onClose={() => setOpen(false)}>
        <Stack gap="4">
          <Text>
            {t`Tell each student the password. The list is kept until you sign out or reload the page, and nobody can look a password up later.`}
          </Text>
          <DataTable
            caption={t`Admitted students`}
            columns={columns}
            rows={admissions}
            rowId={({ application }) => application.id}
            compactRowHeight={3.5}
            maxHeight="20rem"
          />
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <AdmissionTools admissions={admissions} />
            <Button size="sm" onClick={() => setOpen(false)}>
              {t`Done`}
            </Button>
          </Flex>
        </Stack>
      </Modal>
    </>
  );
}
