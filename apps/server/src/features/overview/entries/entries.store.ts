import type { Cents } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";
import type { Flow } from "../figures/figure-flows.ts";
import type { Period } from "../figures/periods.ts";
import { accountOf } from "../projections/entry-sums.store.ts";

/**
 * A part of a period's entries: those numbered from `firstNumber` to `lastNumber`, without the first `skip`, at most
 * `most`.
 */
export type Slice = { period: Period; firstNumber: number; lastNumber: number; skip: number; most: number };

export type EntryRow = {
  entryId: string;
  number: number;
  userId: string;
  userName: string | null;
  fromAccount: string;
  toAccount: string;
  amountCents: Cents;
  wonCents: Cents | null;
  description: string | null;
  relatedId: string | null;
  createdAt: Date;
};

/** Returns the entries of these flows in each slice, newest first. */
export async function readSlices(db: Connection, flows: readonly Flow[], slices: readonly Slice[]) {
  const { rows } = await sql<EntryRow>`
    select e.entry_id, e.number, e.user_id, u.user_name, e.from_account, e.to_account, e.amount_cents,
      o.market_price_cents as won_cents, e.description, e.related_id, e.created_at
    from unnest(${slices.map(({ period }) => period.from)}::timestamptz[],
      ${slices.map(({ period }) => period.to)}::timestamptz[], ${slices.map(({ firstNumber }) => firstNumber)}::bigint[],
      ${slices.map(({ lastNumber }) => lastNumber)}::bigint[], ${slices.map(({ skip }) => skip)}::bigint[],
      ${slices.map(({ most }) => most)}::bigint[]
    ) with ordinality as slice (begins, ends, first_number, last_number, skipped, most, place),
    lateral (
      select * from ledger_entries e
      where e.number between slice.first_number and slice.last_number
        and e.created_at >= slice.begins and e.created_at < slice.ends
        and (${accountOf("e.from_account")}, ${accountOf("e.to_account")}) in (
          select * from unnest(${flows.map(({ fromAccount }) => fromAccount)}::text[],
            ${flows.map(({ toAccount }) => toAccount)}::text[]))
      order by e.number desc limit slice.most offset slice.skipped
    ) e
    left join users u on u.user_id = e.user_id
    left join openings o on e.to_account = 'house:boxes' and o.user_id = e.user_id and o.transaction_id = e.entry_id
    order by slice.place, e.number desc`.execute(db);
  return rows;
}
