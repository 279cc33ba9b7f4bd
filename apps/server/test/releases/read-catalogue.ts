import pg from "pg";

const SCHEMAS = "('public', 'command', 'sandbox_gateway', 'bank')";

/** A condition that excludes objects of extensions. */
const isOurs = (catalogue: string, id: string) => `NOT EXISTS (SELECT FROM pg_depend
  WHERE classid = '${catalogue}'::regclass AND objid = ${id} AND deptype = 'e')`;

/** Each query reads one catalogue. `line` contains all properties in which two objects may differ. */
const QUERIES = [
  "SELECT format('extension %s', extname) AS line FROM pg_extension",
  `SELECT format('schema %s, rights %s', nspname, nspacl) AS line FROM pg_namespace WHERE nspname IN ${SCHEMAS}`,
  `SELECT format('relation %s.%s of kind %s, %s, options %s, row security %s %s, rights %s', nspname, relname, relkind,
    relpersistence, reloptions, relrowsecurity, relforcerowsecurity, relacl) AS line
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname IN ${SCHEMAS} AND relkind <> 'i'`,
  `SELECT format('column %s of %s.%s %s: %s, collation %s, not null %s, generated %s, identity %s, default %s, rights'
    ' %s', row_number() OVER (PARTITION BY c.oid ORDER BY attnum), nspname, relname, attname,
    format_type(atttypid, atttypmod), collname, attnotnull, attgenerated, attidentity, pg_get_expr(adbin, adrelid), attacl) AS line
  FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid JOIN pg_namespace n ON n.oid = relnamespace
  LEFT JOIN pg_collation l ON l.oid = attcollation LEFT JOIN pg_attrdef d ON adrelid = attrelid AND adnum = attnum
  WHERE nspname IN ${SCHEMAS} AND relkind IN ('r', 'c') AND attnum > 0 AND NOT attisdropped`,
  `SELECT format('constraint %s of %s: %s, valid %s', conname, conrelid::regclass, pg_get_constraintdef(c.oid),
    convalidated) AS line FROM pg_constraint c JOIN pg_namespace n ON n.oid = connamespace WHERE nspname IN ${SCHEMAS}`,
  `SELECT format('index %s, valid %s', indexdef, indisvalid) AS line
  FROM pg_indexes JOIN pg_index ON indexrelid = format('%I.%I', schemaname, indexname)::regclass
  WHERE schemaname IN ${SCHEMAS}`,
  `SELECT format('trigger %s, enabled %s', pg_get_triggerdef(oid), tgenabled) AS line FROM pg_trigger
  WHERE NOT tgisinternal`,
  // Comments are removed, because they may change without a migration.
  `SELECT format('function %s, rights %s', regexp_replace(pg_get_functiondef(p.oid), '\\s*--[^\\n]*', '', 'g'),
    proacl) AS line
  FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
  WHERE nspname IN ${SCHEMAS} AND ${isOurs("pg_proc", "p.oid")}`,
  `SELECT format('sequence %s: %s', ROW(schemaname, sequencename, sequenceowner, data_type, start_value, min_value,
    max_value, increment_by, cycle, cache_size), pg_get_serial_sequence(d.refobjid::regclass::text, attname)) AS line
  FROM pg_sequences s LEFT JOIN pg_depend d ON d.objid = format('%I.%I', schemaname, sequencename)::regclass
    AND d.deptype IN ('a', 'i') AND d.refclassid = 'pg_class'::regclass
  LEFT JOIN pg_attribute ON attrelid = d.refobjid AND attnum = d.refobjsubid WHERE schemaname IN ${SCHEMAS}`,
  `SELECT format('type %s.%s: %s', nspname, typname, (SELECT array_agg(enumlabel ORDER BY enumsortorder) FROM pg_enum
    WHERE enumtypid = t.oid)) AS line
  FROM pg_type t JOIN pg_namespace n ON n.oid = typnamespace
  WHERE nspname IN ${SCHEMAS} AND typtype IN ('e', 'd', 'r') AND ${isOurs("pg_type", "t.oid")}`,
  "SELECT format('policy %s', p) AS line FROM pg_policies p",
  `SELECT format('view %s.%s: %s', schemaname, viewname, definition) AS line FROM pg_views WHERE schemaname IN ${SCHEMAS}`,
  `SELECT format('rule %s', r) AS line FROM pg_rules r WHERE schemaname IN ${SCHEMAS}`,
  "SELECT format('statistics %s', pg_get_statisticsobjdef(oid)) AS line FROM pg_statistic_ext",
];

async function connected<Result>(url: string, read: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await read(client);
  } finally {
    await client.end();
  }
}

/** Returns a line for each object of the shop's schemas, sorted. */
export const readCatalogue = (url: string): Promise<string[]> =>
  connected(url, async (client) => {
    const lines: string[] = [];
    for (const query of QUERIES)
      lines.push(...(await client.query<{ line: string }>(query)).rows.map((row) => row.line));
    return lines.toSorted();
  });

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname IN ${SCHEMAS} AND tablename <> 'schema_migrations' ORDER BY 1`;

/** Returns all rows as JSON, by table name. */
export const readRows = (url: string): Promise<Record<string, string[]>> =>
  connected(url, async (client) => {
    const tables: Record<string, string[]> = {};
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
      const { rows } = await client.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t ORDER BY 1`);
      tables[name] = rows.map(({ row }) => row);
    }
    return tables;
  });

/** Counts the rows of each table. */
export const countRows = (url: string): Promise<Record<string, number>> =>
  connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::integer AS count FROM ${name}`);
    const { rows } = await client.query<{ name: string; count: number }>(counts.join(" UNION ALL "));
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  });
