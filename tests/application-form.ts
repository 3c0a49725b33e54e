import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pasteInto } from './paste-into.ts';

/** Somebody who applies. */
export const applicant = {
  fullName: 'Asha Rao',
  email: 'asha.rao@mail.example',
  phoneNumber: '+919876543210',
  desiredCourse: 'Civil Engineering',
  previousQualification: '12th Grade' as const,
  previousGrade: '82%',
};

const labels = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  desiredCourse: 'Desired course',
  previousQualification: 'Previous qualification',
  previousGrade: 'Previous grade/percentage',
} as const satisfies Record<keyof typeof applicant, string>;

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
export const course = () => field(labels.desiredCourse);
export const submit = () => screen.getByRole('button', { name: 'Submit Application' });

/** The choices of a select, without its empty one. */
export const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '')
    .slice(1);

/** Fills the form in as a person would; a field whose value is empty is left alone. */
export async function fillIn(user: UserEvent, but: Partial<typeof applicant> = {}): Promise<void> {
  const values = { ...applicant, ...but };
  for (const [name, label] of Object.entries(labels)) {
    const value = new Map<string, string>(Object.entries(values)).get(name);
    if (!value) continue;
    const control = field(label);
    if (control instanceof HTMLSelectElement) {
      await within(control).findByRole('option', { name: value });
      await user.selectOptions(control, value);
    } else {
      await pasteInto(user, control, value);
    }
  }
}
