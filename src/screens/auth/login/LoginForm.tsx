import { Stack } from '@chakra-ui/react';
import type { FormikHelpers } from 'formik';
import { login } from '../../../api/auth.ts';
import { messageOf } from '../../../api/errors.ts';
import { applyFieldErrors } from '../../../forms/field-errors.ts';
import { Form } from '../../../forms/Form.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { session } from '../../../session/session.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { loginSchema } from './login-schema.ts';
import type { LoginTab } from './login-tabs.ts';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
}

interface Props {
  readonly tab: LoginTab;
  readonly label: string;
  readonly initialValues: LoginValues;
}

/** Sections 2, 4 and 8: signs in, and shows a failure on the email field. Where to go then is the route's guard to say. */
export function LoginForm({ tab, label, initialValues }: Props) {
  const signIn = async (values: LoginValues, helpers: FormikHelpers<LoginValues>) => {
    try {
      const { token, user } = await login.call({ tab, ...values, email: values.email.trim() });
      toast.success('Login successful!');
      session.save({ token, user, role: tab === 'admin' ? 'ADMIN' : 'STUDENT' });
    } catch (error) {
      const message = messageOf(error, 'Login failed', 'Login failed. Please try again.');
      applyFieldErrors(helpers, values, error, message, { fallbackField: 'email' });
    }
  };
  return (
    <Form label={label} initialValues={initialValues} schema={loginSchema} onSubmit={signIn}>
      <Stack gap="5">
        <TextField name="email" label="Email" type="email" autoComplete="username" inputMode="email" required />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SubmitButton busyLabel="Logging in..." size="lg" width="full">
          {label}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
