import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataSet, Seed } from '../university/database.ts';
import { memoryStorage, type StoredState } from '../engine/db/memory-storage.ts';
import { type Storage, StorageFull } from '../engine/db/storage.ts';
import { chunksOf, schema, type TableName } from '../university/tables.ts';
import { DemoError } from './demo-error.ts';
import { readStateFile, stateFile } from './state-file.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** No room is left on the disk, in what a person may use of it, or in what a file may have. */
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);

async function writeThrough(path: string, parts: Iterable<string>): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile([...parts].join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Replaces a file whole or not at all: whoever reads it, at whatever moment, sees the old text or the new one. */
async function writeAtomically(path: string, parts: Iterable<string>): Promise<void> {
  const next = `${path}.next`;
  try {
    await writeThrough(next, parts);
    await rename(next, path);
  } catch (error) {
    // Half a file would take up the room that is missing.
    await rm(next, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path)).catch(() => undefined);
}

/** A new name is on the disk only when its folder is. Not every system, and not every folder, lets itself be synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function dataSetOf(state: StoredState): DataSet {
  const { dataSet } = state.head() ?? {};
  if (!dataSet) throw new Error('the data does not say what it was made from');
  return dataSet as DataSet;
}

export function fileStorage(path: string): Storage {
  return memoryStorage(async (state, changed) => {
    // Who is signed in is not part of a state file.
    if ([...changed].every((table) => schema[table as TableName].ephemeral)) return;
    const rowsOf = (table: Parameters<Parameters<typeof stateFile>[0]>[0]) =>
      [...(state.head()?.tables[table] ?? []).keys()].flatMap((chunk) => state.chunk(table, chunk) as object[]);
    await writeAtomically(path, stateFile(rowsOf, dataSetOf(state))).catch((error: unknown) => {
      if (fullCodes.has(codeOf(error))) throw new StorageFull('the disk is full');
      throw error;
    });
  });
}

/** What is in the file, or undefined where there is none. @throws DemoError where it is no state file */
export async function readDataFile(path: string): Promise<Seed | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new DemoError(`${path} cannot be read: ${error instanceof Error ? error.message : 'for an unknown reason'}.`);
  });
  if (text === undefined) return undefined;
  const { rows, dataSet } = await readStateFile(text);
  return { chunks: chunksOf(rows), dataSet };
}
