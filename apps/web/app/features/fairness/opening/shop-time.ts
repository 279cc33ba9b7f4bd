import { aheadOf, type Arrival, type Keep, type Reading } from "@trove/fairness/press";
import { changePerson } from "../kept/kept-person.ts";
import { changeShop } from "../kept/kept-shop.ts";
import type { BrowserParts } from "./browser-parts.ts";

type Clocks = Pick<BrowserParts, "kept" | "now" | "elapsed" | "page" | "pageClock">;

/** Changes how far the shop's clock is ahead, by the readings of both clocks. Returns these readings. */
async function change(
  parts: Clocks,
  learn: (reading: Arrival, ahead: number | undefined) => number | undefined,
): Promise<Reading> {
  const { kept, now, elapsed, page, pageClock } = parts;
  let result: Reading | undefined;
  await changeShop(kept, (shop) => {
    // Read within the transaction, because the page's clock must see its readings in their order.
    const arrival = { now: now(), elapsed: elapsed(), page };
    const learned = learn(arrival, pageClock.read(arrival, shop.ahead).ahead);
    const { expected, ahead } = pageClock.read(arrival, learned);
    result = { ...arrival, expected };
    return ahead === shop.ahead ? {} : { ahead };
  });
  if (result === undefined) throw new Error("the change of the shop's data has run");
  return result;
}

/** Reads both clocks, with the shop's time that this browser expects now. Notices that this browser's was put back. */
export function readClocks(parts: Clocks): Promise<Reading> {
  return change(parts, (_, ahead) => ahead);
}

/** Learns from a sound offer how far the shop's clock is ahead, unless that is known. */
export async function learnFirst(offeredAt: string, arrival: Arrival, parts: Clocks): Promise<void> {
  await change(parts, (reading, ahead) => ahead ?? aheadOf(offeredAt, arrival, reading));
}

/** Number of accepted times that are stored of a person. Older ones are rarely of use. */
const MOST_TIMES = 20;

/**
 * Stores that the person went on with an offer's time. A shop's clock that stands still says nothing of its distance.
 */
export async function acceptTime(
  { userId, ready, question }: Extract<Keep, { kind: "Time" }>,
  parts: Clocks,
): Promise<void> {
  const { kind, shop: time, freshAt } = question;
  const isSet = kind === "Ahead";
  const { expected } = await change(parts, (reading, ahead) => (isSet ? aheadOf(time, ready.arrival, reading) : ahead));
  const accepted = { time, freshAt, at: new Date(expected).toISOString() };
  await changePerson(parts.kept, userId, ({ acceptedTimes = [] }) => {
    return { acceptedTimes: [...acceptedTimes, accepted].slice(-MOST_TIMES) };
  });
}
