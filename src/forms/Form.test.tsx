import { ChakraProvider, Input } from '@chakra-ui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormikHelpers } from 'formik';
import { describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { pasteInto } from '#tests/paste-into.ts';
import { ApiError } from '../platform/api/errors.ts';
import { session } from '../session/session.ts';
import { getSystem } from '../ui/theme/system.ts';
import { showSubmitFailure } from './field-errors.ts';
import { FieldFrame, SelectField, SubmitButton, TextAreaField, TextField } from './fields.tsx';
import { Form, FormError } from './Form.tsx';
import { type FormSchema, lazySchema } from './lazy-schema.ts';
import { email, required } from './rules.ts';

const initialValues = { email: '', year: '', message: '', rollNo: 'CS23001' };
type Values = typeof initialValues;

const schema = object({ email: email(), year: required('Year is required'), message: required('Message is required') });

function open(
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void = () => {},
  rules: FormSchema = schema,
) {
  const submitted = vi.fn(onSubmit);
  render(
    <ChakraProvider value={getSystem()}>
      <Form label="Enquiry" initialValues={initialValues} schema={rules} onSubmit={submitted}>
        <FormError />
        <TextField name="email" label="Email" type="email" required help="We never share it." />
        <SelectField
          name="year"
          label="Year"
          required
          options={[{ value: 1, label: '1st' }, '2']}
          placeholder="Choose"
        />
        <TextAreaField name="message" label="Message" required />
        <TextField name="rollNo" label="Roll number" help="As on the identity card" />
        <SubmitButton busyLabel="Sending...">Send</SubmitButton>
      </Form>
    </ChakraProvider>,
  );
  return { submitted, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByLabelText(name);

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await pasteInto(user, field(/^Email/), 'asha@university.example');
  await user.selectOptions(field(/^Year/), '1st');
  await pasteInto(user, field(/^Message/), 'Good morning');
}

describe('A form', () => {
  it('sends what its rules have read, while its field goes on showing what was typed', async () => {
    const { submitted, user } = open(() => new Promise<void>(() => {}));
    await fillIn(user);
    await user.type(field(/^Message/), '  ');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(submitted.mock.calls[0]?.[0].message).toBe('Good morning');
    expect(field(/^Message/)).toHaveValue('Good morning  ');
  });

  it('sends its values once, and says that it is sending', async () => {
    let finish = () => {};
    const { submitted, user } = open(() => new Promise<void>((resolve) => (finish = resolve)));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    await user.type(field(/^Message/), '!{Enter}');
    expect(submitted).toHaveBeenCalledOnce();
    expect(submitted.mock.calls[0]?.[0]).toEqual({
      ...initialValues,
      email: 'asha@university.example',
      year: '1',
      message: 'Good morning',
    });
    finish();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('says that it is sending before it gets to work on it', async () => {
    let goOn = () => {};
    vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => (goOn = resolve)) });
    const { submitted, user } = open();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    expect(submitted).not.toHaveBeenCalled();
    await act(async () => goOn());
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
    expect(submitted).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('sends nothing where somebody else has signed in before the code of its rules has come', async () => {
    let arrive: (rules: typeof schema) => void = () => {};
    const rules = lazySchema(() => new Promise((resolve) => (arrive = resolve)));
    const { submitted, user } = open(() => {}, rules);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    act(() => void session.save({ token: 'another', role: 'STUDENT', user: {} }));
    arrive(schema);
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('shows an error at each empty required field, and puts the focus on the first', async () => {
    const { submitted, user } = open();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
    expect(field(/^Email/)).toBeInvalid();
    expect(field(/^Email/)).toHaveAccessibleDescription('Email is required We never share it.');
    expect(field(/^Year/)).toHaveAccessibleDescription('Year is required');
    expect(field(/^Message/)).toHaveAccessibleDescription('Message is required');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('shows no error of a field that has not been left yet', async () => {
    const { user } = open();
    await user.type(field(/^Email/), 'asha');
    expect(field(/^Email/)).toHaveAccessibleDescription('We never share it.');
    await user.tab();
    expect(field(/^Email/)).toHaveAccessibleDescription('Invalid email address We never share it.');
  });

  it('renders only the field in which a person types', async () => {
    const drawn = vi.fn();
    render(
      <ChakraProvider value={getSystem()}>
        <Form label="Enquiry" initialValues={initialValues} schema={schema} onSubmit={() => {}}>
          <TextField name="message" label="Message" />
          <FieldFrame name="rollNo" label="Roll number">
            {(control) => {
              drawn();
              return <Input {...control} />;
            }}
          </FieldFrame>
        </Form>
      </ChakraProvider>,
    );
    const user = userEvent.setup();
    drawn.mockClear();
    await user.type(field(/^Message/), 'Good morning');
    expect(drawn).not.toHaveBeenCalled();
    await user.type(field(/^Roll number/), '9');
    expect(drawn).toHaveBeenCalled();
  });
});

describe('A form that the server refuses', () => {
  const refusing = (error: ApiError, fallback?: keyof Values) =>
    open((values, helpers) =>
      showSubmitFailure(helpers, values, error, error.message || 'Failed', fallback ? { fallbackField: fallback } : {}),
    );

  it('shows the server’s message at each field until that field is changed', async () => {
    const { user } = refusing(ApiError.refused(409, { message: 'Duplicate', errors: { email: 'Email is taken' } }));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
    expect(field(/^Email/)).toHaveAccessibleDescription('Email is taken We never share it.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.type(field(/^Message/), '.');
    expect(field(/^Email/)).toBeInvalid();
    await user.type(field(/^Email/), 's');
    expect(field(/^Email/)).toHaveAccessibleDescription('We never share it.');
  });

  it('shows a failure without a field at the field that the specification names', async () => {
    const { user } = refusing(ApiError.refused(500, { message: 'No' }), 'email');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field(/^Email/)).toHaveAccessibleDescription('No We never share it.'));
  });

  it('shows any other failure in an alert, with the focus on it', async () => {
    const { user } = refusing(ApiError.refused(409, { message: 'Somebody else was faster' }));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Somebody else was faster');
    await waitFor(() => expect(alert).toHaveFocus());
  });

  it('shows messages about fields that it does not have', async () => {
    const { user } = refusing(
      ApiError.refused(400, { errors: { email: 'Bad', admissionDate: 'Admission date is odd' } }),
    );
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Admission date is odd');
    await waitFor(() => expect(field(/^Email/)).toHaveFocus());
  });
});
