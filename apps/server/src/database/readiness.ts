import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Connection } from "./connection.ts";
import { IS_READ_ONLY } from "./servers.ts";

const PING_MS = 2_500;
const KEPT_MS = 1_000;

/** Fails with the SQLSTATE of a refused write, so that the pool leaves the server as it does after one. */
const REQUIRE_WRITES = `do $$ begin
  if ${IS_READ_ONLY} then
    raise sqlstate '25006' using message = 'the database server refuses writes';
  end if;
end $$`;

/** Resolves when the database takes writes. Throws if it does not, or takes longer than 2.5 seconds to respond. */
export async function ping(connection: Connection): Promise<void> {
  const late = pause(PING_MS, undefined, { ref: false }).then(() => {
    throw new Error(`the database has not responded for ${PING_MS} ms`);
  });
  await Promise.race([sql.raw(REQUIRE_WRITES).execute(connection), late]);
}

/** Like `ping`, but asks the database once a second at most, however many ask. */
export function keptPing(connection: Connection): () => Promise<void> {
  let asked: Promise<void> | undefined;
  return () => {
    if (asked !== undefined) return asked;
    asked = ping(connection);
    const forget = () => void setTimeout(() => (asked = undefined), KEPT_MS).unref();
    asked.then(forget, forget);
    return asked;
  };
}
