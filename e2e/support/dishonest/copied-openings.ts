import { createHash } from "node:crypto";
import { commitmentOf, parseReceipt } from "@trove/fairness";
import { minuteOf, type OpeningLeaf, recordsLog } from "@trove/fairness/log";
import type { OpenResponse } from "../../../apps/server/test/openings/browser.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns leaves of the records log that repeat an opening, each under another record. `change` is applied to all. */
export function copiesOf(
  { fairness, receipt: { text } }: OpenResponse,
  clientHash: string,
  count: number,
  change: Partial<OpeningLeaf> = {},
): Uint8Array[] {
  const { serverSeed, oddsHash } = fairness;
  const { tickets, itemIds, time } = parseReceipt(text);
  return Array.from({ length: count }, (_, place) =>
    recordsLog.write({
      kind: "opening",
      clientHash,
      commitment: commitmentOf(serverSeed),
      serverSeed,
      oddsHash,
      quantity: tickets.length,
      tickets,
      itemIds,
      recordHash: sha256(`copy ${place}`),
      offeredAt: minuteOf(time),
      time: minuteOf(time),
      ...change,
    }),
  );
}
