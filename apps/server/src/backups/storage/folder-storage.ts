import { mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { BackupStorage } from "./backup-storage.ts";

const UNFINISHED = ".unfinished";

function orMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code !== "ENOENT") throw error;
    return value;
  };
}

/** Writes a file as a whole or not at all, and to the disk before it gets its name. Only its owner may read it. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}${UNFINISHED}`;
  try {
    await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Writes the names of a folder to the disk: PostgreSQL forgets a segment once its copy is stored. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Keeps backups in a folder, which is made when it is first needed. */
export function folderStorage(folder: string): BackupStorage {
  return {
    title: folder,
    put: (name, bytes) => writeWhole(join(folder, name), bytes),
    get: (name) => readFile(join(folder, name)).catch(orMissing(undefined)),
    async list(prefix) {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await readdir(join(folder, prefix), options).catch(orMissing([]));
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
        .toSorted();
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
