import { Input, type InputProps } from '@chakra-ui/react';
import { memo } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface Props extends FieldProps, Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'list'> {}

/** One line of text in a form. */
export const TextField = memo(function TextField({ type, autoComplete, inputMode, maxLength, list, ...frame }: Props) {
  const input = { type, autoComplete, inputMode, maxLength, list };
  return <FieldFrame {...frame}>{(control) => <Input {...input} {...control} />}</FieldFrame>;
});
