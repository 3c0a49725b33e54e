import { Button, Card, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import type { HistoryQuery } from '../calls/resource-history.ts';
import { listedWithAnd } from '#src/platform/text/listed.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { formatDateTime } from '#src/platform/text/format.ts';
import { type Fields, formatText, type Texts } from '../fields/field.ts';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import type { Identified } from '../record-type.ts';
import { choose, type Conflict, currentSide, type Difference, type Side, undecided, valuesOfSide } from './conflict.ts';

interface Props<Row extends Identified> {
  /** Who has changed the record, where the server can keep that. */
  readonly history: HistoryQuery | undefined;
  readonly fields: Fields<Row>;
  readonly conflict: Conflict<Row>;
  /** It is not the first time, and what it is compared with is the version of the last time. */
  readonly isRepeated: boolean;
  readonly isChoiceMissing: boolean;
  readonly onChoose: (conflict: Conflict<Row>) => void;
}

const List = chakra('div', { base: { display: 'grid', borderTopWidth: '1px' } });

/** Another person was faster: nothing has been stored, nothing typed is lost, and each field's version is chosen here. */
export function ConflictPanel<Row extends Identified>(props: Props<Row>) {
  const { history, fields, conflict, isRepeated, isChoiceMissing, onChoose } = props;
  const { values, setValues, isSubmitting } = useFormikContext<Texts>();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { theirs, differences, choices } = conflict;
  // The button that was pressed is disabled by now, and in a long form the comparison is out of sight.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // jsdom has no scrollIntoView.
    panel.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  const open = undecided(fields, conflict, values);
  const decide = (side: Side, which?: readonly Difference[]) => {
    onChoose(choose(conflict, side, which));
    void setValues({ ...values, ...valuesOfSide(conflict, side, which) });
  };

  return (
    <Card.Root ref={panel} as="section" aria-labelledby={id} borderColor="orange.focusRing" scrollMarginTop="4">
      <Card.Body gap="4">
        <Stack gap="2">
          <Heading as="h2" size="xl" id={id} ref={heading} tabIndex={-1} outline="0">
            {isRepeated
              ? t`Somebody else changed this record again while you were editing it`
              : t`Somebody else changed this record while you were editing it`}
          </Heading>
          <Text>
            {[
              theirs.updatedAt && t`It was saved ${formatDateTime(theirs.updatedAt)}.`,
              t`Your changes are not saved yet. Choose for each field which value to keep, then press Save Changes.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          {history && <ChangedBy query={history} differences={differences} />}
          <Text role="status" fontWeight="semibold">
            {open.length === 0
              ? t`You have chosen for every field.`
              : t`${open.length} of ${differences.length} still to choose.`}
          </Text>
          <HStack gap="3" wrap="wrap">
            <Button size="sm" variant="surface" disabled={isSubmitting} onClick={() => decide('mine')}>
              {t`All Mine`}
            </Button>
            <Button size="sm" variant="surface" disabled={isSubmitting} onClick={() => decide('theirs')}>
              {t`All Theirs`}
            </Button>
          </HStack>
        </Stack>
        <List>
          {differences.map((difference) => {
            const [name = ''] = difference.fields;
            const current = currentSide(fields, conflict, difference, values);
            return (
              <ComparedField
                key={name}
                fields={fields}
                difference={difference}
                versions={conflict.versions}
                since={isRepeated ? t`When you last compared` : t`When you opened it`}
                current={values}
                choice={current === 'edited' ? 'edited' : choices[name] && current}
                isMissing={isChoiceMissing && open.includes(difference)}
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

/** The people who have changed what is compared last, as far as the history of the record knows them. */
function ChangedBy({
  query,
  differences,
}: {
  readonly query: HistoryQuery;
  readonly differences: readonly Difference[];
}) {
  const { data = [] } = useQuery({ ...query, enabled: useExtension('history') });
  const theirs = differences.filter(({ changedBy }) => changedBy !== 'me').flatMap(({ fields }) => fields);
  const authors = theirs.map((name) => data.find(({ fields }) => fields.some(({ field }) => field === name))?.by.name);
  const known = [...new Set(authors)].filter((name) => name !== undefined && name !== '');
  return (
    <Text role="status" overflowWrap="anywhere" _empty={{ display: 'none' }}>
      {known.length > 0 && t`Changed by ${listedWithAnd(known.map(String))}.`}
    </Text>
  );
}

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '10rem 1fr 1fr 1fr' },
    gap: { base: '2', md: '4' },
    alignItems: 'start',
    py: '4',
    borderBottomWidth: '1px',
    outline: '0',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
});

const VersionOption = chakra('label', {
  base: {
    display: 'flex',
    gap: '2.5',
    p: '2.5',
    minW: '0',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'button',
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '&:has(:focus-visible)': { boxShadow: '0 0 0 3px {colors.brand.focusRing/30}' },
    '& input': { accentColor: 'brand.solid', flexShrink: '0', boxSize: '4', mt: '1', outline: '0' },
  },
});

const sides = { mine: msg`Yours`, theirs: msg`Theirs` };
const reasons = { me: msg`Changed by you`, them: msg`Changed by them`, both: msg`Changed by both` };

interface FieldProps<Row> {
  readonly fields: Fields<Row>;
  readonly difference: Difference;
  readonly versions: Conflict<Row>['versions'];
  /** When it was as it was before. */
  readonly since: string;
  readonly current: Texts;
  readonly choice: Side | 'edited' | undefined;
  readonly isMissing: boolean;
  readonly disabled: boolean;
  readonly onChoose: (side: Side) => void;
}

/** A field as it was, as I have it and as they have it, and which of the last two stays. */
function ComparedField<Row>(props: FieldProps<Row>) {
  const { fields, difference, versions, since, current, choice, isMissing, disabled, onChoose } = props;
  const id = useId();
  const { fields: names, changedBy } = difference;
  const first = fields[names[0] ?? ''];
  const label = translate((names.length > 1 ? first?.together : first?.label) ?? '');
  const read = (version: Texts) =>
    names.map((name) => (fields[name] ? formatText(fields[name], version[name] ?? '') : '')).join(' · ');
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}before ${id}state`}
      aria-required={changedBy === 'both'}
      aria-invalid={isMissing}
      tabIndex={isMissing ? -1 : undefined}
    >
      <div>
        <Text fontWeight="semibold" id={`${id}label`}>
          {label}
        </Text>
        <div id={`${id}state`}>
          <ToneBadge tone={changedBy === 'both' ? 'warning' : 'neutral'}>{translate(reasons[changedBy])}</ToneBadge>
          {isMissing && (
            <Text color="fg.error" textStyle="sm" fontWeight="medium" mt="1">
              {t`Choose yours or theirs`}
            </Text>
          )}
          {choice === 'edited' && (
            <Text textStyle="sm" mt="1" overflowWrap="anywhere">
              {t`Edited since: ${read(current)}`}
            </Text>
          )}
        </div>
      </div>
      <Version title={since} id={`${id}before`}>
        {read(versions.before)}
      </Version>
      {(['mine', 'theirs'] as const).map((side) => (
        <VersionOption key={side}>
          <input type="radio" name={id} checked={choice === side} disabled={disabled} onChange={() => onChoose(side)} />
          <Version title={translate(sides[side])}>{read(versions[side])}</Version>
        </VersionOption>
      ))}
    </Group>
  );
}

function Version({ title, id, children }: { readonly title: string; readonly id?: string; readonly children: string }) {
  return (
    <chakra.span id={id} display="block" minW="0">
      <chakra.span display="block" textStyle="sm" color="fg.muted">
        {t`${title}:`}
      </chakra.span>
      <chakra.span display="block" overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </chakra.span>
    </chakra.span>
  );
}
