import type { LootboxStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Drop } from "./e-values/payout-law.ts";

export type VersionId = { lootboxId: string; tableVersion: number };

/** Returns up to `most` versions with openings that were not examined yet. */
export function readUnexamined(db: Connection, most: number): Promise<VersionId[]> {
  return db
    .selectFrom("oddsWatches")
    .select(["lootboxId", "tableVersion"])
    .whereRef("openings", ">", "examinedOpenings")
    .orderBy("place")
    .limit(most)
    .execute();
}

export type WatchRow = VersionId & {
  name: string;
  status: LootboxStatus;
  isCurrent: boolean;
  priceCents: Cents;
  place: number;
  openings: number;
  spentCents: Cents;
  wonCents: Cents;
  payoutEvidence: number;
  ticketEvidence: number;
  highestPayoutEvidence: number;
  highestTicketEvidence: number;
  payoutAlarmAt: Date | null;
  ticketAlarmAt: Date | null;
  drops: Drop[];
  bins: number[];
};

const isVersion = ({ lootboxId, tableVersion }: VersionId) =>
  sql<boolean>`w.lootbox_id = ${lootboxId} and w.table_version = ${tableVersion}`;

const BINS = sql`
  array(select coalesce(c.tickets, 0) from generate_series(0, 99) as every (bin) left join ticket_counts c
    on c.lootbox_id = w.lootbox_id and c.table_version = w.table_version and c.bin = every.bin
    order by every.bin)::float8[]`;

/**
 * Reads watched versions with their odds: either one version with its counts of tickets, read at the same moment, or
 * the newest `most` versions. The latter come without counts, because these are a hundred rows per version.
 */
export async function readWatches(db: Connection, wanted: { version: VersionId } | { most: number }) {
  const { rows } = await sql<WatchRow>`
    select w.lootbox_id, w.table_version, b.name, b.status, b.table_version = w.table_version as is_current,
      v.price_cents, w.place, w.openings, w.spent_cents, w.won_cents, w.payout_evidence, w.ticket_evidence,
      w.highest_payout_evidence, w.highest_ticket_evidence, w.payout_alarm_at, w.ticket_alarm_at,
      (select jsonb_agg(jsonb_build_object('tickets', d.tickets, 'marketPriceCents', d.market_price_cents))
        from lootbox_drops d where d.lootbox_id = w.lootbox_id and d.table_version = w.table_version) as drops,
      ${"version" in wanted ? BINS : sql`array[]::float8[]`} as bins
    from odds_watches w join lootboxes b using (lootbox_id)
    join lootbox_versions v on v.lootbox_id = w.lootbox_id and v.table_version = w.table_version
    where ${"version" in wanted ? isVersion(wanted.version) : sql<boolean>`true`}
    order by w.place desc limit ${"version" in wanted ? 1 : wanted.most}`.execute(db);
  return rows;
}

/**
 * Stores the result of an examination. Returns false, and changes nothing, if as many openings were already examined.
 */
export async function keepExamination(
  tx: Transaction,
  { lootboxId, tableVersion }: VersionId,
  found: {
    openings: number;
    payout: number;
    tickets: number;
    isPayoutAlarm: boolean;
    isTicketAlarm: boolean;
    at: Date;
  },
): Promise<boolean> {
  const { openings, payout, tickets, isPayoutAlarm, isTicketAlarm, at } = found;
  const { numUpdatedRows } = await tx
    .updateTable("oddsWatches")
    .set(({ fn, ref, val }) => ({
      examinedOpenings: openings,
      examinedAt: at,
      payoutEvidence: payout,
      ticketEvidence: tickets,
      highestPayoutEvidence: fn("greatest", [ref("highestPayoutEvidence"), val(payout)]),
      highestTicketEvidence: fn("greatest", [ref("highestTicketEvidence"), val(tickets)]),
      payoutAlarmAt: fn.coalesce("payoutAlarmAt", val(isPayoutAlarm ? at : null)),
      ticketAlarmAt: fn.coalesce("ticketAlarmAt", val(isTicketAlarm ? at : null)),
    }))
    .where("lootboxId", "=", lootboxId)
    .where("tableVersion", "=", tableVersion)
    .where("examinedOpenings", "<", openings)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type VersionSum = { startsAt: Date; openings: number; spentCents: Cents; wonCents: Cents };

/** Returns the openings of a version by hour or by day, oldest first. */
export function readVersionSums(
  db: Connection,
  { lootboxId, tableVersion }: VersionId,
  span: "hour" | "day",
  most: number,
): Promise<VersionSum[]> {
  return db
    .selectFrom("boxSums")
    .select(["startsAt", "openings", "spentCents", "wonCents"])
    .where("lootboxId", "=", lootboxId)
    .where("tableVersion", "=", tableVersion)
    .where("span", "=", span)
    .orderBy("startsAt")
    .limit(most)
    .execute();
}
