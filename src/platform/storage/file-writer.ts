interface FileWriter {
  write(part: Blob): Promise<void>;
  close(type: string): Promise<Blob>;
}

const PREFIX = 'export-';
/** So old a file has been saved or given up. */
const LEFT_OVER_MS = 10 * 60_000;

async function removeLeftOvers(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (!name.startsWith(PREFIX) || !(handle instanceof FileSystemFileHandle)) continue;
    const { lastModified } = await handle.getFile();
    // One that another tab is writing cannot be removed.
    if (Date.now() - lastModified > LEFT_OVER_MS) await folder.removeEntry(name).catch(() => undefined);
  }
}

/** A file in the browser's own folder of this origin, which is on the disk. */
async function createDiskWriter(): Promise<FileWriter> {
  const folder = await navigator.storage.getDirectory();
  await removeLeftOvers(folder);
  const name = PREFIX + crypto.randomUUID();
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  return {
    write: (part) => stream.write(part),
    async close(type) {
      await stream.close();
      const file = await handle.getFile();
      setTimeout(() => void folder.removeEntry(name).catch(() => undefined), LEFT_OVER_MS);
      return file.slice(0, file.size, type);
    },
  };
}

function createMemoryWriter(): FileWriter {
  const parts: Blob[] = [];
  return {
    write: async (part) => void parts.push(part),
    close: async (type) => new Blob(parts, { type }),
  };
}

/**
 * Begins a file.
 * @param isLong it may be larger than the memory of the page: it is written to the disk where the browser lets it
 */
export const createFileWriter = (isLong: boolean): Promise<FileWriter> =>
  isLong ? createDiskWriter().catch(createMemoryWriter) : Promise.resolve(createMemoryWriter());
