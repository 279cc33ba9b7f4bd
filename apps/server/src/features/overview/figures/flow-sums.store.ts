import type { Cents } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import type { Flow } from "./figure-flows.ts";
import { type Period, type Span, splitAtDays } from "./periods.ts";

/**
 * The sum of the entries of one flow in one hour or day. Their numbers lie between `firstNumber` and `lastNumber`,
 * inclusive.
 */
export type FlowSum = Flow & {
  span: Span;
  startsAt: Date;
  entries: number;
  amountCents: Cents;
  wonCents: Cents;
  firstNumber: number;
  lastNumber: number;
};

function readSpan(db: Connection, span: Span, { from, to }: Period): Promise<FlowSum[]> {
  return db
    .selectFrom("flowSums")
    .select(["span", "startsAt", "fromAccount", "toAccount", "entries", "amountCents", "wonCents"])
    .select(["firstNumber", "lastNumber"])
    .where("span", "=", span)
    .where("startsAt", ">=", from)
    .where("startsAt", "<", to)
    .$narrowType<{ span: Span }>()
    .execute();
}

/** Returns the sums of a period by hour; or by day, with hours for days that are only partly in the period. */
export async function readFlowSums(db: Connection, period: Period, span: Span): Promise<FlowSum[]> {
  if (span === "hour") return readSpan(db, "hour", period);
  const { days, hours } = splitAtDays(period);
  const parts = [readSpan(db, "day", days), ...hours.map((part) => readSpan(db, "hour", part))];
  return (await Promise.all(parts)).flat();
}

/** Whether any money has moved, whether or not the sums have it yet. */
export async function hasAnyFlow(db: Connection): Promise<boolean> {
  const row = await db.selectFrom("ledgerEntries").select("number").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Returns the sums of all entries of each flow. */
export function readWholeFlows(db: Connection) {
  return db
    .selectFrom("flowSums")
    .select(["fromAccount", "toAccount", "entries", "amountCents", "wonCents"])
    .where("span", "=", "all")
    .execute();
}

export type HoldingSum = { startsAt: Date; pieces: number; marketCents: Cents; sellCents: Cents };

/** Returns the changes of people's holdings since a time, by hour or by day. */
export function readHoldingSums(db: Connection, from: Date, span: Span): Promise<HoldingSum[]> {
  return db
    .selectFrom("holdingSums")
    .select(["startsAt", "pieces", "marketCents", "sellCents"])
    .where("span", "=", span)
    .where("startsAt", ">=", from)
    .execute();
}

/** Returns the present holdings of all people. Undefined if nobody has ever held anything. */
export function readHoldings(db: Connection): Promise<Omit<HoldingSum, "startsAt"> | undefined> {
  return db
    .selectFrom("holdingSums")
    .select(["pieces", "marketCents", "sellCents"])
    .where("span", "=", "all")
    .executeTakeFirst();
}
