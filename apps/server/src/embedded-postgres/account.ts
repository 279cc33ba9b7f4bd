import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { executable } from "./binaries.ts";

type Owner = { uid: number; gid: number };

/** The account that runs PostgreSQL. PostgreSQL refuses to run as root. */
export type Account = {
  name: string;
  /** The owner that the cluster's files must have; undefined means the current user. */
  owner: Owner | undefined;
  command(file: string, args: string[]): { file: string; args: string[] };
};

export const ourselves: Account = {
  name: "this user",
  owner: undefined,
  command: (file, args) => ({ file, args }),
};

/**
 * Root mapped to another user id in a user namespace. The files still belong to root. Some containers forbid
 * namespaces.
 */
const renamedRoot: Account = {
  name: "root in a user namespace",
  owner: { uid: 0, gid: 0 },
  command: (file, args) => ({
    file: "unshare",
    args: ["-U", "--map-user=1000", "--map-group=1000", "--", file, ...args],
  }),
};

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Returns the accounts that root may run PostgreSQL as, best first. For an existing cluster, its creator comes first.
 */
export function accountsForRoot(cluster: string, home: string): Account[] {
  const maker = ownerOf(cluster);
  const people = [maker, ownerOf(home), systemUser("postgres"), systemUser("nobody")]
    .filter((user) => user !== undefined)
    .filter((user) => user.uid !== 0)
    .map(otherUser);
  return maker !== undefined && maker.uid !== 0 ? [...people, renamedRoot] : [renamedRoot, ...people];
}

/** Whether the account can execute the binaries and enter the folder. */
export function canWork(account: Account, binaries: string, folder: string): boolean {
  const script = 'cd "$1" && exec "$2" --version';
  const { file, args } = account.command("/bin/sh", ["-c", script, "sh", folder, executable(binaries, "postgres")]);
  return spawnSync(file, args, { ...identity(account), stdio: "ignore", cwd: "/" }).status === 0;
}

/** The uid and gid options for `spawn`. */
export function identity(account: Account): { uid?: number; gid?: number } {
  return account.owner !== undefined && account.owner.uid !== 0 ? account.owner : {};
}

function otherUser(owner: Owner): Account {
  return { name: `user ${owner.uid}`, owner, command: (file, args) => ({ file, args }) };
}

function ownerOf(path: string): Owner | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}

function systemUser(name: string): Owner | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}
