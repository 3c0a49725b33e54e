import type { QueryClient } from '@tanstack/react-query';
import type { components } from '../../../../openapi/schema.gen.ts';
import { staleRecord } from '../../../api/admin-students.ts';
import { isRefusal } from '../../../api/errors.ts';
import { studentQuery } from '../../../api/students.ts';

type Student = components['schemas']['Student'];

/**
 * What somebody else has stored since a record was read, where a save was refused for that (409). The contract's answer
 * carries it; a server that says no more than 409, and blames no field for it, is asked for the record.
 */
export async function storedMeanwhile(
  client: QueryClient,
  base: Student,
  error: unknown,
): Promise<Student | undefined> {
  const carried = staleRecord(error);
  if (carried || !isRefusal(error, 409) || Object.keys(error.errors).length > 0) return carried;
  try {
    const stored = await client.fetchQuery({ ...studentQuery(base.id), staleTime: 0 });
    return stored.updatedAt === base.updatedAt ? undefined : stored;
  } catch {
    return undefined;
  }
}

/**
 * The record as it is now, where the server keeps no `updatedAt`. Such a server refuses nothing, and so it is asked before
 * anything is sent to it whether somebody else was faster.
 */
export async function storedBefore(client: QueryClient, base: Student): Promise<Student | undefined> {
  if (base.updatedAt) return undefined;
  return client.fetchQuery({ ...studentQuery(base.id), staleTime: 0 }).catch(() => undefined);
}
