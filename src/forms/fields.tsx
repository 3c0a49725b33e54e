import {
  Box,
  type ButtonProps,
  Field,
  IconButton,
  Input,
  type InputProps,
  Spinner,
  Text,
  Textarea,
  type TextareaProps,
} from '@chakra-ui/react';
import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { memo, type ReactNode, useId, useState } from 'react';
import { t } from '../languages/texts.ts';
import { Message } from '../ui/Notice.tsx';
import { formStatus } from './field-errors.ts';
import type { Choice } from '../ui/choice.ts';
import { HeldButton } from '../ui/HeldButton.tsx';
import { Select } from '../ui/Select.tsx';
import { icon } from '../ui/icons.tsx';

export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly help?: ReactNode;
  /** What is probably not meant, though it may be sent; empty where all is well. */
  readonly warning?: string | undefined;
}

type Control = FieldInputProps<string>;

interface FrameProps extends FieldProps {
  readonly children: (control: Control & { 'aria-describedby': string | undefined }) => ReactNode;
}

/** Label, control, help and error of a field; the form's own rules come before what the server said. */
export function FieldFrame(props: FrameProps) {
  const [control, meta] = useField<string>(props.name);
  const { status } = useFormikContext();
  const serverError = formStatus(status).serverErrors[props.name];
  const serverMessage = serverError?.value === control.value ? serverError?.message : undefined;
  const error = (meta.touched ? meta.error : undefined) ?? serverMessage;
  return <FieldView {...props} {...control} error={error} />;
}

/**
 * Formik tells every field of every letter that is typed in any; only the field that it is typed in is drawn again.
 * Chakra connects an error with its control by aria-errormessage, which most screen readers do not read: hence the
 * aria-describedby.
 */
const FieldView = memo(function FieldView(props: FrameProps & Control & { readonly error: string | undefined }) {
  const { label, required, disabled, help, warning, error, children, ...control } = props;
  const id = useId();
  const ids = { errorText: `${id}error`, helperText: `${id}help` };
  const warningId = `${id}warning`;
  const describedBy =
    [error && ids.errorText, !error && warning && warningId, help && ids.helperText].filter(Boolean).join(' ') ||
    undefined;
  return (
    <Field.Root ids={ids} invalid={error !== undefined} {...{ required, disabled }}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children({ ...control, 'aria-describedby': describedBy })}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {error && (
        <Field.ErrorText>
          <Message text={error} />
        </Field.ErrorText>
      )}
      {/* It stands there without words too: a screen reader tells only of changes of a status that it knows. */}
      {warning !== undefined && (
        <Text id={warningId} role="status" textStyle="sm" color="orange.fg" _empty={{ position: 'absolute' }}>
          {error === undefined && warning}
        </Text>
      )}
    </Field.Root>
  );
});

interface TextProps extends FieldProps, Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'list'> {}

export const TextField = memo(function TextField(props: TextProps) {
  const { type, autoComplete, inputMode, list, ...frame } = props;
  const input = { type, autoComplete, inputMode, list };
  return <FieldFrame {...frame}>{(control) => <Input {...input} {...control} />}</FieldFrame>;
});

interface TextAreaProps extends FieldProps, Pick<TextareaProps, 'rows' | 'autoComplete'> {}

export const TextAreaField = memo(function TextAreaField({ rows, autoComplete, ...frame }: TextAreaProps) {
  const area = { rows, autoComplete };
  return <FieldFrame {...frame}>{(control) => <Textarea {...area} {...control} />}</FieldFrame>;
});

interface SelectProps extends FieldProps {
  readonly options: readonly Choice[];
  readonly placeholder?: string | undefined;
}

/** A native select in a form. */
export const SelectField = memo(function SelectField({ options, placeholder, ...frame }: SelectProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => <Select {...control} choices={options} placeholder={placeholder} />}
    </FieldFrame>
  );
});

// Not among the icons that each page loads: their paths are long.
const EyeIcon = icon('M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z');
const EyeOffIcon = icon(
  'M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6.4 0 10 6.5 10 6.5a17 17 0 0 1-3.2 3.8M6.3 7.4A16 16 0 0 0 2 12s3.6 6.5 10 6.5a10 10 0 0 0 4.6-1.1M3 3l18 18M10 10a3 3 0 0 0 4 4',
);

interface PasswordProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

export const PasswordField = memo(function PasswordField({ autoComplete, ...frame }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...frame} required>
      {(control) => (
        <Box position="relative" width="full">
          <Input {...control} type={shown ? 'text' : 'password'} autoComplete={autoComplete} pe="12" />
          <Box position="absolute" insetEnd="1" top="0" height="full" display="flex" alignItems="center">
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={shown ? t`Hide password` : t`Show password`}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
});

interface SubmitProps extends Pick<ButtonProps, 'disabled' | 'title' | 'size' | 'width' | 'variant' | 'colorPalette'> {
  readonly children: string;
  readonly busyLabel: string;
}

/** Submits the form; while it is being sent, the button is disabled and says so. It waits where the server asks for that. */
export function SubmitButton({ children, busyLabel, disabled, ...button }: SubmitProps) {
  const { isSubmitting, status, values } = useFormikContext();
  // Other values may be sent at once: somebody else signs in.
  const { held } = formStatus(status);
  const until = held && held.values === values ? held.until : undefined;
  return (
    <HeldButton {...button} until={until} type="submit" disabled={disabled || isSubmitting}>
      {isSubmitting && <Spinner size="inherit" aria-hidden="true" />}
      <span>{isSubmitting ? busyLabel : children}</span>
    </HeldButton>
  );
}
