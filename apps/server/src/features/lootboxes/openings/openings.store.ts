import type { Language } from "@trove/contract/languages";
import type { Cents } from "@trove/money";
import type { VoidReason } from "@trove/fairness";
import { type Selectable, sql } from "kysely";
import { callBatched, callInList } from "../../../command/call-batched.ts";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Draw, Opening } from "../../../command/functions.generated.ts";
import type { Person } from "../../../command/person.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Tables } from "../../../database/tables.generated.ts";
import type { PlayDay, ReadPlayDays } from "../../protection/index.ts";
import { inLanguage } from "../../items/index.ts";
import type { OfferInputs } from "./make-offer.ts";

type Openings = Selectable<Tables["openings"]>;

/** A record as the database writes it. Seeds, keys and key ids are hex. */
export type RecordFacts = {
  nonce: number;
  /** The reason of a void; null for a receipt. */
  reason: VoidReason | null;
  text: string;
  keyId: string;
  offerText: string;
  offerKeyId: string;
  serverSeed: string;
  clientSeed: string;
  clientEntropy: string;
  browserKeys: string[];
  walletId: string;
  balanceCents: Cents;
  /** The draws in their order; empty for a void. */
  openings: Draw[];
};

/** Reads the database's part of an offer. `at` is the time at which the session is checked. Throws UNAUTHENTICATED. */
export function readOfferInputs(
  db: Connection,
  { userId, sessionId }: Person,
  at: Date,
  { lootboxId, timeZone: zone }: { lootboxId: string; timeZone: string },
): Promise<OfferInputs> {
  return callBatched(db, command("offer_context", { user: userId, session: sessionId, at, lootbox: lootboxId, zone }));
}

/**
 * Reads the days on which a person has opened boxes in a span of time, with what they paid and won at sell prices. The
 * ledger's index by time bounds the read, however long the person's history is.
 */
export const readPlayDays: ReadPlayDays = async (db, userId, { from, until }, zone) => {
  const { rows } = await sql<PlayDay>`
    select to_char(o.opened_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(o.price_cents)::bigint as paid_cents,
      sum(g.sell_price_cents)::bigint as won_cents, count(*) as openings,
      count(*) filter (where extract(hour from o.opened_at at time zone ${zone}) < 5) as night_openings
    from ledger_entries e
    join openings o on o.user_id = e.user_id and o.transaction_id = e.entry_id
    join inventory_items g on g.user_id = o.user_id and g.inventory_item_id = o.inventory_item_id
    where e.user_id = ${userId} and e.sequence is not null and e.created_at >= ${from}
      and e.created_at < coalesce(${until ?? null}, 'infinity'::timestamptz)
    group by 1`.execute(db);
  return rows;
};

/** The longest time between two openings of one play session, as the counters of the room protection have it. */
const SESSION_GAP = sql.raw("interval '15 minutes'");

/** Reads how long a person has played since a time, by days: from the first to the last opening of each session. */
export async function readPlayTimes(db: Connection, userId: string, from: Date, zone: string) {
  const { rows } = await sql<{ day: string; seconds: number }>`
    select to_char(opened_at at time zone ${zone}, 'YYYY-MM-DD') as day,
      sum(extract(epoch from gap))::double precision as seconds
    from (select opened_at, opened_at - lag(opened_at) over (order by opened_at) as gap
      from openings where user_id = ${userId} and opened_at >= ${from}) as moments
    where gap < ${SESSION_GAP} group by 1`.execute(db);
  return rows;
}

/** The fields that a reveal's own record has and the reveal does not. */
export type OwnRecord = Pick<RecordFacts, "reason" | "text" | "keyId" | "walletId" | "balanceCents" | "openings">;

export type OpeningResult =
  | { outcome: "recorded"; record: OwnRecord; next: OfferInputs | null }
  | { outcome: "ended"; record: RecordFacts }
  | { outcome: "lost"; recordHash: string; logIndex: number; lostIndex: number | null }
  | { outcome: "unknown" };

export function callOpen(db: Connection, opening: Opening): Promise<OpeningResult> {
  return callInList(db, command("open_lootboxes", { openings: [opening] }));
}

