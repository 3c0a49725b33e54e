import { screen } from '@testing-library/react';
import { renderApp } from './render.tsx';

export type ImportOptions = NonNullable<Parameters<typeof renderApp>[1]>;

/** A file's first line, and one of its rows. */
export const head = 'Roll No,Name,Email,Department,Year,Semester,CGPA';
export const row = (i: number) => `IM26${100 + i},Person ${i},p${i}@mail.example,Civil,1,2,`;
export const isCreate = ({ method, url }: Request) => method === 'POST' && url.endsWith('/api/students');

/** Opens the import, with what a test does there. */
export async function openImport(options: ImportOptions = {}, path = '/admin/students?task=import') {
  const app = await renderApp(path, { as: 'admin', students: 8, ...options });
  const upload = async (...files: readonly File[]) => {
    await screen.findByRole('button', { name: /^Choose File/ });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await app.user.upload(input, [...files]);
  };
  const choose = (text: string | Uint8Array<ArrayBuffer>, name = 'students.csv') =>
    upload(new File([text], name, { type: 'text/csv' }));
  const all = () => app.database.transact('read', (tables) => tables.students.all());
  const writes = () => app.requests.filter(({ method }) => method !== 'GET');
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, upload, choose, all, writes, press };
}
