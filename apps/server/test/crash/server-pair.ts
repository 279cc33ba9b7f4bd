import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeCluster } from "../../src/embedded-postgres/make-cluster.ts";
import { sweepThrowaways } from "../../src/embedded-postgres/throwaway-postgres.ts";
import { until } from "./crash-server.ts";
import { ask, copyRunning, OwnServer } from "./own-server.ts";

/**
 * Two PostgreSQL servers on fixed ports. One takes writes, the other follows it: a commit is acknowledged when both
 * have it. For tests, which kill the first one.
 */
export class ServerPair {
  readonly #servers: [OwnServer, OwnServer];
  readonly #password: string;

  private constructor(servers: [OwnServer, OwnServer], password: string) {
    this.#servers = servers;
    this.#password = password;
  }

  static async start(parent: string): Promise<ServerPair> {
    mkdirSync(parent, { recursive: true });
    await sweepThrowaways(parent);
    const [first, second] = [await OwnServer.make(parent), await OwnServer.make(parent)];
    const pair = new ServerPair([first, second], await makeCluster(first.place, "full"));
    first.set(["wal_keep_size = '1GB'"]);
    await first.start();
    await pair.follow();
    return pair;
  }

  /** The URL of the server that takes writes, as superuser. */
  get adminUrl(): string {
    return this.#servers[0].urlWith(this.#password);
  }

  /** Both servers as hosts of one URL. Their order is by port, so it stays the same after a failover. */
  urlFor(role: { name: string; password: string }, database: string): string {
    const ports = this.#servers.map(({ port }) => port).toSorted((a, b) => a - b);
    const hosts = ports.map((port) => `127.0.0.1:${port}`).join(",");
    return `postgresql://${role.name}:${role.password}@${hosts}/${database}`;
  }

  /**
   * Kills the server that takes writes, and makes the other one take them. It then waits for no follower, until
   * `follow` gives it one.
   */
  async failOver(): Promise<void> {
    this.#servers[0].kill();
    this.#servers.reverse();
    await ask(this.adminUrl, "SELECT pg_promote(true, 60)");
  }

  /** Copies the server that takes writes over the other one, and resolves when each commit waits for both. */
  async follow(): Promise<void> {
    const [leader, follower] = this.#servers;
    const { cluster } = follower.place;
    rmSync(cluster, { recursive: true, force: true });
    await copyRunning(leader, this.adminUrl, cluster);
    writeFileSync(join(cluster, "standby.signal"), "");
    follower.set(["wal_keep_size = '1GB'", `primary_conninfo = '${this.adminUrl}'`]);
    await follower.start();
    await ask(this.adminUrl, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await ask(this.adminUrl, "SELECT pg_reload_conf()");
    const following = "SELECT 1 AS one FROM pg_stat_replication WHERE sync_state = 'sync'";
    await until("the standby", async () => (await ask(this.adminUrl, following)).length > 0);
  }

  async remove(): Promise<void> {
    for (const server of this.#servers.toReversed()) await server.remove();
  }
}
