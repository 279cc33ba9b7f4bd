import { sql } from "kysely";
import type { Connection } from "../../src/database/connection.ts";
import type { DeclaredTable } from "../../src/citus/table-kinds.ts";

type Key = { table: string; name: string; columns: string[] };
type Reference = Key & { target: string; targets: string[] };

/** The parts of a database that the rule for tables is about. */
export type Schema = {
  tables: string[];
  columns: { table: string; name: string }[];
  /** The columns that are never null. */
  required: { table: string; name: string }[];
  triggers: { table: string; name: string }[];
  keys: Key[];
  references: Reference[];
};

const nameOf = (relation: string) =>
  sql.raw(`(SELECT format('%I.%I', nspname, relname) FROM pg_class named JOIN pg_namespace n ON n.oid = named.relnamespace
    WHERE named.oid = ${relation})`);

const columnsOf = (relation: string, numbers: string) =>
  sql.raw(`ARRAY(SELECT attname::text FROM unnest(${numbers}) WITH ORDINALITY AS place (number, at)
    JOIN pg_attribute ON attrelid = ${relation} AND attnum = number ORDER BY at)`);

/** Reads tables, triggers, unique indexes with primary keys, and foreign keys of the shop's schemas. */
export async function readSchema(db: Connection): Promise<Schema> {
  const [tables, columns, required, triggers, keys, references] = await Promise.all([
    sql<{ name: string }>`SELECT ${nameOf("c.oid")} AS name FROM pg_class c
      WHERE relkind IN ('r', 'p') AND relnamespace::regnamespace::text IN ('public', 'sandbox_gateway', 'bank')
      ORDER BY 1`.execute(db),
    sql<{ table: string; name: string }>`SELECT ${nameOf("attrelid")} AS "table", attname AS name
      FROM pg_attribute JOIN pg_class c ON c.oid = attrelid AND relkind IN ('r', 'p')
      WHERE attnum > 0 AND NOT attisdropped AND attrelid >= 16384`.execute(db),
    sql<{ table: string; name: string }>`SELECT ${nameOf("attrelid")} AS "table", attname AS name
      FROM pg_attribute WHERE attnotnull AND attnum > 0 AND attrelid >= 16384`.execute(db),
    sql<{ table: string; name: string }>`SELECT ${nameOf("tgrelid")} AS "table", tgname AS name
      FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`.execute(db),
    sql<Key>`SELECT ${nameOf("indrelid")} AS "table", indexrelid::regclass::text AS name,
      ${columnsOf("indrelid", "indkey")} AS columns
      FROM pg_index WHERE indisunique AND indrelid >= 16384 ORDER BY 1, 2`.execute(db),
    sql<Reference>`SELECT ${nameOf("conrelid")} AS "table", conname AS name, ${columnsOf("conrelid", "conkey")} AS columns,
      ${nameOf("confrelid")} AS target, ${columnsOf("confrelid", "confkey")} AS targets
      FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2`.execute(db),
  ]);
  return {
    tables: tables.rows.map(({ name }) => name),
    columns: columns.rows,
    required: required.rows,
    triggers: triggers.rows,
    keys: keys.rows,
    references: references.rows,
  };
}

const short = (name: string) => name.replace(/^public\./, "");

/**
 * Lists all that stands against the rule, sorted: rows without a value in the key column, triggers, keys without that
 * column, and foreign keys that lead to rows of others. Tables of the kinds catalogue and central have no rule.
 */
export function breaksOf(schema: Schema, declared: readonly DeclaredTable[]): string[] {
  const keyOf = (name: string) => declared.find((table) => table.name === name)?.key;
  const isPersons = (name: string) => keyOf(name) === "user_id";
  const staysWithin = ({ table, columns, target, targets }: Reference) =>
    isPersons(table) && isPersons(target) && targets[columns.indexOf("user_id")] === "user_id";
  const isRuled = ({ table }: { table: string }) => keyOf(table) !== undefined;
  const needs = ({ name, key }: DeclaredTable) => ({ table: name, name: key ?? "" });
  const isRequired = ({ table, name }: { table: string; name: string }) =>
    schema.required.some((column) => column.table === table && column.name === name);
  return [
    ...declared
      .map(needs)
      .filter((column) => isRuled(column) && !isRequired(column))
      .map(({ table, name }) => `${short(table)}: rows without ${name}`),
    ...schema.triggers.filter(isRuled).map(({ table, name }) => `${short(table)}: trigger ${name}`),
    ...schema.keys
      .filter((key) => isRuled(key) && !key.columns.includes(keyOf(key.table) ?? ""))
      .map(({ table, name }) => `${short(table)}: key ${name}`),
    ...schema.references
      .filter((reference) => isRuled(reference) && !staysWithin(reference))
      .map(({ table, name }) => `${short(table)}: reference ${name}`),
  ].toSorted();
}
