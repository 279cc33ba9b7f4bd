import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "../../src/database/roles.ts";
import { findFreePort } from "../shop/free-port.ts";

/** Whether the program is installed on this machine. */
export const hasPgBouncer = (): boolean => spawnSync("pgbouncer", ["--version"], { stdio: "ignore" }).status === 0;

const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));

/**
 * Starts PgBouncer in transaction mode in front of the server of `url`, with its default settings otherwise. Its URL is
 * the same but for the port. It refuses to run as root.
 */
export async function startPgBouncer(
  url: string,
  roles: readonly Role[],
): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(url);
  const own = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "trove-pgbouncer-"));
  const [users, settings] = [join(folder, "users.txt"), join(folder, "pgbouncer.ini")];
  writeFileSync(users, roles.map(({ name, password }) => `"${name}" "${password}"\n`).join(""));
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
`,
  );
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (isRoot) for (const path of [folder, users, settings]) chownSync(path, idOf("-u"), idOf("-g"));
  const child = spawn("pgbouncer", [settings], { ...identity, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("process up")) resolve();
    });
    child.once("exit", () => reject(new Error(`pgbouncer ended:\n${output}`)));
  });
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${own}`;
  return {
    url: pooled.href,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
