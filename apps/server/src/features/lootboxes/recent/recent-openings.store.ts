import type { Language } from "@trove/contract/languages";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { inLanguage, translated } from "../../items/index.ts";

/** The place of a record in the published log. */
export type LoggedPlace = { userId: string; nonce: number; logIndex: number };

/**
 * Locks the reading of the log and returns the last index that was read. Undefined if another process is reading it
 * now.
 */
export async function lockReading(tx: Transaction): Promise<number | undefined> {
  const row = await tx.selectFrom("recentReading").select("readUntil").forUpdate().skipLocked().executeTakeFirst();
  return row?.readUntil;
}

export async function noteReading(tx: Transaction, readUntil: number): Promise<void> {
  await tx.updateTable("recentReading").set({ readUntil }).execute();
}

/**
 * Stores the draws of the records at these places; voids have none. Rounds times down to the minute, as the log does.
 */
export async function insertRecent(tx: Transaction, places: readonly LoggedPlace[]): Promise<void> {
  await sql`
    insert into recent_openings
      (log_index, draw_index, lootbox_id, item_id, item_name, market_price_cents, ticket, opened_at, user_id, nonce)
    select p.log_index, o.draw_index, o.lootbox_id, o.item_id, d.name, o.market_price_cents, o.ticket,
      date_trunc('minute', o.opened_at), o.user_id, o.nonce
    from unnest(${places.map(({ userId }) => userId)}::uuid[], ${places.map(({ nonce }) => nonce)}::integer[],
      ${places.map(({ logIndex }) => logIndex)}::bigint[]) as p (user_id, nonce, log_index)
    join openings as o on o.user_id = p.user_id and o.nonce = p.nonce
    join lootbox_drops as d
      on d.lootbox_id = o.lootbox_id and d.table_version = o.table_version and d.item_id = o.item_id`.execute(tx);
}

/** Deletes all openings except the latest `most` of each box. */
export async function forgetOlder(tx: Transaction, most: number): Promise<void> {
  await sql`
    delete from recent_openings as r using (
      select log_index, draw_index,
        row_number() over (partition by lootbox_id order by opened_at desc, log_index desc, draw_index desc) as place
      from recent_openings) as ranked
    where ranked.place > ${most} and r.log_index = ranked.log_index and r.draw_index = ranked.draw_index`.execute(tx);
}

export type RecentRow = Awaited<ReturnType<typeof readRecent>>[number];

/**
 * Returns the latest openings of the boxes that the shop shows, or of one of these. Includes the names of people who
 * chose to be named.
 */
export function readRecent(db: Connection, lootboxId: string | undefined, most: number, language: Language) {
  let query = db
    .selectFrom("recentOpenings as r")
    .innerJoin("lootboxes as b", "b.lootboxId", "r.lootboxId")
    .innerJoin("items as i", "i.itemId", "r.itemId")
    .leftJoin("namedPeople as n", "n.userId", "r.userId")
    .leftJoin("users as u", (join) => join.onRef("u.userId", "=", "n.userId").on("u.isLocked", "=", false))
    .leftJoin("sharedOpenings as s", (join) =>
      join.onRef("s.userId", "=", "r.userId").onRef("s.nonce", "=", "r.nonce").on("s.isListed", "=", true),
    )
    .select(["r.logIndex", "r.drawIndex", "r.lootboxId", "r.ticket", "r.openedAt"])
    .select([inLanguage(language, "b", "name").as("lootboxName")])
    .select(["r.itemId", "i.imageUrl", "r.marketPriceCents", "u.userName", "s.token"])
    .select((eb) => eb.fn.coalesce(translated(language, "i", "name"), "r.itemName").as("name"))
    .where("b.status", "in", ["Active", "Paused"]);
  if (lootboxId !== undefined) query = query.where("r.lootboxId", "=", lootboxId);
  return query
    .orderBy("r.openedAt", "desc")
    .orderBy("r.logIndex", "desc")
    .orderBy("r.drawIndex", "desc")
    .limit(most)
    .execute();
}

export async function isNamed(db: Connection, userId: string): Promise<boolean> {
  const row = await db.selectFrom("namedPeople").select("userId").where("userId", "=", userId).executeTakeFirst();
  return row !== undefined;
}

export async function insertNamed(db: Connection, userId: string, namedAt: Date): Promise<void> {
  await db
    .insertInto("namedPeople")
    .values({ userId, namedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteNamed(db: Connection, userId: string): Promise<void> {
  await db.deleteFrom("namedPeople").where("userId", "=", userId).execute();
}
