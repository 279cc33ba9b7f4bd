import pg from "pg";
import { vi } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { APP } from "../postgres-setup.ts";

/** Returns a query with the values of its parameters in their places. Throws if a value is no text. */
function written([query, values]: readonly unknown[]): string {
  if (typeof query !== "string") throw new TypeError("a migration sends its queries as texts");
  if (!Array.isArray(values)) return query;
  return query.replaceAll(/\$(\d+)\b/g, (parameter, place: string) => {
    const value: unknown = values[Number(place) - 1];
    if (typeof value !== "string") throw new TypeError(`${parameter} is no text`);
    return pg.escapeLiteral(value);
  });
}

/** Migrates a new database. Returns all statements that this took, but for its reads. */
export async function recordTables(url: string): Promise<string> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await migrate(url, APP.name);
    const isRead = ([text]: readonly unknown[]) => typeof text === "string" && /^\s*select\b/i.test(text);
    return query.mock.calls
      .filter((call) => !isRead(call))
      .map(written)
      .join(";\n");
  } finally {
    query.mockRestore();
  }
}

const OURS = "('public', 'sandbox_gateway', 'bank')";

const TABLES = `SELECT format('%I.%I', n.nspname, c.relname) AS name, string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace JOIN pg_attribute a ON attrelid = c.oid
  WHERE nspname IN ${OURS} AND relkind = 'r' AND relname <> 'schema_migrations'
    AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  GROUP BY 1 ORDER BY 1`;

const SEQUENCES = `SELECT format('SELECT setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) AS line
  FROM pg_sequences WHERE schemaname IN ${OURS} AND last_value IS NOT NULL ORDER BY 1`;

/**
 * Returns the statements that bring the rows of a shop's database into one that only has the tables. A superuser has to
 * run them, because triggers must not.
 */
export async function recordRows(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const tables = (await client.query<{ name: string; columns: string }>(TABLES)).rows;
    const lines = [
      "SET session_replication_role = replica;",
      `TRUNCATE ${tables.map(({ name }) => name).join(", ")} CASCADE;`,
    ];
    for (const { name, columns } of tables) {
      const { rows } = await client.query<{ row: (string | null)[] }>(
        `SELECT ARRAY[${columns.replaceAll(/[^,]+/g, "$&::text")}] AS row FROM ${name} t ORDER BY t`,
      );
      if (rows.length === 0) continue;
      const values = rows.map(({ row }) => row.map((value) => (value === null ? "NULL" : pg.escapeLiteral(value))));
      lines.push(
        `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE VALUES`,
        `${values.map((row) => `(${row.join(", ")})`).join(",\n")};`,
      );
    }
    const sequences = (await client.query<{ line: string }>(SEQUENCES)).rows;
    return [...lines, ...sequences.map(({ line }) => line)].join("\n");
  } finally {
    await client.end();
  }
}
