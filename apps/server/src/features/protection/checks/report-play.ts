import type { Endpoints, ResponseOf } from "@trove/contract";
import { subtract, sum, toEuros } from "@trove/money";
import { LRUCache } from "lru-cache";
import type { Connection } from "../../../database/connection.ts";
import type { ProtectionParts } from "../parts.ts";
import { readDeposits, readSales } from "../protection.store.ts";
import { type ReadPlayDays, sumOfDays } from "./play-days.ts";

const DAY = 86_400_000;

type Report = ResponseOf<Endpoints["reportPlay"]>;

/** The months up to a time, newest first, as YYYY-MM in a time zone. */
export function monthsUpTo(at: Date, count: number, zone: string): string[] {
  const local = new Intl.DateTimeFormat("sv", { timeZone: zone, year: "numeric", month: "2-digit" }).format(at);
  const [year = 0, month = 1] = local.split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

type Asked = { at: Date; months: number; zone: string };

/** Time and money of a person's last months, newest first. */
export async function reportPlay(
  parts: Pick<ProtectionParts, "db" | "readPlayDays" | "readPlayTimes" | "readCardDeposits">,
  userId: string,
  { at, months, zone }: Asked,
): Promise<Report> {
  const names = monthsUpTo(at, months, zone);
  // A day earlier than the first month in any time zone; rows of other months are left out below.
  const from = new Date(Date.parse(`${names.at(-1)}-01T00:00:00Z`) - DAY);
  const { db, readPlayDays, readPlayTimes, readCardDeposits } = parts;
  const [played, times, topUps, cards, sales] = await Promise.all([
    readPlayDays(db, userId, { from }, zone),
    readPlayTimes(db, userId, from, zone),
    readDeposits(db, userId, from, zone),
    readCardDeposits(db, userId, from, zone),
    readSales(db, userId, from, zone),
  ]);
  const deposits = [...topUps, ...cards];
  return names.map((month) => {
    const within = <Row extends { day: string }>(rows: readonly Row[]) =>
      rows.filter(({ day }) => day.startsWith(month));
    const { paidCents, wonCents, openings } = sumOfDays(within(played));
    const seconds = within(times).reduce((until, day) => until + day.seconds, 0);
    return {
      from: `${month}-01`,
      depositedAmount: toEuros(sum(within(deposits).map(({ cents }) => cents))),
      spentAmount: toEuros(paidCents),
      wonAmount: toEuros(wonCents),
      openings,
      netAmount: toEuros(subtract(wonCents, paidCents)),
      soldAmount: toEuros(sum(within(sales).map(({ cents }) => cents))),
      playedMinutes: Math.round(seconds / 60),
    };
  });
}

type Figures = { paid: number; won: number; net: number };

/** Cache size in people and days. A miss costs a sum of 30 days. */
const keptFigures = new LRUCache<string, Figures>({ max: 10_000 });

/**
 * The figures of the last 30 days, which the check Report shows. They are kept for the day, until the person opens
 * again, because each offer that is refused asks for them.
 */
export async function reportFigures(
  db: Connection,
  readPlayDays: ReadPlayDays,
  userId: string,
  { at, zone, lastOpenedAt }: { at: Date; zone: string; lastOpenedAt: string | null },
): Promise<Figures> {
  const key = [userId, at.toISOString().slice(0, 10), lastOpenedAt].join(" ");
  const kept = keptFigures.get(key);
  if (kept !== undefined) return kept;
  const days = await readPlayDays(db, userId, { from: new Date(at.getTime() - 30 * DAY) }, zone);
  const { paidCents, wonCents } = sumOfDays(days);
  const figures = { paid: toEuros(paidCents), won: toEuros(wonCents), net: toEuros(subtract(wonCents, paidCents)) };
  keptFigures.set(key, figures);
  return figures;
}
