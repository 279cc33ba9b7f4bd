import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";

/** The time up to which the provider's list was compared; `first` if it never was. */
export async function readProviderCheck(db: Connection, provider: string, first: Date): Promise<Date> {
  const { checkedUntil } = await db
    .insertInto("providerChecks")
    .values({ provider, checkedUntil: first })
    .onConflict((conflict) =>
      conflict.column("provider").doUpdateSet(({ ref }) => ({ checkedUntil: ref("providerChecks.checkedUntil") })),
    )
    .returning("checkedUntil")
    .executeTakeFirstOrThrow();
  return checkedUntil;
}

export async function setCheckedUntil(db: Connection, provider: string, until: Date): Promise<void> {
  await db
    .updateTable("providerChecks")
    .set({ checkedUntil: sql<Date>`greatest(checked_until, ${until}::timestamptz)` })
    .where("provider", "=", provider)
    .execute();
}