/**
 * Reads the result of an opening whose nonce already has a record. Takes no lock and does not wait for other openings.
 */
export function callReplay(
  db: Connection,
  { userId, sessionId, nonce, before, offerHash, timeZone: zone }: Opening,
): Promise<OpeningResult> {
  const replayed = { user: userId, nonce, before, offerHash, session: sessionId, zone };
  return callBatched(db, command("opening_replay", replayed));
}

/** Like `callOpen`, at a past time. Only the owner of the tables may call this. */
export async function callOpenAt(db: Connection, opening: Opening, at: Date): Promise<OpeningResult | undefined> {
  const call = command("open_lootboxes_at", { openings: [opening], at });
  const [result] = await callCommand<OpeningResult[]>(db, call);
  return result;
}

/** Returns a page of the person's records from a nonce on, in order of nonce, and the total number of records. */
export async function readRecords(
  db: Connection,
  userId: string,
  page: { fromNonce: number; limit: number; offset: number },
) {
  const selected = db.selectFrom("records").where("userId", "=", userId).where("nonce", ">=", page.fromNonce);
  const rows = await selected.select("nonce").orderBy("nonce").limit(page.limit).offset(page.offset).execute();
  const nonces = rows.map(({ nonce }) => nonce);
  const { totalCount } = await selected
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return { records: await readRecordsOf(db, userId, nonces), totalCount };
}

/** Returns a person's records of the given nonces, in order. */
export async function readRecordsOf(
  db: Connection,
  userId: string,
  nonces: readonly number[],
): Promise<readonly RecordFacts[]> {
  const { rows } = await sql<{ facts: RecordFacts }>`
    select facts from command.record_facts_of(${userId}::uuid, ${nonces}::integer[]) as facts`.execute(db);
  return rows.map(({ facts }) => facts);
}

export type OpeningRow = NonNullable<Awaited<ReturnType<typeof readOpening>>>;

/** Finds one opening of a person, or of anyone if `userId` is null. */
export function readOpening(db: Connection, transactionId: string, userId: string | null, language: Language) {
  const requestTransactionIds = sql<Openings["transactionId"][]>`array(
    select s.transaction_id::text from openings s
    where s.user_id = o.user_id and (s.nonce = o.nonce or s.transaction_id = o.transaction_id) order by s.draw_index)`;
  let query = db
    .selectFrom("openings as o")
    .innerJoin("lootboxes as b", "b.lootboxId", "o.lootboxId")
    .leftJoin("records as r", (join) => join.onRef("r.userId", "=", "o.userId").onRef("r.nonce", "=", "o.nonce"))
    .innerJoin("inventoryItems as g", (join) =>
      join.onRef("g.userId", "=", "o.userId").onRef("g.inventoryItemId", "=", "o.inventoryItemId"),
    )
    .select(["o.userId", "o.transactionId", "o.openingId", "o.lootboxId", "o.tableVersion", "o.nonce", "o.drawIndex"])
    .select(["o.ticket", "o.itemId", "o.inventoryItemId", "o.priceCents", "o.marketPriceCents", "o.openedAt"])
    .select([inLanguage(language, "b", "name").as("lootboxName"), "b.imageUrl as lootboxImageUrl", "b.hue"])
    .select(["r.serverSeed", "r.clientSeed", "r.clientEntropy", "g.status as inventoryStatus", "g.sellPriceCents"])
    .select(requestTransactionIds.as("requestTransactionIds"))
    .where("o.transactionId", "=", transactionId);
  if (userId !== null) query = query.where("o.userId", "=", userId);
  return query.executeTakeFirst();
}

export function readLastOpenings(db: Connection, userId: string, language: Language) {
  return db
    .selectFrom("openings as o")
    .innerJoin("lootboxes as b", "b.lootboxId", "o.lootboxId")
    .select(["o.transactionId", "o.nonce", inLanguage(language, "b", "name").as("lootBoxName")])
    .where("o.userId", "=", userId)
    .where("o.nonce", "is not", null)
    .$narrowType<{ nonce: number }>()
    .orderBy("o.nonce", "desc")
    .orderBy("o.drawIndex")
    .limit(10)
    .execute();
}
