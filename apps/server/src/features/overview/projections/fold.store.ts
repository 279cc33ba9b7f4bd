import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Transaction } from "../../../database/connection.ts";
import { entrySums, type NumberRange } from "./entry-sums.store.ts";

/** Adds the entries of a range to the sums by flow. */
export async function addFlows(tx: Transaction, range: NumberRange): Promise<void> {
  await sql`
    insert into flow_sums (span, starts_at, from_account, to_account, entries, amount_cents, won_cents, first_number,
      last_number)
    select span, case span when 'all' then '-infinity' else date_trunc(span, starts_at, 'UTC') end as start,
      from_account, to_account, sum(entries), sum(amount_cents), sum(won_cents), min(first_number), max(last_number)
    from (${entrySums("hour", range)}) as hours, unnest('{hour,day,all}'::text[]) as span
    group by span, start, from_account, to_account
    on conflict (span, starts_at, from_account, to_account) do update set
      entries = flow_sums.entries + excluded.entries,
      amount_cents = flow_sums.amount_cents + excluded.amount_cents,
      won_cents = flow_sums.won_cents + excluded.won_cents,
      first_number = least(flow_sums.first_number, excluded.first_number),
      last_number = greatest(flow_sums.last_number, excluded.last_number)`.execute(tx);
}

/**
 * Adds the openings among the entries of a range to the sums by box, to the counts of tickets, and to the watched
 * versions. Returns true if there were any.
 */
export async function addOpenings(tx: Transaction, { after, upTo }: NumberRange): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with drawn as materialized (
      select o.lootbox_id, o.table_version, date_trunc('hour', e.created_at, 'UTC') as hour, o.ticket / 10000 as bin,
        count(*) as openings, sum(e.amount_cents) as spent, sum(o.market_price_cents) as won, min(e.number) as first
      from ledger_entries e join openings o on o.user_id = e.user_id and o.transaction_id = e.entry_id
      where e.number > ${after} and e.number <= ${upTo} and e.to_account = 'house:boxes'
      group by 1, 2, 3, 4
    ), summed as (
      insert into box_sums (lootbox_id, table_version, span, starts_at, openings, spent_cents, won_cents)
      select lootbox_id, table_version, span, date_trunc(span, hour, 'UTC'), sum(openings), sum(spent), sum(won)
      from drawn, unnest('{hour,day}'::text[]) as span group by 1, 2, 3, 4
      on conflict (lootbox_id, table_version, span, starts_at) do update set
        openings = box_sums.openings + excluded.openings,
        spent_cents = box_sums.spent_cents + excluded.spent_cents,
        won_cents = box_sums.won_cents + excluded.won_cents
    ), counted as (
      insert into ticket_counts (lootbox_id, table_version, bin, tickets)
      select lootbox_id, table_version, bin, sum(openings) from drawn group by 1, 2, 3
      on conflict (lootbox_id, table_version, bin) do update set tickets = ticket_counts.tickets + excluded.tickets
    ), versions as (
      select lootbox_id, table_version, sum(openings) as openings, sum(spent) as spent, sum(won) as won,
        min(first) as first
      from drawn group by 1, 2)
    insert into odds_watches (lootbox_id, table_version, place, openings, spent_cents, won_cents)
    select lootbox_id, table_version, coalesce(known.place, (select coalesce(max(place), 0) from odds_watches) +
      row_number() over (partition by known.place is null order by versions.first)), versions.openings, spent, won
    from versions left join odds_watches known using (lootbox_id, table_version)
    on conflict (lootbox_id, table_version) do update set
      openings = odds_watches.openings + excluded.openings,
      spent_cents = odds_watches.spent_cents + excluded.spent_cents,
      won_cents = odds_watches.won_cents + excluded.won_cents`.execute(tx);
  return numAffectedRows > 0n;
}

/**
 * Moves up to `most` changes of inventories into the sums. Returns the number of changes. Throws if another transaction
 * has moved one of them meanwhile.
 */
export async function addHoldings(tx: Transaction, most: number): Promise<number> {
  const { rows } = await sql<{ users: string[]; places: number[] }>`
    with taken as materialized (select * from holding_changes limit ${most}), added as (
      insert into holding_sums (span, starts_at, pieces, market_cents, sell_cents)
      select span, case span when 'all' then '-infinity' else date_trunc(span, starts_at, 'UTC') end as start,
        sum(pieces), sum(market_cents), sum(sell_cents)
      from taken, unnest('{hour,day,all}'::text[]) as span group by span, start
      on conflict (span, starts_at) do update set
        pieces = holding_sums.pieces + excluded.pieces,
        market_cents = holding_sums.market_cents + excluded.market_cents,
        sell_cents = holding_sums.sell_cents + excluded.sell_cents)
    select coalesce(array_agg(user_id), '{}') as users, coalesce(array_agg(place), '{}') as places from taken`.execute(
    tx,
  );
  const { users = [], places = [] } = rows[0] ?? {};
  const moved = await callCommand<number>(tx, command("holdings_forget", { users, places }));
  if (moved !== users.length) throw new Error("changes of inventories were moved twice");
  return moved;
}
