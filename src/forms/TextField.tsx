import { Box, Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { useFormField } from './use-form-field.ts';

interface Props extends FieldFrameProps {
  readonly name: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'number' | 'search';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number | string;
  readonly maxLength?: number;
  /** Inside the box at its end, such as the button that shows a password. */
  readonly end?: ReactNode;
  readonly inputProps?: InputProps;
}

/** One line of text in a form. */
export function TextField({ name, label, required, readOnly, disabled, help, end, inputProps, ...input }: Props) {
  const { field, error } = useFormField(name);
  return (
    <FieldFrame label={label} required={required} readOnly={readOnly} disabled={disabled} help={help} error={error}>
      {(control) =>
        end ? (
          <EndSlot end={end}>
            <Input {...field} {...input} {...inputProps} {...control} pe="12" />
          </EndSlot>
        ) : (
          <Input {...field} {...input} {...inputProps} {...control} />
        )
      }
    </FieldFrame>
  );
}

function EndSlot({ children, end }: { readonly children: ReactNode; readonly end: ReactNode }) {
  return (
    <Box position="relative" width="full">
      {children}
      <Box position="absolute" insetEnd="1" top="0" height="full" display="flex" alignItems="center">
        {end}
      </Box>
    </Box>
  );
}
