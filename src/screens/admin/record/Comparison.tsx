import { Button, Card, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { formatDateTime } from '../../../domain/format.ts';
import { ComparedField } from './ComparedField.tsx';
import { choose, type Conflict, type Difference, inForm, type Side, take, type Texts, undecided } from './conflict.ts';

interface Props {
  readonly conflict: Conflict;
  /** It is not the first time, and what it is compared with is the version of the last time. */
  readonly again: boolean;
  /** The form was sent with something still to be chosen. */
  readonly asked: boolean;
  readonly onChoose: (conflict: Conflict) => void;
}

const List = chakra('div', { base: { display: 'grid', borderTopWidth: '1px' } });

/** 409 STALE: nothing has been stored, nothing typed is lost, and whose version stays is decided field by field. */
export function Comparison({ conflict, again, asked, onChoose }: Props) {
  const { values, setValues, isSubmitting } = useFormikContext<Texts>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { theirs, differences, versions, choices } = conflict;
  // The button that was pressed is disabled by now, and on a phone the comparison may be out of sight.
  useEffect(() => heading.current?.focus(), []);

  const open = undecided(conflict, values);
  const decide = (side: Side, which?: readonly Difference[]) => {
    onChoose(choose(conflict, side, which));
    void setValues({ ...values, ...take(conflict, side, which) });
  };

  return (
    <Card.Root as="section" aria-labelledby={id} borderColor="border.warning">
      <Card.Body gap="4">
        <Stack gap="2">
          <Heading as="h2" size="xl" id={id} ref={heading} tabIndex={-1} outline="0">
            {`Somebody else changed this record ${again ? 'again ' : ''}while you were editing it`}
          </Heading>
          <Text>
            {`${theirs.updatedAt ? `It was saved ${formatDateTime(theirs.updatedAt)}. ` : ''}Nothing of yours has been stored yet. Choose what stays, field by field; Save Changes then stores the result.`}
          </Text>
          <Text role="status" fontWeight="semibold">
            {open.length === 0 ? 'Every field is decided.' : `${open.length} of ${differences.length} still to choose.`}
          </Text>
          <HStack gap="3" wrap="wrap">
            <Button size="sm" variant="surface" disabled={isSubmitting} onClick={() => decide('mine')}>
              All Mine
            </Button>
            <Button size="sm" variant="surface" disabled={isSubmitting} onClick={() => decide('theirs')}>
              All Theirs
            </Button>
          </HStack>
        </Stack>
        <List>
          {differences.map((difference) => {
            const key = difference.fields[0] ?? '';
            const current = inForm(conflict, difference, values);
            return (
              <ComparedField
                key={key}
                difference={difference}
                versions={versions}
                since={again ? 'When you last compared' : 'When you opened it'}
                current={values}
                choice={current === 'edited' ? 'edited' : choices[key] && current}
                missing={asked && open.includes(difference)}
                disabled={isSubmitting}
                onChoose={(side) => decide(side, [difference])}
              />
            );
          })}
        </List>
      </Card.Body>
    </Card.Root>
  );
}
