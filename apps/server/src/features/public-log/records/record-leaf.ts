import { minuteOf, type DrawnLeaf } from "@trove/fairness/log";
import { clientHash, commitmentOf } from "@trove/fairness";
import type { QueuedRecord } from "./records.store.ts";

const minute = (time: Date) => minuteOf(time.toISOString());

/**
 * Builds the leaf of a record. It contains nothing that identifies the person. Times are rounded down to the minute.
 */
export function recordLeaf(record: QueuedRecord): DrawnLeaf {
  const serverSeed = record.serverSeed.toString("hex");
  const drawn = {
    clientHash: clientHash(record.clientEntropy.toString("hex"), record.clientSeed),
    commitment: commitmentOf(serverSeed),
    serverSeed,
    oddsHash: record.oddsHash,
    quantity: record.quantity,
  };
  const recorded = {
    recordHash: record.hash.toString("hex"),
    offeredAt: minute(record.offeredAt),
    time: minute(record.recordedAt),
    termsSize: record.termsSize ?? undefined,
  };
  if (record.reason !== null) return { kind: "void", ...drawn, reason: record.reason, ...recorded };
  return { kind: "opening", ...drawn, tickets: record.tickets, itemIds: record.itemIds, ...recorded };
}
