import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** The bytes that all files of a folder have. */
export async function sizeOf(path: string): Promise<number> {
  const found = await lstat(path);
  if (!found.isDirectory()) return found.size;
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))));
  return sizes.reduce((total, size) => total + size, 0);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1).padStart(6)} MB`;

/** Lines with the size of each entry of a folder, the largest first, and of the whole. */
export async function sizeLines(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => ({ name, size: await sizeOf(join(folder, name)) })));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const large = sizes.filter(({ size }) => size >= 100_000).toSorted((a, b) => b.size - a.size);
  return [...large.map(({ name, size }) => `${megabytes(size)}  ${name}`), `${megabytes(total)}  altogether`];
}
