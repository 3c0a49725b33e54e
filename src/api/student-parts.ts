import { mutationOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { readStudent, readWritten } from './reader.ts';
import { read } from './request.ts';
import { replaceInRoster } from './roster-cache.ts';

type Schemas = components['schemas'];

interface PartOf<Body> {
  readonly id: string;
  /** With the `updatedAt` that was read, it is refused where somebody else has changed the record since (409 STALE). */
  readonly body: Body;
}

/** One part of a record by its own call; the record and its row in the roster are the stored ones afterwards. */
const partCall = <Body>(send: (part: PartOf<Body>) => ReturnType<typeof read<{ data?: Schemas['Student'] }>>) =>
  mutationOptions({
    mutationFn: async (part: PartOf<Body>) => readWritten(await send(part), readStudent),
    onSuccess: (student, { id }, _result, { client }) => replaceInRoster(client, id, student),
  });

const at = (id: string) => ({ params: { path: { id } } });

/** PUT /students/{id}/academic: year, semester, CGPA, credits and attendance together. */
export const updateAcademic = partCall<Schemas['AcademicUpdate']>(({ id, body }) =>
  read(api.PUT('/students/{id}/academic', { ...at(id), body })),
);

/** PUT /students/{id}/fee. */
export const updateFee = partCall<Schemas['FeeUpdate']>(({ id, body }) =>
  read(api.PUT('/students/{id}/fee', { ...at(id), body })),
);

/** PUT /students/{id}/attendance. */
export const updateAttendance = partCall<Schemas['AttendanceUpdate']>(({ id, body }) =>
  read(api.PUT('/students/{id}/attendance', { ...at(id), body })),
);

/** PUT /students/{id}/placement. */
export const updatePlacement = partCall<Schemas['PlacementUpdate']>(({ id, body }) =>
  read(api.PUT('/students/{id}/placement', { ...at(id), body })),
);
