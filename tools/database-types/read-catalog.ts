import type pg from "pg";

/**
 * A column of a table, an attribute of a composite type, or an argument of a function. `type` is PostgreSQL's type
 * name.
 */
export type Field = {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The values that a CHECK (column IN (…)) allows; null without such a check. */
  values: string[] | null;
};

/** A table, or a composite type of the schema `command`. */
export type Shape = { schema: string; name: string; fields: Field[] };

/** A function that the application may call. */
export type Signature = { name: string; args: Argument[] };

/** An argument of a function. It is nullable if it has DEFAULT NULL. */
export type Argument = Pick<Field, "name" | "type" | "isNullable">;

export type Catalog = { tables: Shape[]; types: Shape[]; functions: Signature[] };

const FIELDS = `
  SELECT n.nspname AS schema, c.relname AS shape, c.relkind AS kind, a.attname AS name,
    format_type(a.atttypid, NULL) AS type, a.atthasdef OR a.attidentity <> '' AS "hasDefault",
    NOT a.attnotnull AND (c.relkind = 'r' OR coalesce(col_description(c.oid, a.attnum) = 'or null', false)) AS "isNullable",
    (SELECT array_agg(value[1] ORDER BY value[1])
      FROM pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') AS value
      WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
        AND pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[') AS values
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND n.nspname IN ('public', 'sandbox_gateway', 'bank')
    OR c.relkind = 'c' AND n.nspname = 'command'
  ORDER BY n.nspname, c.relname, a.attnum`;

const ARGUMENTS = `
  SELECT p.proname AS function, substring(a.name FROM '^p_(.*)') AS name, format_type(a.type, NULL) AS type,
    a.position > p.pronargs - p.pronargdefaults AS "isNullable"
  FROM pg_proc p
  JOIN pg_namespace n ON n.oid = p.pronamespace
  CROSS JOIN unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) WITH ORDINALITY AS a (name, type, position)
  WHERE n.nspname = 'command' AND has_function_privilege($1, p.oid, 'EXECUTE')
    AND (p.prosecdef OR obj_description(p.oid, 'pg_proc') = 'called by the owner')
  ORDER BY p.proname, a.position`;

type FieldRow = Field & { schema: string; shape: string; kind: "r" | "c" };

function shapesOf(rows: readonly FieldRow[], kind: FieldRow["kind"]): Shape[] {
  const ofKind = rows.filter((row) => row.kind === kind);
  return [...Map.groupBy(ofKind, ({ shape }) => shape)].map(([name, fields]) => {
    return { schema: fields[0]?.schema ?? "", name, fields };
  });
}

/**
 * Reads a migrated database's tables and composite types, and the functions that the application's role may call.
 * Includes functions with the comment "called by the owner".
 */
export async function readCatalog(client: pg.Client, appRole: string): Promise<Catalog> {
  const { rows: fields } = await client.query<FieldRow>(FIELDS);
  const { rows: args } = await client.query<Argument & { function: string }>(ARGUMENTS, [appRole]);
  const byFunction = Map.groupBy(args, (row) => row.function);
  return {
    tables: shapesOf(fields, "r"),
    types: shapesOf(fields, "c"),
    functions: [...byFunction].map(([name, own]) => ({ name, args: own })),
  };
}
