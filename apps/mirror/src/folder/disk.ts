import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Thrown if a file would need more than the gigabytes that the operator allows. */
export class DiskFull extends Error {}

/** The files below a folder. Paths are relative to it. */
export type Disk = {
  readonly folder: string;
  /** Returns undefined if there is no such file. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>;
  /**
   * Replaces a file in one step: after a crash it has the old bytes or the new ones. The new ones are on the disk when
   * this returns. Throws DiskFull. Must not be called twice at the same time for one path.
   */
  readonly write: (path: string, bytes: Uint8Array | string, mode?: number) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  /** The names in a folder; none if it does not exist. */
  readonly names: (path: string) => Promise<readonly string[]>;
  readonly usedBytes: () => number;
  readonly mostBytes: number;
  readonly isFull: () => boolean;
};

/** Result of `work`, or undefined if the file or folder does not exist. */
async function ifThere<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

const sizeOf = async (path: string) => (await ifThere(() => stat(path)))?.size ?? 0;

async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  let bytes = 0;
  for (const entry of entries) if (entry.isFile()) bytes += await sizeOf(join(entry.parentPath, entry.name));
  return bytes;
}

/** Flushes the names in a folder. Windows can't do this, and flushes them itself. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a new file and flushes it. Leaves none behind if the disk is full. */
async function writeFlushed(path: string, bytes: Uint8Array | string, mode: number): Promise<void> {
  const handle = await open(path, "w", mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Opens the files below a folder, which may use up to `mostBytes`. */
export async function openDisk(folder: string, mostBytes: number): Promise<Disk> {
  await mkdir(folder, { recursive: true });
  const made = new Set<string>([folder]);
  let used = await bytesBelow(folder);

  async function makeFolder(path: string): Promise<void> {
    if (made.has(path)) return;
    await makeFolder(dirname(path));
    await mkdir(path, { recursive: true });
    await flushFolder(dirname(path));
    made.add(path);
  }

  return {
    folder,
    mostBytes,
    usedBytes: () => used,
    isFull: () => used >= mostBytes,
    read: (path) => ifThere(async () => new Uint8Array(await readFile(join(folder, path)))),
    names: async (path) => (await ifThere(() => readdir(join(folder, path)))) ?? [],
    write: async (path, bytes, mode = 0o644) => {
      const [target, length] = [join(folder, path), Buffer.byteLength(bytes)];
      if (used + length > mostBytes) throw new DiskFull(`${folder} has the ${mostBytes} bytes that it may have`);
      await makeFolder(dirname(target));
      const before = await sizeOf(target);
      await writeFlushed(`${target}.new`, bytes, mode);
      await rename(`${target}.new`, target);
      await flushFolder(dirname(target));
      used += length - before;
    },
    remove: async (path) => {
      const before = await sizeOf(join(folder, path));
      await rm(join(folder, path), { force: true });
      used -= before;
    },
  };
}
