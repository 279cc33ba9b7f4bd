import type { LootboxStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { type Selectable, sql } from "kysely";
import { callBatched } from "../../command/call-batched.ts";
import { command } from "../../command/command-call.ts";
import type { Opening } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection } from "../../database/connection.ts";
import type { Tables } from "../../database/tables.generated.ts";
import type { OpeningFacts } from "./draw-opening.ts";

type Openings = Selectable<Tables["openings"]>;

export type RecordedFacts = OpeningFacts & { balanceCents: Cents };

export type OpeningContext = {
  recorded?: RecordedFacts;
  nonce: number;
  clientSeed: string;
  receiptHash: string;
  /** The encrypted root in hex. */
  rootEncrypted: string;
  walletId: string;
  box: { status: LootboxStatus; tableVersion: number | null } | null;
};

export async function readOpeningContext(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  lootboxId: string,
): Promise<OpeningContext> {
  return callBatched(
    db,
    command("opening_context", {
      user: person.userId,
      request: requestOf(person, idempotency, at),
      lootbox: lootboxId,
    }),
  );
}

export type OpeningOutcome = { outcome: "opened" | "replayed"; facts: RecordedFacts } | { outcome: "stale" };

export async function callOpen(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  { opening, facts }: { opening: Opening; facts: OpeningFacts },
): Promise<OpeningOutcome> {
  return callBatched(
    db,
    command("open_lootbox", { user: person.userId, request: requestOf(person, idempotency, at), opening, facts }),
  );
}

export type OpeningRow = NonNullable<Awaited<ReturnType<typeof readOpening>>>;

/** Finds one opening of a person, or of anyone if `userId` is null. */
export function readOpening(db: Connection, transactionId: string, userId: string | null) {
  const requestTransactionIds = sql<Openings["transactionId"][]>`array(
    select s.transaction_id::text from openings s
    where s.user_id = o.user_id and s.nonce = o.nonce order by s.draw_index)`;
  let query = db
    .selectFrom("openings as o")
    .innerJoin("lootboxes as b", "b.lootboxId", "o.lootboxId")
    .innerJoin("receipts as r", (join) => join.onRef("r.userId", "=", "o.userId").onRef("r.nonce", "=", "o.nonce"))
    .innerJoin("fairnessStates as f", "f.userId", "o.userId")
    .innerJoin("inventoryItems as g", (join) =>
      join.onRef("g.userId", "=", "o.userId").onRef("g.inventoryItemId", "=", "o.inventoryItemId"),
    )
    .select(["o.userId", "o.transactionId", "o.openingId", "o.lootboxId", "o.tableVersion", "o.nonce", "o.drawIndex"])
    .select(["o.ticket", "o.itemId", "o.inventoryItemId", "o.priceCents", "o.marketPriceCents", "o.openedAt"])
    .select(["b.name as lootboxName", "b.imageUrl as lootboxImageUrl", "r.clientSeed", "r.clientEntropy"])
    .select(["f.rootEncrypted", "g.status as inventoryStatus", "g.sellPriceCents"])
    .select(requestTransactionIds.as("requestTransactionIds"))
    .where("o.transactionId", "=", transactionId);
  if (userId !== null) query = query.where("o.userId", "=", userId);
  return query.executeTakeFirst();
}

export function readLastOpenings(db: Connection, userId: string) {
  return db
    .selectFrom("openings as o")
    .innerJoin("lootboxes as b", "b.lootboxId", "o.lootboxId")
    .select(["o.transactionId", "o.nonce", "b.name as lootBoxName"])
    .where("o.userId", "=", userId)
    .orderBy("o.nonce", "desc")
    .orderBy("o.drawIndex")
    .limit(10)
    .execute();
}

/** Adds openings up to `until` to the boxes' counts. Does nothing if another process is already counting. */
export async function countOpenings(db: Connection, until: Date): Promise<void> {
  await sql`
    with mark as (
      select counted_until from lootbox_counting for update skip locked
    ), fresh as (
      select o.lootbox_id, count(*) as opened from openings o, mark
      where o.opened_at > mark.counted_until and o.opened_at <= ${until} group by o.lootbox_id
    ), moved as (
      update lootbox_counting set counted_until = ${until} where exists (select from mark)
        and counted_until < ${until}
    )
    insert into lootbox_counts (lootbox_id, opened_count) select lootbox_id, opened from fresh
    on conflict (lootbox_id) do update set opened_count = lootbox_counts.opened_count + excluded.opened_count`.execute(
    db,
  );
}
