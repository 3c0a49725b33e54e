import { NativeSelect } from '@chakra-ui/react';
import { memo } from 'react';
import { LabelledControl } from './LabelledControl.tsx';

interface Props<Name extends string, Choice extends string | number> {
  /** Which of the list's filters it sets. */
  readonly name: Name;
  readonly label: string;
  /** What the choice of everything is called. */
  readonly all: string;
  readonly choices: readonly Choice[];
  /** What a choice is called where it has another name than itself. */
  readonly nameOf?: (choice: Choice) => string;
  /** The choice in force; empty for everything. */
  readonly value: Choice | '';
  readonly onChange: (part: Readonly<Record<Name, Choice | ''>>) => void;
  /** The room that it takes at least before the filters go on in another line, in rem. */
  readonly room?: number;
}

const sameText = (a: string | number, b: string | number) => String(a).toLowerCase() === String(b).toLowerCase();

function Select<Name extends string, Choice extends string | number>(props: Props<Name, Choice>) {
  const { name, label, all, choices, nameOf = String, value, onChange, room = 12 } = props;
  const known = choices.find((choice) => sameText(choice, value));
  const offered = value !== '' && known === undefined ? [value, ...choices] : choices;
  const choose = (text: string) =>
    onChange({ [name]: offered.find((choice) => String(choice) === text) ?? '' } as Record<Name, Choice | ''>);
  return (
    <LabelledControl label={label} grow={`1 1 ${room}rem`}>
      {(id) => (
        <NativeSelect.Root>
          <NativeSelect.Field id={id} value={known ?? value} onChange={({ target }) => choose(target.value)}>
            <option value="">{all}</option>
            {offered.map((choice) => (
              <option key={choice} value={choice}>
                {nameOf(choice)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </LabelledControl>
  );
}

/**
 * One filter of a list, chosen from what there is. One from the URL that is none of it is offered all the same. It is
 * drawn again when it changes itself, and not with each key in the search beside it.
 */
export const SelectFilter = memo(Select) as typeof Select;
