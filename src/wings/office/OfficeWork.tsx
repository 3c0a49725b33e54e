import { Alert, Button, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Form, FormError } from '#src/forms/Form.tsx';
import { SubmitButton, TextAreaField } from '#src/forms/fields.tsx';
import { t } from '#src/languages/texts.ts';
import { formatDateTime, formatNumber, orNA } from '#src/platform/text/format.ts';
import { LoadError, toastFailure } from '#src/records/failures.tsx';
import { storedDraft } from '#src/session/draft.ts';
import { useSession } from '#src/session/session.ts';
import { LabelledControl } from '#src/ui/LabelledControl.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { SummaryLine } from '#src/ui/SummaryLine.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { applicationStatusLabel } from '#src/features/applications/application-status.ts';
import type { Application } from '#src/features/applications/application.ts';
import { shownReason } from '#src/features/applications/rejection-reasons.ts';
import {
  type Casework,
  caseworkLoadFailure,
  caseworkQuery,
  type HeldDecision,
} from '#src/features/applications/casework.ts';
import { addNote, assigneesQuery, assignApplications, holdDecision, releaseDecisions } from './casework.ts';
import { assignFailure, noteFailure, noteSchema, type NoteValues } from './casework-forms.ts';

/** The office's own work on an application: who it is assigned to, a decision that is held, and notes. */
export function OfficeWork({ application }: { readonly application: Application }) {
  const { data, error, refetch } = useQuery(caseworkQuery());
  const { id } = application;
  const casework = data?.find(({ applicationId }) => applicationId === id) ?? { applicationId: id, notes: [] };
  const status = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState('');
  /** The button that was pressed goes with what it did: the words of that get the focus. */
  const tell = (words: string) => {
    setDone(words);
    status.current?.focus();
  };
  return (
    <Stack gap="4">
      <LoadError
        error={error}
        words={caseworkLoadFailure()}
        meanwhile={data && t`What you see below was loaded earlier.`}
        onRetry={() => void refetch()}
      />
      <Text ref={status} role="status" tabIndex={-1} outline="0" textStyle="sm" _empty={{ display: 'none' }}>
        {done}
      </Text>
      {data && (
        <>
          {casework.held && <Held id={id} held={casework.held} onDone={tell} />}
          <AssignedTo casework={casework} onDone={tell} />
          <Notes casework={casework} />
          <NewNote key={id} id={id} onDone={setDone} />
        </>
      )}
      <SmallText mt="-2">{t`Only administrators see this. Never e-mailed, exported or printed.`}</SmallText>
    </Stack>
  );
}

interface DoneProps {
  readonly onDone: (words: string) => void;
}

interface HeldProps extends DoneProps {
  readonly id: string;
  readonly held: HeldDecision;
}

