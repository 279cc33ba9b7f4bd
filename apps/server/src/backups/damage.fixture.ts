import { cp, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Copies a folder of backups, and changes the first of the copied files that is meant. */
export async function copyDamaged(
  stored: string,
  copy: string,
  isMeant: (name: string) => boolean,
  change: (path: string) => Promise<void>,
): Promise<void> {
  await cp(stored, copy, { recursive: true });
  const name = (await readdir(copy, { recursive: true })).toSorted().find(isMeant);
  if (name === undefined) throw new Error("no such file is stored");
  await change(join(copy, name));
}

export async function changeByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

export const cutOff = (path: string): Promise<void> => truncate(path, 500);

export const isPiece = (name: string): boolean => name.includes("base.tar");
export const isManifest = (name: string): boolean => name.endsWith(".json");
export const isSegment = (name: string): boolean => /\/log\/[0-9A-F]{24}/.test(name);
