import { chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';
import type { Conflict, Difference, Side, Texts } from './conflict.ts';
import { fieldLabel, fieldText } from './field-words.ts';

interface Props {
  readonly difference: Difference;
  readonly versions: Conflict['versions'];
  /** When it was as it was before. */
  readonly since: string;
  /** What the form holds now. */
  readonly current: Texts;
  readonly choice: Side | 'edited' | undefined;
  readonly missing: boolean;
  readonly disabled: boolean;
  readonly onChoose: (side: Side) => void;
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

const Choice = chakra('label', {
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

const names = { mine: 'Yours', theirs: 'Theirs' } as const;
const reasons = { me: 'Changed by you', them: 'Changed by them', both: 'Changed by both' } as const;

const read = (fields: readonly string[], version: Texts) =>
  fields.map((field) => fieldText(field, version[field] ?? '')).join(' · ');

/** A field as it was, as I have it and as they have it, and which of the last two stays. */
export function ComparedField({ difference, versions, since, current, choice, missing, disabled, onChoose }: Props) {
  const id = useId();
  const { fields, changedBy } = difference;
  const label = fields.length > 1 ? 'Placement' : fieldLabel(fields[0] ?? '');
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}before ${id}state`}
      aria-required={changedBy === 'both'}
      aria-invalid={missing}
      tabIndex={missing ? -1 : undefined}
    >
      <div>
        <Text fontWeight="semibold" id={`${id}label`}>
          {label}
        </Text>
        <div id={`${id}state`}>
          <ToneBadge tone={changedBy === 'both' ? 'warning' : 'neutral'}>{reasons[changedBy]}</ToneBadge>
          {missing && (
            <Text color="fg.error" textStyle="sm" fontWeight="medium" mt="1">
              Choose yours or theirs
            </Text>
          )}
          {choice === 'edited' && (
            <Text textStyle="sm" mt="1" overflowWrap="anywhere">
              {`Edited since: ${read(fields, current)}`}
            </Text>
          )}
        </div>
      </div>
      <Version title={since} id={`${id}before`}>
        {read(fields, versions.before)}
      </Version>
      {(['mine', 'theirs'] as const).map((side) => (
        <Choice key={side}>
          <input type="radio" name={id} checked={choice === side} disabled={disabled} onChange={() => onChoose(side)} />
          <Version title={names[side]}>{read(fields, versions[side])}</Version>
        </Choice>
      ))}
    </Group>
  );
}

function Version({ title, id, children }: { readonly title: string; readonly id?: string; readonly children: string }) {
  return (
    <chakra.span id={id} display="block" minW="0">
      <chakra.span display="block" textStyle="sm" color="fg.muted">
        {`${title}:`}
      </chakra.span>
      <chakra.span display="block" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </chakra.span>
  );
}
