import { sql } from "kysely";
import type { Shop } from "./shop.ts";

/** Returns a digest of every table. Two digests are equal if nothing was written in between. */
export async function fingerprint({ owner }: Shop): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(owner.connection);
  const digests = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, md5(string_agg(line::text, '' order by line::text)) as digest
      from ${sql.table(name)} line`,
  );
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(
    owner.connection,
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
