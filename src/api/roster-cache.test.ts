import { expect, it } from 'vitest';
import type { components } from '../../openapi/schema.gen.ts';
import { rosterQuery, studentQuery } from './admin-students.ts';
import { createQueryClient } from './query-client.ts';
import { changeRoster } from './roster-cache.ts';

type Student = components['schemas']['Student'];

const student = (id: string, name: string, rollNo = `CS${id}`): Student => ({
  id,
  name,
  rollNo,
  email: `${id}@university.example`,
  department: 'Civil',
  year: 1,
  semester: 1,
});

function cached(...roster: Student[]) {
  const client = createQueryClient();
  client.setQueryData(rosterQuery().queryKey, roster);
  return { client, names: () => client.getQueryData(rosterQuery().queryKey)?.map(({ name }) => name) };
}

it('after many writes the roster holds what was stored, in the server’s order, and nobody who is gone', async () => {
  const { client, names } = cached(student('1', 'Asha'), student('2', 'Meera'), student('3', 'Zoya'));
  client.setQueryData(studentQuery('2').queryKey, student('2', 'Meera'));
  await changeRoster(client, {
    stored: [student('2', 'Meera Nair'), student('5', 'Nila'), student('4', 'anand'), student('6', 'Zubin')],
    gone: ['3'],
  });
  expect(names()).toEqual(['anand', 'Asha', 'Meera Nair', 'Nila', 'Zubin']);
  expect(client.getQueryState(studentQuery('2').queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(rosterQuery().queryKey)?.isInvalidated).toBe(true);
});

it('nothing is marked as old where nothing was written', async () => {
  const { client } = cached(student('1', 'Asha'));
  await changeRoster(client, {});
  expect(client.getQueryState(rosterQuery().queryKey)?.isInvalidated).toBe(false);
});

it('a roster that was never loaded stays unloaded', async () => {
  const client = createQueryClient();
  await changeRoster(client, { gone: ['1'] });
  expect(client.getQueryData(rosterQuery().queryKey)).toBeUndefined();
});
