import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { object } from 'yup';
import { enterHalf, enterWhole } from '#tests/enter-half.ts';
import { ANANYA, openRecord } from '#tests/student-record.ts';
import { sessionStore } from '../platform/storage/safe-storage.ts';
import { getSystem } from '../ui/theme/system.ts';
import { SubmitButton, TextField } from './fields.tsx';
import { Form } from './Form.tsx';
import { required } from './rules.ts';

const WHOLE_DATE = 'Enter a whole date: day, month and year';

/** A form with one such field. */
function open(type: 'date' | 'number', stored: string) {
  const submitted = vi.fn();
  render(
    <ChakraProvider value={getSystem()}>
      <Form
        label="Visit"
        initialValues={{ when: stored }}
        schema={object({ when: required('Day is required') })}
        onSubmit={submitted}
      >
        <TextField name="when" label="Day" type={type} help="A weekday." />
        <SubmitButton busyLabel="Sending...">Send</SubmitButton>
      </Form>
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  return { submitted, field: screen.getByLabelText('Day'), send: () => user.click(screen.getByRole('button')) };
}

describe('A partly entered field', () => {
  it.each([
    ['date', '2004-05-31', '2004-06-30', WHOLE_DATE],
    ['date', '', '2004-06-30', WHOLE_DATE],
    ['number', '12', '13', 'Enter a number'],
    ['number', '', '13', 'Enter a number'],
  ] as const)(
    'A field of type %s with the stored value %j is refused until it is complete',
    async (type, stored, whole, sentence) => {
      const { submitted, field, send } = open(type, stored);
      enterHalf(field);
      await send();
      await waitFor(() => expect(field).toHaveAccessibleDescription(`${sentence} A weekday.`));
      expect(field).toBeInvalid();
      await waitFor(() => expect(field).toHaveFocus());
      expect(submitted).not.toHaveBeenCalled();

      enterWhole(field, whole);
      await waitFor(() => expect(field).toHaveAccessibleDescription('A weekday.'));
      await send();
      await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
      // Formik makes a number of a number's text.
      expect(String(submitted.mock.calls[0]?.[0].when)).toBe(whole);
    },
  );
});

describe('A partly entered birth date on record', () => {
  it('A partly entered birth date is not saved, and does not clear the field in the draft', async () => {
    const { edit, save, puts, stored, type } = await openRecord();
    const before = await stored();
    await edit();
    const field = await screen.findByLabelText('Date of birth');
    await type('Name', 'Ananya Mine');
    enterHalf(field);
    await save();
    await waitFor(() => expect(field).toHaveAccessibleDescription(WHOLE_DATE));
    await waitFor(() => expect(field).toHaveFocus());
    expect(puts()).toEqual([]);
    expect(await stored()).toEqual(before);
    const key = sessionStore.keys().find((name) => name.includes(ANANYA));
    const kept = key && sessionStore.get(key);
    expect(kept).toContain('"name":"Ananya Mine"');
    expect(kept).not.toContain('"dateOfBirth"');
  });
});
