import { spawnSync } from "node:child_process";
import { EnvironmentError } from "../../environment.ts";
import { executable, locateBinaries } from "../../embedded-postgres/binaries.ts";

/** Where packages of Linux distributions install PostgreSQL's programs. */
const installed = (major: number) => [`/usr/lib/postgresql/${major}`, `/usr/pgsql-${major}`, "/usr/local"];

/** A built folder comes without PostgreSQL. */
function embedded(): string[] {
  try {
    return [locateBinaries()];
  } catch {
    return [];
  }
}

function majorOf(folder: string): number | undefined {
  const { stdout } = spawnSync(executable(folder, "postgres"), ["--version"], { encoding: "utf8" });
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(stdout ?? "") ?? [];
  return major === undefined ? undefined : Number(major);
}

/**
 * Finds the folder with PostgreSQL's programs of a major version, `bin/postgres` among them. Only the same major
 * version reads a cluster's files. Throws EnvironmentError if this machine has none.
 */
export function findPrograms(major: number, given: string | undefined): string {
  const folders = given === undefined ? [...embedded(), ...installed(major)] : [given];
  const found = folders.find((folder) => majorOf(folder) === major);
  if (found !== undefined) return found;
  throw new EnvironmentError(
    `The backup is of PostgreSQL ${major}, which is not in ${folders.join(", ")}: install it here, or name its folder` +
      " with --postgres",
  );
}
