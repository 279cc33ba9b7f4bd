import type { Cents } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import type { Flow } from "./figure-flows.ts";
import { type Period, type Span, splitAtDays } from "./periods.ts";

/** The entries of one flow in one hour or day. Their numbers are between the first and the last, both included. */
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

/** The sums of a period by hour, or by day with the hours of days that are not whole. */
export async function readFlowSums(db: Connection, period: Period, span: Span): Promise<FlowSum[]> {
  if (span === "hour") return readSpan(db, "hour", period);
  const { days, hours } = splitAtDays(period);
  const parts = [readSpan(db, "day", days), ...hours.map((part) => readSpan(db, "hour", part))];
  return (await Promise.all(parts)).flat();
}

/** The sums of all times. */
export function readWholeFlows(db: Connection) {
  return db
    .selectFrom("flowSums")
    .select(["fromAccount", "toAccount", "entries", "amountCents", "wonCents"])
    .where("span", "=", "all")
    .execute();
}

export type HoldingSum = { startsAt: Date; pieces: number; marketCents: Cents; sellCents: Cents };

/** The changes of what people hold since a time, by hour or by day. */
export function readHoldingSums(db: Connection, from: Date, span: Span): Promise<HoldingSum[]> {
  return db
    .selectFrom("holdingSums")
    .select(["startsAt", "pieces", "marketCents", "sellCents"])
    .where("span", "=", span)
    .where("startsAt", ">=", from)
    .execute();
}

/** The present holdings of all people; undefined if nobody ever held anything. */
export function readHoldings(db: Connection): Promise<Omit<HoldingSum, "startsAt"> | undefined> {
  return db
    .selectFrom("holdingSums")
    .select(["pieces", "marketCents", "sellCents"])
    .where("span", "=", "all")
    .executeTakeFirst();
}
