import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readIfThere } from "../../../command/read-if-there.ts";
import type { PictureStorage } from "./picture-storage.ts";

/** Subfolders by the first two digits keep each folder small. */
export function folderStorage(folder: string): PictureStorage {
  const folderOf = (name: string) => join(folder, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), name);
  return {
    async put(name, bytes) {
      await mkdir(folderOf(name), { recursive: true });
      // Readers, and a start after a crash, find the whole file or none.
      const draft = `${pathOf(name)}.${randomUUID()}`;
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, pathOf(name));
    },
    get: (name) => readIfThere(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
