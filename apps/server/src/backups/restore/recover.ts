import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EnvironmentError } from "../../environment.ts";
import { handOver, type Place } from "../../embedded-postgres/place.ts";
import { spawnPostmaster, stopPostmaster } from "../../embedded-postgres/postmaster.ts";

/** A server that nobody else reaches. `urlFor` is for a database of it, without a password. */
export type Restored = { urlFor(role: string, database: string): string; stop(): Promise<void> };

const PORT = 5432;
const TABLESPACE = "it has a tablespace, a folder outside of the database, which is not in it";

/**
 * Settings that replace those that came with the copied cluster, which name files, libraries and commands of another
 * machine.
 */
function overrides(folder: string, at: Date | undefined): Record<string, string> {
  return {
    config_file: join(folder, "postgresql.conf"),
    hba_file: join(folder, "pg_hba.conf"),
    ident_file: join(folder, "pg_ident.conf"),
    external_pid_file: "",
    listen_addresses: "",
    unix_socket_directories: folder,
    shared_preload_libraries: "",
    session_preload_libraries: "",
    ssl: "off",
    logging_collector: "off",
    archive_mode: "off",
    synchronous_standby_names: "",
    primary_conninfo: "",
    primary_slot_name: "",
    recovery_target: "",
    recovery_target_name: "",
    recovery_target_lsn: "",
    recovery_target_xid: "",
    // With an offset in digits: names of zones are not known yet when it is read.
    recovery_target_time: at?.toISOString().replace("Z", "+00") ?? "",
    recovery_target_timeline: "current",
    recovery_target_action: "promote",
    archive_cleanup_command: "",
    recovery_end_command: "",
    // All segments are in pg_wal already, so there is nothing to fetch.
    restore_command: "exit 1",
    // Ready means that the recovery has ended.
    hot_standby: "off",
  };
}

/**
 * Keeps PostgreSQL from following links to tablespaces, which may be those of a running server: nothing can be made in
 * their folder, so it ends at the entry of the log that makes one. Throws EnvironmentError if there is one already.
 */
function closeTablespaces(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new EnvironmentError(`The backup can't be restored: ${TABLESPACE}`);
  chmodSync(folder, 0o500);
}

/** Why PostgreSQL ended, in its own words. */
function reasonIn(log: string): string {
  const lines = log.split("\n").filter((line) => /(FATAL|PANIC):/.test(line));
  if (lines.some((line) => line.includes("pg_tblspc"))) return TABLESPACE;
  return lines.at(-1)?.replace(/^.*(FATAL|PANIC): +/, "") ?? log;
}

/**
 * Starts PostgreSQL on a copied cluster, and waits until it has applied the log in `pg_wal`, up to the moment `at` or
 * to its end. Throws EnvironmentError if it can't.
 */
export async function recover(place: Place, at: Date | undefined): Promise<Restored> {
  const tablespaces = join(place.cluster, "pg_tblspc");
  closeTablespaces(tablespaces);
  const folder = mkdtempSync(join(tmpdir(), "trove-restore-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  writeFileSync(join(folder, "postgresql.conf"), "");
  writeFileSync(join(folder, "pg_hba.conf"), "local all all trust\n");
  writeFileSync(join(folder, "pg_ident.conf"), "");
  writeFileSync(join(place.cluster, "recovery.signal"), "", { mode: 0o600 });
  handOver(folder, place.account);
  handOver(place.cluster, place.account);
  const { owner } = place.account;
  if (owner !== undefined) chownSync(place.home, owner.uid, owner.gid);
  const outcome = await spawnPostmaster(place, { port: PORT, more: overrides(folder, at), deadline: Infinity });
  if (typeof outcome === "string") {
    remove();
    throw new EnvironmentError(`PostgreSQL could not restore the backup: ${reasonIn(outcome)}`);
  }
  chmodSync(tablespaces, 0o700);
  return {
    urlFor: (role, database) =>
      `postgresql://${encodeURIComponent(role)}@${encodeURIComponent(folder)}:${PORT}/${encodeURIComponent(database)}`,
    async stop() {
      await stopPostmaster(place.cluster, outcome.pid);
      remove();
    },
  };
}
