import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Connection } from "../database/connection.ts";

/** Shards of people whose calls a process has gathered last. A miss costs one more query. */
const KNOWN = 100_000;

type Shards = LRUCache<string, string>;

/** For each pool: the shards of a cluster that are known, or nothing where no table is spread over nodes. */
const pools = new WeakMap<Connection, Promise<Shards | undefined>>();

/** Whether Citus spreads the people's tables of this database over several nodes. */
export async function isSpread(db: Connection): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('pg_dist_partition') is not null as has`.execute(db);
  if (rows[0]?.has !== true) return false;
  const spread = await sql`select from pg_dist_partition where logicalrelid = to_regclass('public.users')`.execute(db);
  return spread.rows.length > 0;
}

async function findShards(db: Connection): Promise<Shards | undefined> {
  return (await isSpread(db)) ? new LRUCache({ max: KNOWN }) : undefined;
}

/** Returns the shard of a person's rows, or undefined where the database is no cluster, or the person has no id. */
export async function shardOf(db: Connection, userId: string): Promise<string | undefined> {
  const found = pools.get(db) ?? findShards(db);
  pools.set(db, found);
  found.catch(() => pools.delete(db));
  const shards = await found;
  const known = shards?.get(userId);
  if (shards === undefined || known !== undefined) return known;
  const { rows } = await sql<{ shard: string }>`
    select get_shard_id_for_distribution_column('users', ${userId}::uuid)::text as shard`.execute(db);
  const shard = rows[0]?.shard;
  if (shard !== undefined) shards.set(userId, shard);
  return shard;
}
