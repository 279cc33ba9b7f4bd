import { type BreakKind, HARM_MARKERS, type HarmMarker } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

/** Who began a break: its person, an operator, or the shop for another account of an excluded person. */
export type BegunBy = "Person" | "Operator" | "Shop";

/** The month of a time in a time zone, like 2026-01. */
const monthOf = (time: RawBuilder<unknown>, zone: string): RawBuilder<string> =>
  sql`to_char(${time} at time zone ${zone}, 'YYYY-MM')`;

/** Returns how many people have opened boxes, by month. */
export async function readPlayers(db: Connection): Promise<Map<string, number>> {
  const rows = await db.selectFrom("playMonthSums").select(["month", "people"]).execute();
  return new Map(rows.map(({ month, people }) => [month, people]));
}

/** Counts the limits that were set first, lowered, and raised or removed, by month. */
export async function countLimitChanges(db: Connection, from: Date, zone: string) {
  const { rows } = await sql<{ month: string; set: number; lowered: number; raised: number }>`
    select ${monthOf(sql`c.changed_at`, zone)} as month,
      count(*) filter (where c.change = 'Set' and before.amount_cents is null) as "set",
      count(*) filter (where c.change = 'Set' and before.amount_cents is not null) as lowered,
      count(*) filter (where c.change = 'Raised') as raised
    from protection_limit_changes c
    left join lateral (
      select b.amount_cents from protection_limit_changes b
      where b.user_id = c.user_id and b.kind = c.kind and b.period = c.period and b.change in ('Set', 'Raised')
        and b.changed_at < c.changed_at
      order by b.changed_at desc limit 1) as before on c.change = 'Set'
    where c.changed_at >= ${from} group by 1`.execute(db);
  return rows;
}

/** Counts the breaks that began, by month. */
export async function countBreaks(db: Connection, from: Date, zone: string) {
  const { rows } = await sql<{ month: string; kind: BreakKind; begunBy: BegunBy; count: number }>`
    select ${monthOf(sql`began_at`, zone)} as month, kind, begun_by, count(*) from breaks
    where began_at >= ${from} group by 1, 2, 3`.execute(db);
  return rows;
}

/** Counts the people in a break, and those excluded, at one time of each month. */
export async function countRunning(db: Connection, ends: readonly { month: string; at: Date }[]) {
  const [months, times] = [ends.map(({ month }) => month), ends.map(({ at }) => at)];
  const { rows } = await sql<{ month: string; kind: BreakKind; count: number }>`
    select e.month, b.kind, count(distinct b.user_id)
    from unnest(${months}::text[], ${times}::timestamptz[]) as e (month, at)
    join breaks b on b.began_at < e.at
      and (b.until > e.at or b.kind = 'Exclusion' and (b.reopens_at is null or b.reopens_at > e.at))
    group by 1, 2`.execute(db);
  return rows;
}

/** Counts the signs of harm that were found, by month. */
export async function countMarkers(db: Connection, from: Date, zone: string) {
  const { rows } = await sql<{ month: string; kind: HarmMarker; count: number }>`
    select ${monthOf(sql`found_at`, zone)} as month, kind, count(*) from case_signals
    where found_at >= ${from} and kind = any(${[...HARM_MARKERS]}) group by 1, 2`.execute(db);
  return rows;
}

/** Counts the cases with a sign of harm that were closed and not opened again, by month. */
export async function countClosedCases(db: Connection, from: Date, zone: string) {
  const { rows } = await sql<{ month: string; count: number }>`
    select ${monthOf(sql`c.closed_at`, zone)} as month, count(*) from cases c
    where c.closed_at >= ${from} and exists (
      select from case_signals s where s.case_id = c.case_id and s.kind = any(${[...HARM_MARKERS]}))
    group by 1`.execute(db);
  return rows;
}
