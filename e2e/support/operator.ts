import { type Cents, cents } from "@trove/money";
import { expect } from "vitest";
import { announceCatalogueChange } from "../../apps/server/src/database/catalogue-changes.ts";
import { publishVersion } from "../../apps/server/src/features/lootboxes/index.ts";
import type { OpenShop } from "./demo-shop.ts";

export type DemoBox = { id: string; name: string; price: Cents };

type DropRow = { itemId: string; tickets: number; marketPrice: Cents; tableVersion: number };

/** Finds a box of the demo shop by its slug. */
export async function findBox({ owner }: OpenShop, slug: string): Promise<DemoBox> {
  const query = `select lootbox_id as id, name, price_cents as price from lootboxes where slug = $1`;
  const { rows } = await owner.pool.query<DemoBox>(query, [slug]);
  const [box] = rows;
  if (box === undefined) throw new Error(`no box ${slug}`);
  return box;
}

/** Waits until a version is in force. Until then, the shop still makes offers of the version before. */
async function untilInForce({ owner }: OpenShop, { id }: DemoBox, tableVersion: number): Promise<void> {
  const query = `select table_version as "tableVersion" from lootboxes where lootbox_id = $1`;
  const present = async () => (await owner.pool.query<{ tableVersion: number }>(query, [id])).rows;
  await expect.poll(present).toEqual([{ tableVersion }]);
}

/**
 * Publishes a new version at this price, with one ticket moved from the most likely drop to the rarest. Waits until the
 * version is in force.
 */
export async function publishNext(shop: OpenShop, box: DemoBox, price: Cents = box.price): Promise<void> {
  const { owner } = shop;
  const query = `
    select d.item_id as "itemId", d.tickets, i.market_price_cents as "marketPrice", b.table_version as "tableVersion"
    from lootboxes b join lootbox_drops d using (lootbox_id, table_version) join items i using (item_id)
    where b.lootbox_id = $1 order by d.tickets`;
  const { rows } = await owner.pool.query<DropRow>(query, [box.id]);
  const drops = rows.map(({ itemId, tickets, marketPrice }, index) => ({
    itemId,
    tickets: tickets + (index === 0 ? 1 : 0) - (index === rows.length - 1 ? 1 : 0),
    marketPrice,
  }));
  const tableVersion = (rows[0]?.tableVersion ?? 0) + 1;
  const at = new Date();
  await owner.connection
    .transaction()
    .execute((tx) => publishVersion(tx, { lootboxId: box.id, tableVersion, price, drops, at }));
  await untilInForce(shop, box, tableVersion);
}

/** Pauses a box or makes it active again. */
export async function setStatus({ owner }: OpenShop, box: DemoBox, status: "Active" | "Paused"): Promise<void> {
  await owner.pool.query(`update lootboxes set status = $1 where lootbox_id = $2`, [status, box.id]);
  await announceCatalogueChange(owner.connection);
}

/** Reads a person's balance and number of openings from the database. */
export async function booksOf(
  { owner }: OpenShop,
  { userId }: { userId: string },
): Promise<{ balance: Cents; openings: number }> {
  const query = `
    select (select balance_cents from wallets where user_id = $1) as balance,
      (select count(*) from openings where user_id = $1) as openings`;
  const { rows } = await owner.pool.query<{ balance: Cents; openings: number }>(query, [userId]);
  return rows[0] ?? { balance: cents(0), openings: 0 };
}

export type ItemChange = { price?: Cents; stock?: number; isActive?: boolean };

/** Changes an item's price or stock, or hides or shows it in the shop. */
export async function changeItem({ owner }: OpenShop, itemId: string, change: ItemChange): Promise<void> {
  const { price, stock, isActive } = change;
  const item = `
    update items set market_price_cents = coalesce($2, market_price_cents), is_active = coalesce($3, is_active)
    where item_id = $1`;
  await owner.pool.query(item, [itemId, price, isActive]);
  const available = `
    insert into item_stock (item_id, available) values ($1, $2)
    on conflict (item_id) do update set available = excluded.available`;
  if (stock !== undefined) await owner.pool.query(available, [itemId, stock]);
  await announceCatalogueChange(owner.connection);
}

/** Makes all pending payments and chargebacks due, so that the sandbox bank decides them in its next run. */
export async function hurryBank({ owner }: OpenShop): Promise<void> {
  await owner.pool.query(
    "update sandbox_gateway.gateway_payments set next_step_at = now() - interval '1 second' where next_step in ('capture', 'decline', 'chargeback')",
  );
}

/** Lets the sandbox's bank make the next steps of all payouts at once, until the shop has one in this state. */
export async function hurryPayouts({ owner }: OpenShop, status: "Paid" | "Returned"): Promise<void> {
  const hurry = "update sandbox_gateway.gateway_payouts set next_step_at = now() where next_step is not null";
  const count = "select count(*)::int as waiting from payouts where status in ('Approved', 'Sent')";
  async function isThere(): Promise<boolean> {
    await owner.pool.query(hurry);
    const { rows } = await owner.pool.query<{ waiting: number }>(count);
    const ended = await owner.pool.query("select from payouts where status = $1", [status]);
    return rows[0]?.waiting === 0 && (ended.rowCount ?? 0) > 0;
  }
  // The shop asks its providers about payouts once a minute.
  await expect.poll(isThere, { timeout: 150_000 }).toBe(true);
}

/**
 * Backdates the waiting records and the last checkpoint, so that the log takes the records in its next run, within five
 * seconds, without waiting for more.
 */
export async function hurryLog({ owner }: OpenShop): Promise<void> {
  await owner.pool.query("update record_queue set queued_at = queued_at - interval '1 minute'");
  await owner.pool.query("update logs set checkpoint_at = checkpoint_at - interval '1 minute' where name = 'records'");
}

/** Waits until the shop has published its statement of the day, which takes a busy machine some seconds. */
export async function untilStated({ owner }: OpenShop): Promise<void> {
  const published = `select from terms_leaves t join logs l on l.name = 'terms' and t.log_index < l.checkpoint_size
    where t.kind = 'statement'`;
  await expect.poll(async () => (await owner.pool.query(published)).rowCount, { timeout: 90_000 }).toBe(1);
}
