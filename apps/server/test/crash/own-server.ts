import { appendFileSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { locateBinaries } from "../../src/embedded-postgres/binaries.ts";
import { choosePlace, handOver, type Place } from "../../src/embedded-postgres/place.ts";
import { childrenOf } from "../../src/embedded-postgres/postmaster-file.ts";
import { startPostmaster, stopPostmaster } from "../../src/embedded-postgres/postmaster.ts";
import { findFreePort } from "../shop/free-port.ts";
import { signal } from "./crash-server.ts";

/** Files that a copy of a running cluster must not have: the process's own, and the write-ahead log. */
const LEFT_OUT = ["postmaster.pid", "postmaster.opts", "pg_wal", "pg_replslot"];
const AUTO_CONF = "postgresql.auto.conf";

/** A PostgreSQL server of a test, which keeps what it acknowledges through any crash, on a port of its own. */
export class OwnServer {
  readonly place: Place;
  readonly port: number;
  #pid = 0;

  private constructor(place: Place, port: number) {
    this.place = place;
    this.port = port;
  }

  /** Chooses a new folder below `parent`. */
  static async make(parent: string): Promise<OwnServer> {
    const home = realpathSync(mkdtempSync(join(parent, `${process.pid}-`)));
    return new OwnServer(choosePlace(locateBinaries(), home), await findFreePort());
  }

  /** Adds lines to the settings of the cluster, before it starts. */
  set(lines: readonly string[]): void {
    appendFileSync(join(this.place.cluster, AUTO_CONF), lines.map((line) => `${line}\n`).join(""));
  }

  async start(): Promise<void> {
    handOver(this.place.cluster, this.place.account);
    this.#pid = (await startPostmaster(this.place, "full", this.port)).pid;
  }

  /** Kills all its processes without warning. */
  kill(): void {
    for (const pid of [this.#pid, ...childrenOf(this.#pid)]) signal(pid, "SIGKILL");
  }

  /** Stops the server and removes its data. */
  async remove(): Promise<void> {
    if (this.#pid !== 0) await stopPostmaster(this.place.cluster, this.#pid);
    rmSync(this.place.home, { recursive: true, force: true });
  }

  /** The URL for the superuser. */
  urlWith(password: string): string {
    return `postgresql://postgres:${password}@127.0.0.1:${this.port}/postgres`;
  }
}

/** Runs one statement on a connection of its own. Returns the rows. */
export async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Copies the files of a running server into a new cluster, as PostgreSQL's manual describes it in "Making a Base
 * Backup Using the Low Level API". The copy has no settings of its own, and needs the write-ahead log since the start.
 */
export async function copyRunning(from: OwnServer, url: string, to: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('copy', true)");
    const isWanted = (path: string) => !LEFT_OUT.some((name) => path === join(from.place.cluster, name));
    cpSync(from.place.cluster, to, { recursive: true, filter: isWanted });
    const { rows } = await client.query<{ label: string }>("SELECT labelfile AS label FROM pg_backup_stop(false)");
    writeFileSync(join(to, "backup_label"), rows[0]?.label ?? "");
  } finally {
    await client.end();
  }
  for (const folder of ["pg_wal/archive_status", "pg_replslot"]) mkdirSync(join(to, folder), { recursive: true });
  writeFileSync(join(to, AUTO_CONF), "");
}
