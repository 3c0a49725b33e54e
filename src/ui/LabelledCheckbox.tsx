import { Checkbox } from '@chakra-ui/react';
import { checkboxSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly size?: 'sm' | 'md';
  readonly children: ReactNode;
}

/** It brings its own recipe: no page has a checkbox when it is first drawn. */
export const LabelledCheckbox = ({ checked, onChange, size = 'md', children }: Props) => (
  <Checkbox.Root
    recipe={checkboxSlotRecipe}
    size={size}
    checked={checked}
    onCheckedChange={(change) => onChange(change.checked === true)}
  >
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>{children}</Checkbox.Label>
  </Checkbox.Root>
);
