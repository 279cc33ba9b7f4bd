import type { OverviewFigure } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Shop } from "../shop/shop.ts";

type Entries = Record<OverviewFigure, RawBuilder<unknown>>;

const isSale = sql`(from_account like 'wallet:%' or from_account like 'gateway:%')`;

/** Selects the ledger entries of each figure, with rules that are independent of the shop's code. */
const entriesOf: Entries = {
  sales: sql`${isSale} and to_account in ('house:boxes', 'house:items', 'house:shipping')`,
  boxSales: sql`transaction_type = 'BoxOpening'`,
  itemSales: sql`${isSale} and to_account = 'house:items'`,
  shippingSales: sql`${isSale} and to_account = 'house:shipping'`,
  won: sql`transaction_type = 'BoxOpening'`,
  topUps: sql`from_account like 'gateway:%' and to_account like 'wallet:%'`,
  sellBacks: sql`transaction_type = 'Sale'`,
  refunds: sql`from_account in ('house:items', 'house:shipping', 'house:refunds')`,
  returns: sql`(to_account like 'gateway:%' or to_account in ('house:transfers', 'house:payouts'))
    and (from_account like 'wallet:%' or from_account = 'house:chargebacks')
    or from_account = 'house:payouts' and to_account like 'wallet:%'`,
  goodwill: sql`from_account = 'house:goodwill' and to_account like 'wallet:%'`,
  wallets: sql`(from_account like 'wallet:%' or to_account like 'wallet:%')`,
};

const amountOf = (figure: OverviewFigure) => {
  if (figure === "won") return sql`o.market_price_cents`;
  if (figure === "returns") return sql`case when to_account like 'wallet:%' then -amount_cents else amount_cents end`;
  return figure === "wallets"
    ? sql`case when to_account like 'wallet:%' then amount_cents else -amount_cents end`
    : sql`amount_cents`;
};

/** Computes a figure of a period from all entries of the ledger. */
export async function figureInLedger(
  { owner }: Pick<Shop, "owner">,
  figure: OverviewFigure,
  { fromUtc, toUtc }: { fromUtc: string; toUtc: string },
): Promise<{ count: number; cents: number }> {
  const { rows } = await sql<{ count: number; cents: number }>`
    select count(*), coalesce(sum(${amountOf(figure)}), 0)::bigint as cents
    from ledger_entries e left join openings o on o.user_id = e.user_id and o.transaction_id = e.entry_id
    where (${entriesOf[figure]}) and created_at >= ${fromUtc} and created_at < ${toUtc}`.execute(owner.connection);
  return rows[0] ?? { count: 0, cents: 0 };
}

/** Sums the balances and the inventory items of all people, as wallets and inventories have them. */
export async function liabilitiesInTables({ owner }: Pick<Shop, "owner">) {
  const { rows } = await sql<{ wallets: number; pieces: number; marketCents: number; sellCents: number }>`
    select (select sum(balance_cents) from wallets)::bigint as wallets, count(*) as pieces,
      coalesce(sum(market_price_cents), 0)::bigint as "marketCents",
      coalesce(sum(sell_price_cents), 0)::bigint as "sellCents"
    from inventory_items where status = 'InInventory'`.execute(owner.connection);
  return rows[0];
}
