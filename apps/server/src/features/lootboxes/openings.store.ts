import type { InventoryStatus, LootboxStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Opening } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { requestOf } from "../../command/request.ts";
import type { Connection } from "../../database/connection.ts";
import type { OpeningFacts } from "./draw-opening.ts";

export type RecordedFacts = OpeningFacts & { balanceCents: number };

export type OpeningContext = {
  recorded?: RecordedFacts;
  nonce: number;
  clientSeed: string;
  receiptHash: string;
  /** Hex of the sealed bytes. */
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
  return callCommand(
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
  return callCommand(
    db,
    command("open_lootbox", { user: person.userId, request: requestOf(person, idempotency, at), opening, facts }),
  );
}

export type OpeningRow = {
  userId: string;
  transactionId: string;
  openingId: string;
  lootboxId: string;
  lootboxName: string;
  lootboxImageUrl: string;
  tableVersion: number;
  nonce: number;
  drawIndex: number;
  ticket: number;
  itemId: string;
  inventoryItemId: string;
  priceCents: number;
  marketPriceCents: number;
  openedAt: Date;
  clientSeed: string;
  clientEntropy: string;
  rootEncrypted: Buffer;
  inventoryStatus: InventoryStatus;
  sellPriceCents: number;
  requestTransactionIds: string[];
};

/** One opening; `userId` null looks among everybody's. */
export async function readOpening(
  db: Connection,
  transactionId: string,
  userId: string | null,
): Promise<OpeningRow | undefined> {
  const { rows } = await sql<OpeningRow>`
    select o.user_id as "userId", o.transaction_id as "transactionId", o.opening_id as "openingId",
      o.lootbox_id as "lootboxId", b.name as "lootboxName", b.image_url as "lootboxImageUrl",
      o.table_version as "tableVersion", o.nonce, o.draw_index as "drawIndex", o.ticket, o.item_id as "itemId",
      o.inventory_item_id as "inventoryItemId", o.price_cents as "priceCents",
      o.market_price_cents as "marketPriceCents", o.opened_at as "openedAt", r.client_seed as "clientSeed",
      r.client_entropy as "clientEntropy", f.root_encrypted as "rootEncrypted", g.status as "inventoryStatus",
      g.sell_price_cents as "sellPriceCents",
      array(select s.transaction_id::text from openings s
        where s.user_id = o.user_id and s.nonce = o.nonce order by s.draw_index) as "requestTransactionIds"
    from openings o
    join lootboxes b using (lootbox_id)
    join receipts r on r.user_id = o.user_id and r.nonce = o.nonce
    join fairness_states f on f.user_id = o.user_id
    join inventory_items g on g.user_id = o.user_id and g.inventory_item_id = o.inventory_item_id
    where o.transaction_id = ${transactionId} and (${userId}::uuid is null or o.user_id = ${userId}::uuid)`.execute(db);
  return rows[0];
}

export async function readLastOpenings(db: Connection, userId: string) {
  const { rows } = await sql<{ transactionId: string; nonce: number; lootBoxName: string }>`
    select o.transaction_id as "transactionId", o.nonce, b.name as "lootBoxName"
    from openings o join lootboxes b using (lootbox_id)
    where o.user_id = ${userId} order by o.nonce desc, o.draw_index limit 10`.execute(db);
  return rows;
}

/** Adds openings to the counts shown beside boxes, up to `until`; another process may be at it already. */
export async function countOpenings(db: Connection, until: string): Promise<void> {
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
