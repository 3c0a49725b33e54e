import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, FormError } from '#src/forms/Form.tsx';
import { SubmitButton, TextAreaField } from '#src/forms/fields.tsx';
import { plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { useSession } from '#src/session/session.ts';
import { LoadError, toastFailure } from '#src/records/failures.tsx';
import { LoadingState } from '#src/ui/Page.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import type { Application } from '#src/features/applications/application.ts';
import { useCasework } from '#src/features/applications/casework.ts';
import { addNote, assigneesQuery, assignApplications, releaseDecisions } from './casework.ts';
import { MOST_AT_ONCE } from './casework-limits.ts';
import { assignFailure, noteFailure, noteSchema, type NoteValues } from './casework-forms.ts';

interface Props {
  readonly rows: readonly Application[];
  readonly onClose: () => void;
}

const idsOf = (rows: readonly Application[]) => rows.map(({ id }) => id);

function NoteOnAll({ rows, onClose }: Props) {
  const add = useMutation(addNote);
  const draft = 'note:several';
  return (
    <Form<NoteValues>
      label={t`Add the same note to each`}
      initialValues={{ note: '' }}
      draft={draft}
      schema={noteSchema}
      failure={noteFailure}
      onSubmit={async ({ note }) => {
        await add.mutateAsync({ ids: idsOf(rows), note: note.trim() });
        const count = rows.length;
        toast.success(
          plural(
            count,
          )`The note is on ${formatNumber(count)} application. | The note is on ${formatNumber(count)} applications.`,
        );
        onClose();
      }}
    >
      <Stack gap="4">
        <TextAreaField name="note" label={t`Note`} rows={4} help={t`Only administrators see it.`} />
        <FormError />
        <HStack justify="flex-end">
          <Button variant="surface" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <SubmitButton busyLabel={t`Adding...`}>{t`Add Note to ${formatNumber(rows.length)}`}</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}

function AssignAll({ rows, onClose }: Props) {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(assigneesQuery());
  const assign = useMutation(assignApplications);

  async function assignTo(assigneeId: string | null, name: string): Promise<void> {
    try {
      await assign.mutateAsync({ ids: idsOf(rows), assigneeId });
      const count = rows.length;
      toast.success(
        assigneeId === null
          ? plural(
              count,
            )`${formatNumber(count)} application: assigned to nobody. | ${formatNumber(count)} applications: assigned to nobody.`
          : plural(
              count,
            )`${formatNumber(count)} application: assigned to ${name}. | ${formatNumber(count)} applications: assigned to ${name}.`,
      );
      onClose();
    } catch (cause) {
      toastFailure(cause, assignFailure());
    }
  }

  if (!data && !error) return <LoadingState />;
  return (
    <Stack gap="3">
      <LoadError
        error={error}
        words={{ failed: t`Failed to load administrators`, unanswered: t`Error loading administrators` }}
        onRetry={() => void refetch()}
      />
      <Stack as="ul" gap="2" listStyleType="none">
        {data?.map(({ id, name }) => (
          <li key={id}>
            <Button
              width="full"
              variant="surface"
              justifyContent="flex-start"
              aria-busy={assign.isPending}
              onClick={() => !assign.isPending && void assignTo(id, name)}
            >
              {id === String(user?.id ?? '') ? t`${name} (you)` : name}
            </Button>
          </li>
        ))}
      </Stack>
      <Button variant="ghost" alignSelf="flex-start" onClick={() => !assign.isPending && void assignTo(null, '')}>
        {t`Unassign them`}
      </Button>
    </Stack>
  );
}

interface Left {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

function ReleaseAll(props: Props) {
  const { byId, isThere, error, refetch } = useCasework();
  if (!isThere && !error) return <LoadingState />;
  if (!isThere)
    return (
      <LoadError
        error={error}
        words={{ failed: t`Failed to load held decisions`, unanswered: t`Error loading held decisions` }}
        onRetry={() => void refetch()}
      />
    );
  return <ReleaseHeld {...props} held={props.rows.filter(({ id }) => byId.get(id)?.held)} />;
}

interface ReleaseProps extends Props {
  readonly held: readonly Application[];
}

function ReleaseHeld({ rows, held: heldNow, onClose }: ReleaseProps) {
  const release = useMutation(releaseDecisions);
  const [left, setLeft] = useState<readonly Left[]>();
  // What is released is held no more, while the dialog still says how many they were.
  const [held] = useState(heldNow);

  async function start(): Promise<void> {
    try {
      const results = await release.mutateAsync({ ids: idsOf(held) });
      const refused = results.filter(({ isReleased }) => !isReleased);
      const decided = results.length - refused.length;
      toast.success(
        plural(decided)`${formatNumber(decided)} application decided. | ${formatNumber(decided)} applications decided.`,
      );
      if (refused.length === 0) return onClose();
      setLeft(
        refused.map(({ applicationId, message = t`The server has not said why.` }) => ({
          id: applicationId,
          name: rows.find(({ id }) => id === applicationId)?.fullName ?? applicationId,
          why: message,
        })),
      );
    } catch (error) {
      toastFailure(error, { failed: t`Failed to release the decisions`, unanswered: t`Error releasing the decisions` });
    }
    return undefined;
  }

  const count = held.length;
  const leftCount = left?.length ?? 0;
  if (left)
    return (
      <Stack gap="4">
        <Text role="status" fontWeight="semibold">
          {plural(
            leftCount,
          )`${formatNumber(leftCount)} of ${formatNumber(count)} could not be released, and stays held | ${formatNumber(leftCount)} of ${formatNumber(count)} could not be released, and stay held`}
        </Text>
        <ul>
          {left.map(({ id, name, why }) => (
            <li key={id}>{t`${name}: ${why}`}</li>
          ))}
        </ul>
        <HStack justify="flex-end">
          <Button onClick={onClose}>{t`Close`}</Button>
        </HStack>
      </Stack>
    );
  const withoutCount = rows.length - count;
  return (
    <Stack gap="4">
      <Text>
        {count === 0
          ? t`No decision is held on what is selected.`
          : plural(
              count,
            )`${formatNumber(count)} application will be decided at once, in your name, and each applicant gets an email. | ${formatNumber(count)} applications will be decided at once, in your name, and each applicant gets an email.`}
      </Text>
      {count > 0 && withoutCount > 0 && (
        <Text color="fg.muted">
          {plural(
            withoutCount,
          )`${formatNumber(withoutCount)} application without a held decision: nothing happens to them. | ${formatNumber(withoutCount)} applications without a held decision: nothing happens to them.`}
        </Text>
      )}
      <HStack justify="flex-end">
        <Button variant="surface" onClick={onClose}>
          {t`Cancel`}
        </Button>
        {count > 0 && (
          <Button aria-busy={release.isPending} onClick={() => !release.isPending && void start()}>
            {release.isPending ? t`Releasing...` : t`Release ${formatNumber(count)}`}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}

const tools = { note: NoteOnAll, assign: AssignAll, release: ReleaseAll };

export function CaseworkTool({ tool, ...props }: Props & { readonly tool: keyof typeof tools }) {
  const Tool = tools[tool];
  if (props.rows.length > MOST_AT_ONCE)
    return <Text>{t`This can be done with ${MOST_AT_ONCE} applications at once. Select fewer.`}</Text>;
  return <Tool {...props} />;
}
