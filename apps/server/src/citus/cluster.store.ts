import pg from "pg";
import type { FoundTable, Place } from "./plan.ts";

export type Node = { host: string; port: number; isCoordinator: boolean; isActive: boolean };
export type ClusterFacts = { version: string | undefined; nodes: readonly Node[]; role: string; strangers: string[] };

/** Reads what the cluster is made of, and which tables of the shop belong to another role. */
export async function readCluster(client: pg.Client): Promise<ClusterFacts> {
  const { rows } = await client.query<Omit<ClusterFacts, "nodes">>(
    `SELECT (SELECT extversion FROM pg_extension WHERE extname = 'citus') AS version, current_user::text AS role,
      ARRAY(SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
        WHERE schemaname IN ('public', 'sandbox_gateway', 'bank') AND tableowner <> current_user ORDER BY 1) AS strangers`,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error("no row about the cluster");
  const version = facts.version ?? undefined;
  if (version === undefined) return { ...facts, version, nodes: [] };
  const nodes = await client.query<Node>(
    `SELECT nodename AS host, nodeport AS port, groupid = 0 AS "isCoordinator", isactive AS "isActive" FROM pg_dist_node
    ORDER BY groupid`,
  );
  return { ...facts, version, nodes: nodes.rows };
}

type Row = { name: string; column: string | null; refersTo: string[]; triggers: string[] };

const placeOf = ({ column }: Row): Place => (column === null ? { way: "coordinator" } : { way: "shards", column });

/** Reads the shop's tables. A table that Citus knows, but keeps on the coordinator, counts as there. */
export async function readTables(client: pg.Client): Promise<FoundTable[]> {
  const { rows } = await client.query<Row>(
    `SELECT format('%I.%I', nspname, relname) AS name,
      CASE WHEN partmethod = 'h' THEN column_to_column_name(c.oid, partkey) END AS "column",
      ARRAY(SELECT format('%I.%I', n2.nspname, c2.relname) FROM pg_constraint k JOIN pg_class c2 ON c2.oid = k.confrelid
        JOIN pg_namespace n2 ON n2.oid = c2.relnamespace
        WHERE k.contype = 'f' AND k.conrelid = c.oid AND k.confrelid <> c.oid) AS "refersTo",
      ARRAY(SELECT tgname::text FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal ORDER BY 1) AS triggers
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
    LEFT JOIN pg_dist_partition ON logicalrelid = c.oid
    WHERE relkind IN ('r', 'p') AND nspname IN ('public', 'sandbox_gateway', 'bank') ORDER BY 1`,
  );
  return rows.map((row) => ({ ...row, place: placeOf(row) }));
}

/** Spreads a table by a column. Tables with the same `beside` keep rows with the same value on the same node. */
export async function spreadTable(
  client: pg.Client,
  table: string,
  { column, beside, shards }: { column: string; beside: string; shards: number },
): Promise<void> {
  const count = beside === "none" ? shards : null;
  await client.query("SELECT create_distributed_table($1, $2, colocate_with => $3, shard_count => $4)", [
    table,
    column,
    beside,
    count,
  ]);
}

/**
 * Removes the rows that stayed on the coordinator's disk. For tables whose rows are only ever added, the owner gives
 * itself the right to do so meanwhile.
 */
export async function forgetLocalRows(client: pg.Client, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM unnest($1::text[]) AS name WHERE NOT has_table_privilege(name, 'TRUNCATE')",
    [tables],
  );
  const kept = rows.map(({ name }) => name).join(", ");
  await client.query("BEGIN");
  try {
    if (kept !== "") await client.query(`GRANT TRUNCATE ON ${kept} TO CURRENT_USER`);
    for (const table of tables) await client.query("SELECT truncate_local_data_after_distributing_table($1)", [table]);
    if (kept !== "") await client.query(`REVOKE TRUNCATE ON ${kept} FROM CURRENT_USER`);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

/** The owner's functions in these schemas, with the types of their arguments, without those of triggers. */
export async function readFunctions(client: pg.Client, schemas: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%I.%I(%s)', nspname, proname, oidvectortypes(proargtypes)) AS name
    FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
    WHERE nspname = ANY ($1) AND proowner = to_regrole(current_user::text) AND prorettype <> 'trigger'::regtype
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')
    ORDER BY p.oid`,
    [schemas],
  );
  return rows.map(({ name }) => name);
}

/** Citus refuses a function that depends on a table which it does not know, or on such a function. */
const LEFT_OUT = ["0A000", "25P02"];

/**
 * Makes a function known to each node, so that statements which run there can call it. Returns false if an argument is
 * a row of a table that only the coordinator has.
 */
export async function spreadFunction(client: pg.Client, name: string): Promise<boolean> {
  try {
    await client.query("SELECT create_distributed_function($1)", [name]);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && LEFT_OUT.includes(error.code ?? "")) return false;
    throw error;
  }
}

/** Lets a function run with the rights of its caller; `grants-cluster.sql` says why. */
export async function runAsCaller(client: pg.Client, name: string): Promise<void> {
  await client.query(`ALTER FUNCTION ${name} SECURITY INVOKER`);
}

/** Leaves out notices, and limits of time: large tables take long. */
export async function beQuiet(client: pg.Client): Promise<void> {
  await client.query("SET client_min_messages = warning; SET statement_timeout = 0; SET lock_timeout = 0");
}
