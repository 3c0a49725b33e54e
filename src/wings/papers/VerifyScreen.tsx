import { Button, Card, chakra, Field, Heading, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { t, translate } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { formatDate, formatDateTime } from '#src/platform/text/format.ts';
import { LoadError, toastFailure } from '#src/records/failures.tsx';
import { clearDraft, readDraft, writeDraft } from '#src/session/draft.ts';
import { isAdmin } from '#src/session/roles.ts';
import { useSession } from '#src/session/session.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialogs.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { LoadingState, Page, PageHeading } from '#src/ui/Page.tsx';
import { Facts } from '#src/ui/TitledCard.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { university } from '#src/university/university.ts';
import { type Paper, paperQuery, withdrawPaper } from './paper-calls.ts';
import { readPaperNumber } from './paper-number.ts';

const route = getRouteApi('/verify');

const EXAMPLE = '2026-000318-K7Q4X-9WD3M';

/** In one line: cut at a hyphen, in a sentence from right to left, the parts of a number would stand in another order. */
const example = <chakra.bdi whiteSpace="nowrap">{EXAMPLE}</chakra.bdi>;

const loadWords = () => ({
  failed: t`The number could not be checked.`,
  unanswered: t`The number could not be checked.`,
});
const withdrawalWords = () => ({
  failed: t`The paper could not be withdrawn.`,
  unanswered: t`Nobody knows whether the paper is withdrawn. Check the number again.`,
});

/** /verify: whether the university has printed a paper, by the number on it. */
export function VerifyScreen() {
  const isOffered = useExtension('papers');
  return (
    <Page narrow>
      <PageHeading lead={isOffered ? t`Every numbered paper of ${university.name} can be checked here.` : undefined}>
        {t`Check a paper`}
      </PageHeading>
      {isOffered ? (
        <Check />
      ) : (
        <EmptyState title={t`Papers cannot be checked here`}>{t`Please call ${university.phone}.`}</EmptyState>
      )}
    </Page>
  );
}

function Check() {
  const { number: asked = '' } = route.useSearch();
  const navigate = route.useNavigate();
  // The page is drawn anew in another language. A link to another number finds none of it.
  const draft = `verify:${asked}`;
  const [typed, setTyped] = useState(() => readDraft(draft, { number: asked }).number);
  const [isRefused, setRefused] = useState(false);
  const hintId = useId();
  const number = readPaperNumber(asked);
  const check = (event: FormEvent) => {
    event.preventDefault();
    const read = readPaperNumber(typed);
    setRefused(read === undefined);
    if (read === undefined) return;
    clearDraft(draft);
    void navigate({ search: { number: read }, replace: asked !== '' });
  };
  return (
    <Stack gap="6">
      <form onSubmit={check} aria-label={t`Check a paper`}>
        <Field.Root invalid={isRefused}>
          <Field.Label>{t`Number on the paper`}</Field.Label>
          <HStack gap="3" width="full" wrap="wrap">
            <Input
              name="number"
              flex="1 1 16rem"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              aria-describedby={hintId}
              onChange={({ target }) => {
                setTyped(target.value);
                writeDraft(draft, { number: target.value });
                setRefused(false);
              }}
            />
            <Button type="submit">{t`Check`}</Button>
          </HStack>
          <Text id={hintId} textStyle="sm" color={isRefused ? 'fg.error' : 'fg.muted'} role="status">
            <span key={String(isRefused)}>
              {isRefused
                ? rich({})`This is no number of a paper. It has four parts, such as ${example}.`
                : rich({})`It stands at the foot of the paper, such as ${example}.`}
            </span>
          </Text>
        </Field.Root>
      </form>
      {number !== undefined && !isRefused && <Answer key={number} number={number} />}
    </Stack>
  );
}

function Answer({ number }: { readonly number: string }) {
  const { data: paper, error, isFetching, refetch } = useQuery(paperQuery(number));
  if (paper) return <Proof paper={paper} />;
  if (isFetching) return <LoadingState label={t`Checking...`} />;
  if (paper === null)
    return (
      <Notice status="error" role="alert" title={t`No paper has the number ${number}`}>
        <Text>
          {t`Compare it with the paper, sign by sign. If it is the same, ${university.name} has not issued the paper. Call ${university.phone} if you are in doubt.`}
        </Text>
      </Notice>
    );
  return <LoadError error={error} words={loadWords()} onRetry={() => void refetch()} />;
}

function Proof({ paper }: { readonly paper: Paper }) {
  const { userRole: role } = useSession();
  const { number, kind, name, rollNo, issuedOn, facts, withdrawnAt } = paper;
  const isValid = withdrawnAt === undefined;
  return (
    <Card.Root as="section" role="region" aria-label={t`What the number proves`}>
      <Card.Body gap="4">
        <HStack gap="3" wrap="wrap">
          <Heading as="h2" size="2xl">
            {isValid ? t`This paper is genuine` : t`This paper is no longer valid`}
          </Heading>
          <ToneBadge tone={isValid ? 'success' : 'danger'}>{isValid ? t`Valid` : t`Withdrawn`}</ToneBadge>
        </HStack>
        <Text>
          {isValid
            ? t`${university.name} has issued it. Compare the paper with what stands here.`
            : t`${university.name} issued it, and withdrew it on ${formatDateTime(withdrawnAt)}.`}
        </Text>
        <Facts
          facts={{
            [t`Paper`]: translate(kind),
            [t`For`]: (
              <strong>
                <bdi>{name}</bdi>
              </strong>
            ),
            [t`Roll number`]: <bdi>{rollNo}</bdi>,
            [t`Date`]: formatDate(issuedOn),
            [t`Number`]: <bdi>{number}</bdi>,
            // The labels are the portal's own, and the values stand here as they are on the paper.
            ...Object.fromEntries(facts.map(({ label, value }) => [translate(label), <bdi key={label}>{value}</bdi>])),
          }}
        />
        {isAdmin(role) && isValid && <Withdraw number={number} kind={kind} name={name} />}
      </Card.Body>
    </Card.Root>
  );
}

function Withdraw({ number, kind, name }: Pick<Paper, 'number' | 'kind' | 'name'>) {
  const [open, setOpen] = useState(false);
  const withdraw = useMutation(withdrawPaper);
  return (
    <>
      <Button alignSelf="flex-start" size="sm" variant="surface" colorPalette="red" onClick={() => setOpen(true)}>
        {t`Withdraw This Paper`}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`Withdraw this paper?`}
        message={t`${translate(kind)} of ${name}. Whoever checks its number learns that it is no longer valid. This cannot be undone.`}
        confirmLabel={t`Withdraw`}
        onConfirm={() => withdraw.mutate(number, { onError: (error) => toastFailure(error, withdrawalWords()) })}
      />
    </>
  );
}
