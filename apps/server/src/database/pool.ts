import pg from "pg";

const INT8 = 20;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint column outside the safe integers: ${text}`);
  return value;
}

/** Parses bigint columns as safe integers, and timestamps as dates. */
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? safeInteger : pg.types.getTypeParser(oid, format ?? "text"),
};

export type PoolBounds = { size: number; statementMs: number };

const CONNECT_MS = 2_000;
const QUEUE_MS = 8_000;
/** How much longer the driver waits than PostgreSQL, which then ends the statement first, and cleanly. */
const GRACE_MS = 2_000;

/**
 * A client whose connection attempt has a shorter limit than `connectionTimeoutMillis`, which limits the wait for a
 * free connection of the pool.
 */
class QuickClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

/**
 * Opens a pool. PostgreSQL cancels a statement after `statementMs`; if it does not respond, the driver stops waiting
 * two seconds later. `Infinity` means no timeout. Calls `onError` when a connection breaks.
 */
export function openPool(url: string, { size, statementMs }: PoolBounds, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client: QuickClient,
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: QUEUE_MS,
    // Idle connections stay open. Otherwise, after a pause, all commands would be parsed and planned again at once.
    idleTimeoutMillis: 0,
    ...(statementMs !== Infinity && { statement_timeout: statementMs, query_timeout: statementMs + GRACE_MS }),
    idle_in_transaction_session_timeout: 15_000,
    application_name: "trove",
  });
  // The pool handles errors of idle connections only. Without this listener, an error on a busy connection would end
  // the process.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  return pool;
}
