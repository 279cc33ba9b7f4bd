import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** An opened box as its confirmation shows it. `time` is HH:MM. */
export type ConfirmedOpening = {
  nonce: number;
  time: string;
  boxName: string;
  itemName: string;
  priceCents: number;
  version: number;
  hash: string;
  offeredAt: Date;
  openedAt: Date;
};

export type Contact = Awaited<ReturnType<typeof readContacts>>[number];

/** A day as YYYY-MM-DD, in a time zone. */
export type Day = { day: string; zone: string };

/** Returns those of the people who were not mailed their openings of a day, with their addresses. */
export function readContacts(db: Connection, userIds: readonly string[], day: string) {
  return (
    db
      .selectFrom("users as u")
      .leftJoin("openingMails as m", "m.userId", "u.userId")
      .select(["u.userId", "u.email", "u.firstName", "u.emailConfirmedAt", "u.nameConfirmedAt", "u.ownTextsSince"])
      .select("u.language")
      .where((eb) => eb("u.userId", "=", eb.fn.any(eb.val(userIds))))
      .where((eb) => eb.or([eb("m.mailedDay", "is", null), eb("m.mailedDay", "<", day)]))
      // A closed account has no mailbox.
      .where("u.email", "not like", "%@closed.invalid")
      .orderBy("u.userId")
      .execute()
  );
}

/**
 * Reads the boxes that a person opened on a day. The ledger's index by time bounds the read, however long the person's
 * history is.
 */
export async function readOpeningsOfDay(
  db: Connection,
  userId: string,
  { day, zone }: Day,
): Promise<ConfirmedOpening[]> {
  const { rows } = await sql<ConfirmedOpening>`
    select o.nonce, to_char(o.opened_at at time zone ${zone}, 'HH24:MI') as time, l.name as box_name,
      d.name as item_name, o.price_cents, o.table_version as version, v.odds_hash as hash,
      o.opened_at, coalesce(r.offered_at, o.opened_at) as offered_at
    from ledger_entries e
    join openings o on o.user_id = e.user_id and o.transaction_id = e.entry_id
    left join records r on r.user_id = o.user_id and r.nonce = o.nonce
    join lootboxes l on l.lootbox_id = o.lootbox_id
    join lootbox_versions v on v.lootbox_id = o.lootbox_id and v.table_version = o.table_version
    join lootbox_drops d on d.lootbox_id = o.lootbox_id and d.table_version = o.table_version
      and o.ticket >= d.ticket_from and o.ticket < d.ticket_from + d.tickets
    where e.user_id = ${userId} and e.sequence is not null and o.nonce is not null
      and e.created_at >= ${day}::date::timestamp at time zone ${zone}
      and e.created_at < (${day}::date + 1)::timestamp at time zone ${zone}
    order by o.nonce, o.draw_index`.execute(db);
  return rows;
}

/** Notes that the openings of a day are mailed. Returns false if they were already, or a later day's. */
export async function takeDay(tx: Transaction, userId: string, mailedDay: string): Promise<boolean> {
  const taken = await tx
    .insertInto("openingMails")
    .values({ userId, mailedDay })
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet({ mailedDay }).where("openingMails.mailedDay", "<", mailedDay),
    )
    .returning("userId")
    .executeTakeFirst();
  return taken !== undefined;
}
