import { sql } from "kysely";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** A win is big if the item is worth at least this multiple of the box's price. */
const BIG_WIN = 10;

/** The times between which openings are counted now, as texts, because a Date has no microseconds. */
type Span = { after: string; until: string };

/** Locks the mark up to which openings are counted. Returns undefined if another process counts now. */
async function lockMark(tx: Transaction): Promise<Span | undefined> {
  const { rows } = await sql<Span>`
    select counted_until::text as after, (clock_timestamp() - interval '30 seconds')::text as until
    from lootbox_counting where counted_until < clock_timestamp() - interval '30 seconds'
    for update skip locked`.execute(tx);
  return rows[0];
}

const inSpan = ({ after, until }: Span) =>
  sql`o.opened_at > ${after}::timestamptz and o.opened_at <= ${until}::timestamptz`;

/** Adds openings to the counts of their boxes, by day and in all. */
async function addCounts(tx: Transaction, span: Span): Promise<void> {
  const { rows } = await sql<{ lootboxId: string; day: string; opened: number }>`
    select o.lootbox_id, date_trunc('day', o.opened_at, 'UTC')::text as day, count(*) as opened
    from openings o where ${inSpan(span)} group by 1, 2`.execute(tx);
  if (rows.length === 0) return;
  const boxes = rows.map(({ lootboxId }) => lootboxId);
  const opened = rows.map((row) => row.opened);
  await sql`
    insert into lootbox_days (lootbox_id, day, opened_count)
    select * from unnest(${boxes}::uuid[], ${rows.map(({ day }) => day)}::timestamptz[], ${opened}::bigint[])
    on conflict (lootbox_id, day) do update set opened_count = lootbox_days.opened_count + excluded.opened_count`.execute(
    tx,
  );
  await sql`
    insert into lootbox_counts (lootbox_id, opened_count)
    select box, sum(opened) from unnest(${boxes}::uuid[], ${opened}::bigint[]) as counted (box, opened) group by box
    on conflict (lootbox_id) do update set opened_count = lootbox_counts.opened_count + excluded.opened_count`.execute(
    tx,
  );
}

/** Notifies each person of their biggest win. The item has its name in the person's language. */
async function tellWins(tx: Transaction, span: Span): Promise<void> {
  type Win = { userId: string; lootboxId: string; itemId: string; wonCents: number; language: string; at: string };
  const { rows } = await sql<Win>`
    select distinct on (o.user_id) o.user_id, o.lootbox_id, o.item_id, o.market_price_cents as won_cents, u.language,
      o.opened_at::text as at
    from openings o join users u on u.user_id = o.user_id
    where ${inSpan(span)} and o.market_price_cents >= ${BIG_WIN} * o.price_cents
    order by o.user_id, o.market_price_cents desc`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    select count(*)
    from jsonb_to_recordset(${JSON.stringify(rows)}) as w ("userId" uuid, "lootboxId" uuid, "itemId" uuid,
        "wonCents" bigint, language text, at timestamptz)
      join items i on i.item_id = w."itemId"
      cross join lateral command.person_tell(w."userId", 'bigWin', jsonb_build_object('lootboxId', w."lootboxId",
        'itemId', w."itemId", 'name', coalesce(nullif(i.translations -> w.language ->> 'name', ''), i.name),
        'marketPrice', command.euros(w."wonCents")), w.at)`.execute(tx);
}

/**
 * Counts the openings of boxes up to 30 seconds ago. No transaction lasts that long, so none adds an older opening
 * later. Does nothing while another process counts. Notifies each person of their biggest win, after the reel has
 * stopped.
 */
export async function countOpenings(db: Connection): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const span = await lockMark(tx);
    if (span === undefined) return;
    await addCounts(tx, span);
    await tellWins(tx, span);
    await sql`update lootbox_counting set counted_until = ${span.until}::timestamptz`.execute(tx);
  });
}
