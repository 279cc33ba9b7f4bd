import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

export type ShopFacts = {
  postgres: string;
  bytes: number;
  mailSentAt: Date | null;
  mailFailure: string | null;
  providerCheckedUntil: Date | null;
  settledAt: Date | null;
};

/** Reads facts about the database itself, about mail, and until when all providers are compared. */
export async function readShopFacts(db: Connection, providers: readonly string[]): Promise<ShopFacts> {
  const { rows } = await sql<ShopFacts>`select
    current_setting('server_version') as postgres,
    pg_database_size(current_database()) as bytes,
    (select max(sent_at) from outbox where sent_at is not null) as mail_sent_at,
    (select last_error from outbox where sent_at is null and last_error is not null
      order by next_attempt_at desc limit 1) as mail_failure,
    (select case when count(checked_until) = count(*) then min(checked_until) end from unnest(${providers}::text[]) name
      left join provider_checks on provider = name) as provider_checked_until,
    (select settled_at from payments where status = 'Success' order by created_at desc limit 1) as settled_at`.execute(
    db,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error("the facts of a shop have no row");
  return facts;
}
