import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { msg, t, translate } from '#src/languages/texts.ts';
import { escapeFormula } from '#src/platform/csv/cells.ts';
import { writeCsv } from '#src/platform/csv/write.ts';
import { formatNumber, orNA } from '#src/platform/text/format.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Facts } from '#src/ui/TitledCard.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { downloadFile } from '#src/ui/download.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TextLink } from '#src/ui/links.tsx';
import type { ReviewResult } from './admin-applications.ts';
import type { Application } from './application.ts';

/** Somebody whom an approval of this session has made a student; one who was a student already has no new password. */
interface Admission extends ReviewResult {
  readonly application: Application;
  readonly saved: boolean;
}

const queryKey = ['admissions'];
const none: readonly Admission[] = [];

/** The students admitted in this session, with their passwords: in the query cache alone, which ends with it. */
function useAdmissions(): readonly Admission[] {
  const { data } = useQuery({
    queryKey,
    // No server can be asked for them: the cache has all there is.
    queryFn: ({ client }) => client.getQueryData<readonly Admission[]>(queryKey) ?? none,
    enabled: false,
    initialData: none,
    gcTime: Infinity,
  });
  return data;
}

export function admissionOf({ application, ...result }: ReviewResult): Admission | undefined {
  return application?.status === 'APPROVED' ? { ...result, application, saved: false } : undefined;
}

const change = (client: QueryClient, edit: (known: readonly Admission[]) => readonly Admission[]) =>
  client.setQueryData<readonly Admission[]>(queryKey, (known = none) => edit(known));

export function addAdmission(client: QueryClient, result: ReviewResult): void {
  const admission = admissionOf(result);
  if (!admission) return;
  change(client, (known) => [...known.filter(({ application: { id } }) => id !== admission.application.id), admission]);
}

function markAsSaved(client: QueryClient, admissions: readonly Admission[]): void {
  const ids = new Set(admissions.map(({ application }) => application.id));
  change(client, (known) => known.map((one) => (ids.has(one.application.id) ? { ...one, saved: true } : one)));
}

const PasswordText = chakra('code', {
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

const accounts = {
  made: { title: msg`Approved: the student’s account is made`, text: '', withoutPassword: '' },
  linked: {
    title: msg`Approved: an existing student is linked`,
    text: msg`This email address already belonged to a student. The application is linked to that student, whose password is not changed.`,
    withoutPassword: msg`Existing account: password unchanged`,
  },
  lost: {
    title: msg`Approved: the server’s answer was lost`,
    text: msg`The approval is stored, as a look at the application has shown. If it made an account, its temporary password was in the answer and cannot be shown again: reset the student’s password, or ask whoever runs the server.`,
    withoutPassword: msg`Lost with the server’s answer`,
  },
  unknown: {
    title: msg`Approved: the server did not say what became of the account`,
    text: msg`The server named no student and sent no temporary password, so that the portal does not know whether an account was made. Look for the address on the roster, or ask whoever runs the server how the student gets a password.`,
    withoutPassword: msg`Not sent by the server`,
  },
};

/** Operation reviewApplication: a temporary password comes with a new account, the student alone with one that was linked. */
function accountOf({ application, temporaryPassword, isAnswerLost }: Admission) {
  if (temporaryPassword !== undefined) return accounts.made;
  if (isAnswerLost) return accounts.lost;
  return application.generatedStudentId ? accounts.linked : accounts.unknown;
}

export function TemporaryPassword(admission: Admission) {
  const { temporaryPassword } = admission;
  if (temporaryPassword !== undefined) return <PasswordText>{temporaryPassword}</PasswordText>;
  return <span className="wrap">{translate(accountOf(admission).withoutPassword)}</span>;
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
        <strong className="line" title={application.fullName}>
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

/** The student whom an approval has created or linked; the password only in the session of the approval. */
export function CreatedStudent({ application }: { readonly application: Application }) {
  const client = useQueryClient();
  const admission = useAdmissions().find((one) => one.application.id === application.id);
  if (application.status !== 'APPROVED') return null;
  const { temporaryPassword: password } = admission ?? {};
  const account = admission && accountOf(admission);
  return (
    <Notice
      status={account === accounts.unknown || account === accounts.lost ? 'warning' : 'success'}
      role="note"
      aria-label={t`The student`}
      title={account ? translate(account.title) : t`Approved`}
    >
      <Facts
        rowGap={{ base: '0.5', sm: '2' }}
        facts={{
          [t`Roll number`]: <RollNumber application={application} />,
          ...(admission &&
            password && {
              [t`Temporary password`]: (
                <Flex gap="2" align="center" wrap="wrap">
                  <PasswordText>{password}</PasswordText>
                  <CopyButton size="xs" text={password} onCopied={() => markAsSaved(client, [admission])}>
                    {t`Copy password`}
                  </CopyButton>
                </Flex>
              ),
            }),
        }}
      />
      {account === accounts.made && (
        <Text>
          {rich({
            strong: (words) => <strong>{words}</strong>,
          })`Tell <strong>${application.fullName}</strong> the password now: it is shown this once, and nobody can look it up later. It should be changed after the first login.`}
        </Text>
      )}
      {account?.text && <Text>{translate(account.text)}</Text>}
    </Notice>
  );
}
