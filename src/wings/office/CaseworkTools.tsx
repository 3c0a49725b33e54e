import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, FormError } from '#src/forms/Form.tsx';
import { SubmitButton, TextAreaField } from '#src/forms/fields.tsx';
import { useSession } from '#src/session/session.ts';
import { LoadError, toastFailure } from '#src/records/failures.tsx';
import { outcomeWords } from '#src/records/record-type.ts';
import { LoadingState } from '#src/ui/Page.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import type { Application } from '#src/features/applications/application.ts';
import { useCasework } from '#src/features/applications/casework.ts';
import { addNote, assigneesQuery, assignApplications, releaseDecisions } from './casework.ts';
import { MOST_AT_ONCE } from './casework-limits.ts';
import { assignWords, noteFailure, noteSchema, type NoteValues } from './casework-forms.ts';

interface Props {
  readonly rows: readonly Application[];
  readonly onClose: () => void;
}

const countText = (count: number) => (count === 1 ? '1 application' : `${count} applications`);
const idsOf = (rows: readonly Application[]) => rows.map(({ id }) => id);

function NoteOnAll({ rows, onClose }: Props) {
  const add = useMutation(addNote);
  const draft = 'note:several';
  return (
    <Form<NoteValues>
      label="Add the same note to each"
      initialValues={{ note: '' }}
      draft={draft}
      schema={noteSchema}
      failure={noteFailure}
      onSubmit={async ({ note }) => {
        await add.mutateAsync({ ids: idsOf(rows), note: note.trim() });
        toast.success(`The note is on ${countText(rows.length)}.`);
        onClose();
      }}
    >
      <Stack gap="4">
        <TextAreaField name="note" label="Note" rows={4} help="Only administrators see it." />
        <FormError />
        <HStack justify="flex-end">
          <Button variant="surface" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Adding...">{`Add Note to ${rows.length}`}</SubmitButton>
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
      const who = countText(rows.length).replace(/^./, (letter) => letter.toUpperCase());
      toast.success(assigneeId === null ? `${who}: assigned to nobody.` : `${who}: assigned to ${name}.`);
      onClose();
    } catch (cause) {
      toastFailure(cause, assignWords);
    }
  }

  if (!data && !error) return <LoadingState />;
  return (
    <Stack gap="3">
      <LoadError error={error} words={outcomeWords('administrators', 'load')} onRetry={() => void refetch()} />
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
              {id === String(user?.id ?? '') ? `${name} (you)` : name}
            </Button>
          </li>
        ))}
      </Stack>
      <Button variant="ghost" alignSelf="flex-start" onClick={() => !assign.isPending && void assignTo(null, '')}>
        Unassign them
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
    return <LoadError error={error} words={outcomeWords('held decisions', 'load')} onRetry={() => void refetch()} />;
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
      toast.success(`${countText(results.length - refused.length)} decided.`);
      if (refused.length === 0) return onClose();
      setLeft(
        refused.map(({ applicationId, message = 'The server has not said why.' }) => ({
          id: applicationId,
          name: rows.find(({ id }) => id === applicationId)?.fullName ?? applicationId,
          why: message,
        })),
      );
    } catch (error) {
      toastFailure(error, { failed: 'Failed to release the decisions', unanswered: 'Error releasing the decisions' });
    }
    return undefined;
  }

  if (left)
    return (
      <Stack gap="4">
        <Text role="status" fontWeight="semibold">
          {`${left.length} of ${held.length} could not be released, and ${left.length === 1 ? 'stays' : 'stay'} held`}
        </Text>
        <ul>
          {left.map(({ id, name, why }) => (
            <li key={id}>{`${name}: ${why}`}</li>
          ))}
        </ul>
        <HStack justify="flex-end">
          <Button onClick={onClose}>Close</Button>
        </HStack>
      </Stack>
    );
  const withoutCount = rows.length - held.length;
  return (
    <Stack gap="4">
      <Text>
        {held.length === 0
          ? 'No decision is held on what is selected.'
          : `${countText(held.length)} will be decided at once, in your name, and each applicant gets an email.`}
      </Text>
      {held.length > 0 && withoutCount > 0 && (
        <Text color="fg.muted">{`${countText(withoutCount)} without a held decision: nothing happens to them.`}</Text>
      )}
      <HStack justify="flex-end">
        <Button variant="surface" onClick={onClose}>
          Cancel
        </Button>
        {held.length > 0 && (
          <Button aria-busy={release.isPending} onClick={() => !release.isPending && void start()}>
            {release.isPending ? 'Releasing...' : `Release ${held.length}`}
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
    return <Text>{`This can be done with ${MOST_AT_ONCE} applications at once. Select fewer.`}</Text>;
  return <Tool {...props} />;
}
