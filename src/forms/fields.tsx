import { Input, type InputProps, Textarea, type TextareaProps } from '@chakra-ui/react';
import { memo } from 'react';
import type { Choice } from '../ui/choice.ts';
import { Select } from '../ui/Select.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface TextProps extends FieldProps, Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'list'> {}

/** One line of text in a form. */
export const TextField = memo(function TextField(props: TextProps) {
  const { type, autoComplete, inputMode, list, ...frame } = props;
  const input = { type, autoComplete, inputMode, list };
  return <FieldFrame {...frame}>{(control) => <Input {...input} {...control} />}</FieldFrame>;
});

interface TextAreaProps extends FieldProps, Pick<TextareaProps, 'rows' | 'autoComplete'> {}

/** Several lines of text in a form. */
export const TextAreaField = memo(function TextAreaField({ rows, autoComplete, ...frame }: TextAreaProps) {
  const area = { rows, autoComplete };
  return <FieldFrame {...frame}>{(control) => <Textarea {...area} {...control} />}</FieldFrame>;
});

interface SelectProps extends FieldProps {
  readonly options: readonly Choice[];
  /** The text of the empty choice; without one there is no empty choice. */
  readonly placeholder?: string | undefined;
}

/** A native select in a form. It cannot be read-only, and is disabled instead. */
export const SelectField = memo(function SelectField({ options, placeholder, ...frame }: SelectProps) {
  return (
    <FieldFrame {...frame} readOnly={false} disabled={frame.disabled === true || frame.readOnly === true}>
      {(control) => <Select {...control} choices={options} placeholder={placeholder} />}
    </FieldFrame>
  );
});
