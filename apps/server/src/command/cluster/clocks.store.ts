import { CompiledQuery } from "kysely";
import type pg from "pg";
import { isSpread } from "../shards.store.ts";
import type { Connection } from "../../database/connection.ts";
import { type Asked, clocksApart } from "./clocks.ts";

type Query = (text: string) => Promise<{ rows: unknown[] }>;

const CLOCK = "select (extract(epoch from clock_timestamp()) * 1000)::float8";

async function readClock(query: Query): Promise<number> {
  const { rows } = await query(`${CLOCK} as clock`);
  return (rows as { clock: number }[])[0]?.clock ?? Number.NaN;
}

async function askNodes(query: Query): Promise<Asked> {
  const before = await readClock(query);
  const { rows } = await query(
    `select result::float8 as clock from run_command_on_all_nodes($$${CLOCK}$$) where success`,
  );
  const after = await readClock(query);
  return { before, after, nodes: (rows as { clock: number }[]).map(({ clock }) => clock) };
}

/** Compares the clocks of a cluster's nodes, in milliseconds. Asks twice, because the first time opens connections. */
async function readClocksApart(query: Query): Promise<number> {
  const first = clocksApart(await askNodes(query));
  return Math.min(first, clocksApart(await askNodes(query)));
}

/** Like `readClocksApart`, over a connection of its own. */
export const readClocksOver = (client: pg.Client): Promise<number> => readClocksApart((text) => client.query(text));

/** Like `readClocksApart`. Null where the database is no cluster. */
export async function findClocksApart(db: Connection): Promise<number | null> {
  if (!(await isSpread(db))) return null;
  return readClocksApart((text) => db.executeQuery(CompiledQuery.raw(text)));
}
