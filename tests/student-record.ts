import { screen } from '@testing-library/react';
import { renderApp } from './render.tsx';

export type RecordOptions = NonNullable<Parameters<typeof renderApp>[1]>;

/** A placed student with everything on record. */
export const ANANYA = 'stu_000001';

/** Opens a student's record as an administrator, at one of its tabs. */
export async function openRecord(tab = '', { id = ANANYA, ...options }: RecordOptions & { id?: string } = {}) {
  const app = await renderApp(`/admin/students/${id}${tab && `?tab=${tab}`}`, {
    as: 'admin',
    students: 3,
    ...options,
  });
  const stored = () => app.database.transact('read', ({ students }) => students.get(id));
  /** Somebody else saves a part of the record, or removes it. */
  const meanwhile = (part: object | null, at = '2026-06-01T10:00:00.000Z') =>
    app.database.transact('write', ({ students }) => {
      const row = students.get(id);
      if (row && part) students.replace({ ...row, ...part, updatedAt: at });
      else students.remove(id);
    });
  const type = async (label: string, value: string) => {
    const field = await screen.findByRole('textbox', { name: label });
    await app.user.clear(field);
    if (value) await app.user.paste(value);
  };
  const puts = () => app.requests.filter(({ method }) => method === 'PUT');
  return {
    ...app,
    stored,
    meanwhile,
    type,
    puts,
    // After a failure that is told, the button still says that it saves.
    save: async () => app.user.click(await screen.findByRole('button', { name: 'Save Changes' })),
    edit: async () => app.user.click(await screen.findByRole('button', { name: 'Edit' })),
    open: (name: string) => app.user.click(screen.getByRole('tab', { name })),
    href: () => app.router.state.location.href,
  };
}

/** The value beside a term of the record. */
export const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

/** Keeps a student who is removed from the tables, so that the record can be restored. */
export { keepDeleted } from '../mocks/university/rules/deleted.ts';
