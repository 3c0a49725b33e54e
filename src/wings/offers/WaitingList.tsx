import { Alert, Button, chakra, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { gradePercent } from '#openapi/grade-percent.ts';
import { applicantLabel, type CourseOffers, offersQuery } from '#src/features/applications/offers.ts';
import { t } from '#src/languages/texts.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { formatNumber, ordinal } from '#src/platform/text/format.ts';
import { toastFailure } from '#src/records/failures.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { rankWaitingList } from './calls.ts';
import { moved, reordered } from './offer-form.ts';

interface Props {
  readonly round: CourseOffers;
  readonly onClose: () => void;
}

const saveFailure = () => ({
  failed: t`Failed to save the waiting list`,
  unanswered: t`Error saving the waiting list`,
});

/** Who waits for a course, by rank; each is moved up and down, and the order is saved as a whole. */
export function WaitingList({ round: { course, waiting }, onClose }: Props) {
  const client = useQueryClient();
  const save = useMutation(rankWaitingList);
  const [wanted, setWanted] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const [hasChanged, setChanged] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string>(undefined);
  const stored = waiting.map(({ applicationId }) => applicationId);
  const order = wanted ? reordered(wanted, stored) : stored;
  const isEdited = order.some((id, at) => id !== stored[at]);
  const of = new Map(waiting.map((row) => [row.applicationId, row]));
  // A browser takes the focus from a button whose row is moved. Nothing is to be focused after any other drawing.
  useEffect(() => {
    if (focused.current === undefined) return;
    const [id, way] = focused.current.split(' ');
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-id') === id);
    const buttons = [...(row?.querySelectorAll('button') ?? [])];
    (
      buttons.find((button) => !button.disabled && button.dataset['way'] === way) ??
      buttons.find((button) => !button.disabled)
    )?.focus();
    focused.current = undefined;
  });

  const move = (id: string, by: 1 | -1) => {
    const next = moved(order, id, by);
    focused.current = `${id} ${by}`;
    setWanted(next);
    const name = of.get(id)?.fullName ?? '';
    const place = ordinal(next.indexOf(id) + 1);
    setSaid(t`${name} is ${place} now.`);
  };
  const byGrade = () => {
    const grade = (id: string) => gradePercent(of.get(id)?.previousGrade ?? '') ?? -1;
    setWanted([...order].sort((one, other) => grade(other) - grade(one)));
    setSaid(t`The best grade is first now.`);
  };
  async function send(): Promise<void> {
    try {
      await save.mutateAsync({ course, before: stored, applicationIds: order });
      toast.success(t`The waiting list of ${course} is saved.`);
      onClose();
    } catch (error) {
      if (!isRefusal(error, 409)) return toastFailure(error, saveFailure());
      setWanted(order);
      await client.refetchQueries({ queryKey: offersQuery().queryKey, exact: true });
      setChanged(true);
    }
  }

  return (
    <Stack gap="4">
      <SmallText>{t`Whoever stands first is named when a seat is free. Nobody is admitted by the list.`}</SmallText>
      {hasChanged && (
        <Alert.Root status="warning" role="alert">
          <Alert.Content>
            {t`The waiting list has changed meanwhile. It is loaded again, and your order is put on it: look at it, and save it once more.`}
          </Alert.Content>
        </Alert.Root>
      )}
      <chakra.ol ref={list} listStyleType="none" display="flex" flexDirection="column" gap="1">
        {order.map((id, at) => {
          const row = of.get(id);
          if (!row) return null;
          return (
            <Flex as="li" key={id} data-id={id} gap="2" align="center" borderBottomWidth="1px" pb="1">
              <chakra.span fontWeight="semibold" minW="8">
                {formatNumber(at + 1)}
              </chakra.span>
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                <TextLink to="/admin/applications" search={{ open: id }} onClick={onClose}>
                  {applicantLabel(row)}
                </TextLink>
              </chakra.span>
              {([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  size="sm"
                  variant="ghost"
                  data-way={by}
                  css={{ '&[data-way="-1"] svg': { rotate: '180deg' } }}
                  aria-label={by < 0 ? t`Move ${row.fullName} up` : t`Move ${row.fullName} down`}
                  disabled={by < 0 ? at === 0 : at === order.length - 1}
                  onClick={() => move(id, by)}
                >
                  <ChevronDownIcon />
                </IconButton>
              ))}
            </Flex>
          );
        })}
      </chakra.ol>
      <Text role="status" srOnly>
        {said}
      </Text>
      <Flex gap="3" wrap="wrap" justify="flex-end">
        <Button variant="ghost" marginInlineEnd="auto" disabled={order.length < 2} onClick={byGrade}>
          {t`Best Grade First`}
        </Button>
        <Button variant="surface" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button
          aria-busy={save.isPending}
          disabled={!isEdited}
          title={isEdited ? undefined : t`This is the order that is saved`}
          onClick={() => !save.isPending && void send()}
        >
          {save.isPending ? t`Saving...` : t`Save Order`}
        </Button>
      </Flex>
    </Stack>
  );
}
