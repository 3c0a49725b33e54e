import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { readStudent, readWritten } from './reader.ts';
import { read } from './request.ts';

type Schemas = components['schemas'];

const at = (id: string) => ({ params: { path: { id } } });

/*
 * The calls that write a student. They leave the cache alone: whoever makes a thousand of them tells it once, at the end
 * (`changeRoster`), and a form tells it at once (student-writes.ts).
 */

/** POST /students. The record is undefined where the server answers success alone. */
export const sendNewStudent = async (body: Schemas['StudentRegistration']) =>
  readWritten(await read(api.POST('/students', { body })), readStudent);

/** PUT /admin/students/{id}, the whole edited student (section 7). */
export const sendStudent = async (id: string, body: Schemas['StudentUpdate']) =>
  readWritten(await read(api.PUT('/admin/students/{id}', { ...at(id), body })), readStudent);

/** PUT /students/{id}/academic: year, semester, CGPA, credits and attendance together. */
export const sendAcademic = async (id: string, body: Schemas['AcademicUpdate']) =>
  readWritten(await read(api.PUT('/students/{id}/academic', { ...at(id), body })), readStudent);

/** PUT /students/{id}/fee. */
export const sendFee = async (id: string, body: Schemas['FeeUpdate']) =>
  readWritten(await read(api.PUT('/students/{id}/fee', { ...at(id), body })), readStudent);

/** PUT /students/{id}/attendance. */
export const sendAttendance = async (id: string, body: Schemas['AttendanceUpdate']) =>
  readWritten(await read(api.PUT('/students/{id}/attendance', { ...at(id), body })), readStudent);

/** PUT /students/{id}/placement. */
export const sendPlacement = async (id: string, body: Schemas['PlacementUpdate']) =>
  readWritten(await read(api.PUT('/students/{id}/placement', { ...at(id), body })), readStudent);

/** DELETE /students/{id}. */
export const sendDeletion = async (id: string): Promise<void> => {
  await read(api.DELETE('/students/{id}', at(id)));
};
