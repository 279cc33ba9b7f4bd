import type { LimitKind, LimitPeriod } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection } from "../../database/connection.ts";

type Counters = Partial<Record<LimitKind, Cents>> & { resetsAtUtc: string };

export type Limit = {
  id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** Null for none any more. */
  cents: Cents | null;
  /** Set while a higher amount, or none, waits to be confirmed. */
  requestedAt: string | null;
  requestedCents: Cents | null;
  confirmableAt: string | null;
  lapsesAt: string | null;
};

/** The stored facts about a person's protection. Times are ISO-8601 in UTC. Missing counters are zero. */
export type ProtectionFacts = {
  periods: Record<LimitPeriod, Counters>;
  limits: Limit[];
  session: { startedAt: string; paidCents: Cents; wonCents: Cents } | null;
  lastOpenedAt: string | null;
  realityMinutes: number | null;
  realitySeenAt: string | null;
  reportSeenAt: string | null;
  limitChosenAt: string | null;
  consentedAt: string | null;
  birthDate: string | null;
  residence: string | null;
};

export function readProtection(db: Connection, userId: string, at: Date, zone: string): Promise<ProtectionFacts> {
  return callCommand(db, command("protection_read", { user: userId, at, zone }));
}

/** The most changes that a person sees, so that a long history does not slow each response down. */
const MOST_CHANGES = 200;

/** Returns the last changes of a person's limits, newest first. */
export function readLimitChanges(db: Connection, userId: string) {
  return db
    .selectFrom("protectionLimitChanges")
    .select(["kind", "period", "change", "amountCents", "changedAt"])
    .where("userId", "=", userId)
    .orderBy("changedAt", "desc")
    .orderBy("changeId", "desc")
    .limit(MOST_CHANGES)
    .execute();
}

/** Returns the country of residence that a person has declared, or undefined. */
export async function readResidence(db: Connection, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("protectionStates")
    .select("residence")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.residence ?? undefined;
}

/** Returns the sums of a person's top-ups since a time, by days of a time zone. */
export async function readDeposits(db: Connection, userId: string, from: Date, zone: string) {
  const { rows } = await sql<{ day: string; cents: Cents }>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(amount_cents)::bigint as cents
    from ledger_entries
    where user_id = ${userId} and sequence is not null and created_at >= ${from}
      and transaction_type = 'TopUp' and from_account like 'gateway:%'
    group by 1`.execute(db);
  return rows;
}

/** Returns the sums that a person sold items back for since a time, by days of a time zone. */
export async function readSales(db: Connection, userId: string, from: Date, zone: string) {
  const { rows } = await sql<{ day: string; cents: Cents }>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(amount_cents)::bigint as cents
    from ledger_entries
    where user_id = ${userId} and sequence is not null and created_at >= ${from} and transaction_type = 'Sale'
    group by 1`.execute(db);
  return rows;
}
