import pg from "pg";
import { IS_READ_ONLY, ReadOnlyServer, type Servers } from "./servers.ts";

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

/** A pool, the servers that it connects to, and what it knows of each connection. */
export type ServerPool = {
  pool: pg.Pool;
  servers: Servers;
  readonly factsOf: (client: pg.PoolClient) => ConnectionFacts;
};

/**
 * - `isDirect`: the connection goes straight to PostgreSQL. Behind a pooler, each transaction may have another server
 *   process, and none keeps a session's settings and prepared statements.
 * - `age`: that of the servers when it was opened.
 * - `limits`: SQL that sets the time limits of a transaction.
 */
export type ConnectionFacts = { isDirect: boolean; age: number; limits: string };

const CONNECT_MS = 2_000;
const QUEUE_MS = 8_000;
const IDLE_IN_TRANSACTION_MS = 15_000;
/** How much longer the driver waits than PostgreSQL, which then ends the statement first, and cleanly. */
const GRACE_MS = 2_000;

/** The driver's two kinds of callbacks, as one. */
type Connected = (error: Error | null, client?: pg.Client) => void;

/**
 * Returns a class of clients that connect to the server that takes writes. Their connection attempt has a shorter limit
 * than `connectionTimeoutMillis`, which limits the wait for a free connection of the pool.
 */
function clientTo(servers: Servers) {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: CONNECT_MS });
    }

    override connect(): Promise<pg.Client>;
    override connect(onConnected: Parameters<pg.Client["connect"]>[0]): void;
    override connect(onConnected?: Parameters<pg.Client["connect"]>[0]): Promise<pg.Client> | void {
      const found = servers.find();
      const connected = this.#connectTo(found).catch((error: unknown) => {
        servers.leave(found);
        throw error;
      });
      if (onConnected === undefined) return connected;
      const tell = onConnected as Connected;
      connected.then((client) => tell(null, client), tell);
    }

    async #connectTo(found: Promise<string>): Promise<pg.Client> {
      const { host, port } = new pg.Client(await found);
      Object.assign(this, { host, port });
      return super.connect();
    }
  };
}

/** Ends a transaction that does nothing for this long, so that it does not keep its locks. */
const limitsOf = (statementMs: number) =>
  [
    `statement_timeout = ${statementMs === Infinity ? 0 : statementMs}`,
    `idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
  ] as const;

/**
 * Opens a pool to the server that takes writes. PostgreSQL cancels a statement after `statementMs`; if it does not
 * respond, the driver stops waiting two seconds later. `Infinity` means no timeout. Calls `onError` when a connection
 * breaks.
 */
export function openPool(
  servers: Servers,
  { size, statementMs }: PoolBounds,
  onError: (error: Error) => void,
): ServerPool {
  const known = new WeakMap<pg.ClientBase, ConnectionFacts>();
  const limits = limitsOf(statementMs);

  /** A pooler refuses limits in the startup message, so a direct connection gets them here. */
  async function meet(client: pg.ClientBase): Promise<void> {
    const { age } = servers;
    const { rows } = await client.query<{ pid: number; isReadOnly: boolean }>(
      `select pg_backend_pid() as pid, ${IS_READ_ONLY} as "isReadOnly"`,
    );
    if (servers.isChoosing && rows[0]?.isReadOnly === true) {
      servers.forget(age);
      throw new ReadOnlyServer("the database server refuses writes");
    }
    // A pooler reports process ids of its own.
    const isDirect = "processID" in client && client.processID === rows[0]?.pid;
    if (isDirect) await client.query(limits.map((limit) => `set ${limit}`).join("; "));
    known.set(client, { isDirect, age, limits: limits.map((limit) => `set local ${limit}`).join("; ") });
  }

  // The pool waits for it, although the type of its options says otherwise.
  const onConnect: (client: pg.ClientBase) => unknown = meet;
  const pool = new pg.Pool({
    Client: clientTo(servers),
    connectionString: servers.urls[0],
    max: size,
    types,
    connectionTimeoutMillis: QUEUE_MS,
    // Idle connections stay open. Otherwise, after a pause, all commands would be parsed and planned again at once.
    idleTimeoutMillis: 0,
    ...(statementMs !== Infinity && { query_timeout: statementMs + GRACE_MS }),
    application_name: "trove",
    onConnect,
  });
  // The pool handles errors of idle connections only. Without this listener, an error on a busy connection would end
  // the process.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("error", () => {});
  return {
    pool,
    servers,
    factsOf(client) {
      const facts = known.get(client);
      if (facts === undefined) throw new Error("a connection was handed out that nobody has met");
      return facts;
    },
  };
}
