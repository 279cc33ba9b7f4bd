import { randomUUIDv7 } from "node:crypto";
import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection } from "../../../database/connection.ts";

type Margin = { until: Date; isBooked: boolean; isComplete: boolean; upToNumber: number; totalCents: Cents };

/**
 * Reads the margin of all openings before a midnight: what boxes took, less the market value of what they gave. The
 * midnight is the last one, or the end of a month before it that is not booked: each month gets its own margin.
 * `isComplete` is false while the sums may lack entries of before midnight.
 */
export async function readMargin(db: Connection, now: Date, zone: string): Promise<Margin> {
  const { rows } = await sql<Margin>`
    select midnight.at as until, b.booked_until >= midnight.at as is_booked,
      coalesce(p.as_of >= midnight.at, false) as is_complete, p.folded_number as up_to_number,
      (select coalesce(sum(amount_cents - won_cents), 0)::bigint from flow_sums
        where span = 'hour' and from_account = 'wallet' and to_account = 'house:boxes' and starts_at < midnight.at
      ) as total_cents
    from box_margin_booking b, ledger_projection p,
      (select least(date_trunc('day', ${now}::timestamptz, ${zone}), (
        select (date_trunc('month', nullif(greatest(min(f.starts_at), max(last.booked_until)), '-infinity')
          at time zone ${zone}) + interval '1 month') at time zone ${zone}
        from box_margin_booking last left join flow_sums f on f.span = 'hour' and f.to_account = 'house:boxes')) as at
      ) midnight`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("the booking of the margin has no row");
  return { ...row, totalCents: cents(row.totalCents) };
}

export function callBookMargin(db: Connection, { until, upToNumber, totalCents }: Margin): Promise<void> {
  const call = command("box_margin_book", { entry: randomUUIDv7(), until, number: upToNumber, totalCents });
  return callCommand(db, call);
}
