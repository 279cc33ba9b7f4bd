import { sql } from "kysely";
import type { Shop } from "./shop.ts";

/**
 * Notes from now on which tables are written, row by row, also by updates that change no value. Returns a function that
 * reads the tables written and committed since its last call.
 */
export async function watchWrites({ owner }: Pick<Shop, "owner">): Promise<() => Promise<string[]>> {
  const { connection } = owner;
  await sql`create schema watched`.execute(connection);
  await sql`create table watched.writes (name text not null)`.execute(connection);
  await sql`
    create function watched.note() returns trigger language plpgsql security definer as $$
    begin
      insert into watched.writes values (tg_table_name);
      return null;
    end $$`.execute(connection);
  await sql`
    do $$ declare name regclass; begin
      for name in select oid from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      loop
        execute format('create trigger watched after insert or update or delete on %s
          for each row execute function watched.note()', name);
      end loop;
    end $$`.execute(connection);
  return async () => {
    const { rows } = await sql<{ name: string }>`
      with gone as (delete from watched.writes returning name) select distinct name from gone order by name`.execute(
      connection,
    );
    return rows.map(({ name }) => name);
  };
}
