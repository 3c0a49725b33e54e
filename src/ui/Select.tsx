import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react';
import { type Choice, choiceLabel, choiceValue } from './choice.ts';

interface Props extends Omit<NativeSelectFieldProps, 'placeholder' | 'children'> {
  readonly choices: readonly Choice[];
  readonly placeholder?: string | undefined;
}

export function Select({ choices, placeholder, ...field }: Props) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...field}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choiceValue(choice)} value={choiceValue(choice)}>
            {choiceLabel(choice)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
