import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";

/** Up to when the provider's list was compared; `first` where it never was. */
export async function readProviderCheck(db: Connection, provider: string, first: Date): Promise<Date> {
  const { rows } = await sql<{ checkedUntil: Date }>`
    insert into provider_checks (provider, checked_until) values (${provider}, ${first})
    on conflict (provider) do update set checked_until = provider_checks.checked_until
    returning checked_until as "checkedUntil"`.execute(db);
  return rows[0]?.checkedUntil ?? first;
}

export async function setCheckedUntil(db: Connection, provider: string, until: Date): Promise<void> {
  await sql`
    update provider_checks set checked_until = greatest(checked_until, ${until}::timestamptz)
    where provider = ${provider}`.execute(db);
}
