import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readIfThere } from "../../../command/read-if-there.ts";
import type { PictureStorage } from "./picture-storage.ts";

/** Stores files in subfolders by the first two digits of their names, so that no folder gets too large. */
export function folderStorage(folder: string): PictureStorage {
  const folderOf = (name: string) => join(folder, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), name);
  return {
    async put(name, bytes) {
      await mkdir(folderOf(name), { recursive: true });
      // Writes another file first and renames it, so that readers see the whole file or none, also after a crash.
      const draft = `${pathOf(name)}.${randomUUID()}`;
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, pathOf(name));
    },
    get: (name) => readIfThere(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
