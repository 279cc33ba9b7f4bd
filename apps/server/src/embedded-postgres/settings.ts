export type Durability = "full" | "test";

/**
 * Returns PostgreSQL's settings. `full` keeps committed data through any crash. `test` is for throwaway databases: it
 * never waits for the disk, and vacuums and analyzes only on request. `more` replaces some of them.
 */
export function settings(port: number, durability: Durability, more: Record<string, string> = {}): string[] {
  const values: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    // Connections use only TCP, because the path of a socket is limited to 107 bytes.
    unix_socket_directories: "",
    password_encryption: "scram-sha-256",
    timezone: "UTC",
    log_timezone: "UTC",
    shared_buffers: "256MB",
    effective_cache_size: "1GB",
    random_page_cost: "1.1",
    max_wal_size: "2GB",
    checkpoint_timeout: "15min",
    // If backups can't be stored for long, the log that waits for them must not fill the disk.
    max_slot_wal_keep_size: "8GB",
    // Failed statements are not logged: the shop logs unexpected errors itself, and refusals are expected.
    log_min_messages: "log",
    // JIT compilation costs more than it saves on short queries.
    jit: "off",
    ...(durability === "full"
      ? { max_connections: "100", fsync: "on", synchronous_commit: "on", full_page_writes: "on" }
      : {
          max_connections: "600",
          fsync: "off",
          synchronous_commit: "off",
          full_page_writes: "off",
          // A test run has hundreds of databases, for which the launcher would start a worker several times a second.
          autovacuum: "off",
        }),
    ...more,
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
