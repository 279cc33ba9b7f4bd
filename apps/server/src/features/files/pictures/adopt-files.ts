import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Connection } from "../../../database/connection.ts";
import type { Environment } from "../../../environment.ts";
import type { Job } from "../../../jobs.ts";
import { findMissing, insertFile } from "./stored-files.store.ts";

const FOLDER = "pictures";
/** Failures that one line of the log names. */
const NAMED = 10;
const NAME = /^[0-9a-f]{64}(-\d{1,4}\.webp|\.pdf)$/;

/**
 * The job that stores in the database what earlier releases have left in a folder below DATA_DIR. Files that nothing
 * uses any more stay out. None of the files is deleted. Throws at the end if a file could not be stored.
 */
export function adoptFilesJobs({ PICTURES_S3, DATA_DIR }: Environment, db: Connection): Job[] {
  if (PICTURES_S3 !== undefined) return [];
  const folder = join(DATA_DIR, FOLDER);
  async function run(): Promise<void> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      },
    );
    const paths = new Map(
      found.filter(({ name }) => NAME.test(name)).map(({ name, parentPath }) => [name, join(parentPath, name)]),
    );
    const failures: string[] = [];
    for (const name of await findMissing(db, [...paths.keys()])) {
      const path = paths.get(name);
      if (path === undefined) continue;
      try {
        await insertFile(db, { name, bytes: await readFile(path) });
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
    }
    if (failures.length === 0) return;
    throw new Error(`${failures.length} files could not be stored: ${failures.slice(0, NAMED).join("; ")}`);
  }
  return [{ name: "adopt-files", everySeconds: 86_400, run }];
}
