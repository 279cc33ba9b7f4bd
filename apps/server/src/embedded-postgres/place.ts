import { createHash } from "node:crypto";
import { cpSync, existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { accountsForRoot, canWork, isRoot, ourselves } from "./account.ts";
import type { Account } from "./account.ts";

/** The folders of PostgreSQL's programs and files, and the account that runs them. */
export type Place = { binaries: string; home: string; cluster: string; account: Account };

/** The file that PostgreSQL logs to. */
export const logPathOf = ({ home }: Pick<Place, "home">) => join(home, "postgres.log");

const READABLE = "/var/lib/trove-postgres";

/**
 * Finds an account that can run the binaries and reach the folder. If root has none, as with a clone below /root in a
 * container without user namespaces, binaries and data move to a folder that every user can read.
 */
export function choosePlace(binaries: string, home: string): Place {
  const place = { binaries, home, cluster: join(home, "cluster") };
  if (!isRoot()) return { ...place, account: ourselves };
  const account = accountsForRoot(place.cluster, home).find((one) => canWork(one, binaries, home));
  if (account) return { ...place, account };
  if (existsSync(place.cluster)) throw new Error(`No account but root reaches the database in ${home}. ${advice}`);
  return elsewhere(binaries, home);
}

function elsewhere(binaries: string, home: string): Place {
  const name = (path: string) => createHash("sha256").update(path).digest("hex").slice(0, 16);
  const copy = join(READABLE, `programs-${name(binaries)}`);
  const folder = join(READABLE, `data-${name(home)}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(binaries, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  const cluster = join(folder, "cluster");
  const account = accountsForRoot(cluster, folder).find((one) => canWork(one, copy, folder));
  if (account === undefined) throw new Error(`PostgreSQL refuses to run as root. ${advice}`);
  return { binaries: copy, home: folder, cluster, account };
}

/** Gives the folder and everything in it to the account. */
export function handOver(path: string, { owner }: Account): void {
  if (owner === undefined || !isRoot()) return;
  lchownSync(path, owner.uid, owner.gid);
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}

const advice = "Start Trove as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.";
