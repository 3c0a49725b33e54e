import { NativeSelect } from '@chakra-ui/react';
import { LabelledControl } from './LabelledControl.tsx';

interface Props {
  readonly label: string;
  /** What the choice of everything is called. */
  readonly all: string;
  readonly choices: readonly string[];
  /** The choice in force; empty for everything. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** One filter of a list, chosen from what there is. One from the URL that is none of it is offered all the same. */
export function SelectFilter({ label, all, choices, value, onChange }: Props) {
  const known = choices.find((choice) => sameText(choice, value));
  const offered = value && !known ? [value, ...choices] : choices;
  return (
    <LabelledControl label={label} grow="1 1 12rem">
      {(id) => (
        <NativeSelect.Root>
          <NativeSelect.Field id={id} value={known ?? value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{all}</option>
            {offered.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </LabelledControl>
  );
}