function Held({ id, held: { decision, by, at }, onDone }: HeldProps) {
  const release = useMutation(releaseDecisions);
  const drop = useMutation(holdDecision);
  const isBusy = release.isPending || drop.isPending;

  async function releaseNow(): Promise<void> {
    try {
      const [row] = await release.mutateAsync({ ids: [id] });
      if (row?.isReleased) onDone(t`The decision is released.`);
      else toast.error(row?.message ?? t`The decision could not be released, and stays held.`);
    } catch (error) {
      toastFailure(error, { failed: t`Failed to release the decision`, unanswered: t`Error releasing the decision` });
    }
  }

  async function dropIt(): Promise<void> {
    try {
      await drop.mutateAsync({ ids: [id], decision: null });
      onDone(t`No decision is held any more.`);
    } catch (error) {
      toastFailure(error, { failed: t`Failed to drop the decision`, unanswered: t`Error dropping the decision` });
    }
  }

  const words = [shownReason(decision.rejectionReason), decision.reviewComments].filter(Boolean);
  return (
    <Alert.Root status="warning" role="note" aria-label={t`Held decision`}>
      <Alert.Content>
        <Alert.Title>{t`Held: ${applicationStatusLabel(decision.status)}`}</Alert.Title>
        <Alert.Description>
          {words.map((line) => (
            <Text key={line} whiteSpace="pre-line" overflowWrap="anywhere">
              {line}
            </Text>
          ))}
          <Text textStyle="sm">{t`${orNA(by)}, ${formatDateTime(at)}. The applicant reads that it is being decided.`}</Text>
          <HStack mt="2" gap="2" wrap="wrap">
            <Button size="sm" aria-busy={isBusy} onClick={() => !isBusy && void releaseNow()}>
              {t`Release Now`}
            </Button>
            <Button size="sm" variant="surface" aria-busy={isBusy} onClick={() => !isBusy && void dropIt()}>
              {t`Drop It`}
            </Button>
          </HStack>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function AssignedTo({ casework: { applicationId, assignee }, onDone }: DoneProps & { readonly casework: Casework }) {
  const { user } = useSession();
  const own = String(user?.id ?? '');
  const { data: assignees = [] } = useQuery(assigneesQuery());
  const assign = useMutation(assignApplications);
  // Not sent before the button is pressed: a keyboard goes through the choices one by one.
  const [chosen, setChosen] = useState<string>();

  async function assignTo(assigneeId: string | null): Promise<void> {
    try {
      await assign.mutateAsync({ ids: [applicationId], assigneeId });
      setChosen(undefined);
      const name = assignees.find(({ id }) => id === assigneeId)?.name;
      if (assigneeId === null) onDone(t`It is not assigned to anybody.`);
      else onDone(assigneeId === own ? t`It is assigned to you.` : t`It is assigned to ${orNA(name)}.`);
    } catch (error) {
      toastFailure(error, assignFailure());
    }
  }
  const canTake = assignees.some(({ id }) => id === own) && assignee?.id !== own;
  // Somebody who cannot sign in any more is not among those to choose from.
  const choices = [...assignees, ...(assignee && !assignees.some(({ id }) => id === assignee.id) ? [assignee] : [])];
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <LabelledControl label={t`Assigned to`} grow="1 1 12rem">
        {(id) => (
          <Select
            id={id}
            placeholder={t`Nobody`}
            value={chosen ?? assignee?.id ?? ''}
            aria-busy={assign.isPending}
            choices={choices.map(({ id, name }) => ({ value: id, label: id === own ? t`${name} (you)` : orNA(name) }))}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
        )}
      </LabelledControl>
      {chosen !== undefined && chosen !== (assignee?.id ?? '') && (
        <Button size="sm" aria-busy={assign.isPending} onClick={() => void assignTo(chosen || null)}>
          {t`Assign`}
        </Button>
      )}
      {canTake && (
        <Button size="sm" variant="surface" onClick={() => void assignTo(own)}>
          {t`Assign to Me`}
        </Button>
      )}
      {assignee?.id === own && (
        <Button size="sm" variant="surface" onClick={() => void assignTo(null)}>
          {t`Unassign`}
        </Button>
      )}
    </Flex>
  );
}

const NoteList = chakra('ul', {
  base: {
    listStyleType: 'none',
    outline: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > li': { borderInlineStartWidth: '3px', borderColor: 'border.emphasized', ps: '3' },
  },
});

const FEW = 5;

function Notes({ casework: { notes } }: { readonly casework: Casework }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (notes.length === 0) return null;
  return (
    <Stack gap="2">
      <NoteList ref={list} tabIndex={-1} aria-label={t`Notes, the newest first`}>
        {notes.slice(0, isWhole ? undefined : FEW).map(({ id, text, by, at }) => (
          <li key={id}>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
            <SmallText>{t`${orNA(by)}, ${formatDateTime(at)}`}</SmallText>
          </li>
        ))}
      </NoteList>
      {!isWhole && notes.length > FEW && (
        <Button
          size="sm"
          variant="surface"
          alignSelf="flex-start"
          onClick={() => {
            setWhole(true);
            list.current?.focus();
          }}
        >
          {t`Show All ${formatNumber(notes.length)} Notes`}
        </Button>
      )}
    </Stack>
  );
}

/** One line that opens to the form; it is open where a note was begun in this tab. */
function NewNote({ id, onDone }: DoneProps & { readonly id: string }) {
  const add = useMutation(addNote);
  const draft = `note:${id}`;
  const [isBegun] = useState(() => storedDraft(draft) !== undefined);
  return (
    <details
      open={isBegun}
      onToggle={({ currentTarget: details }) => {
        const isPressed = details.firstElementChild === document.activeElement;
        if (details.open && isPressed) details.querySelector('textarea')?.focus();
      }}
    >
      <SummaryLine>{t`Add a note`}</SummaryLine>
      <Form<NoteValues>
        label={t`Add a note`}
        initialValues={{ note: '' }}
        draft={draft}
        schema={noteSchema}
        failure={noteFailure}
        onSubmit={async ({ note }, { resetForm }) => {
          await add.mutateAsync({ ids: [id], note: note.trim() });
          resetForm({ values: { note: '' } });
          onDone(t`The note is added.`);
        }}
      >
        <Stack gap="2">
          <TextAreaField name="note" label={t`Note`} rows={2} />
          <FormError />
          <HStack>
            <SubmitButton busyLabel={t`Adding...`} size="sm" variant="surface">
              {t`Add Note`}
            </SubmitButton>
          </HStack>
        </Stack>
      </Form>
    </details>
  );
}
