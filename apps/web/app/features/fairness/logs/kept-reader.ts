import { type Logged, type LogReader, logReader, type LogsTerms, type OddsProof } from "@trove/fairness";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { policyOf } from "./log-policies.ts";
import { knownShop } from "./meet-shop.ts";

const NOT_PROVEN: readonly Logged[] = ["False", "Missing", "Unasked"];

type Sources = Pick<BrowserParts, "kept" | "shop">;

const readerOf = (logs: LogsTerms) =>
  logReader(policyOf(logs, "terms"), policyOf(logs, "records"), logs.oddsNoticeMinutes);

/** Asks the readers in order. Returns the first answer that is a proof; if none is, the first reader's answer. */
async function firstProof<T>(
  readers: readonly LogReader[],
  read: (reader: LogReader) => Promise<T>,
  none: readonly T[],
) {
  const [first, ...others] = readers;
  if (first === undefined) throw new RangeError("Somebody has to read");
  const answer = await read(first);
  if (!none.includes(answer)) return answer;
  for (const other of others) {
    const found = await read(other);
    if (!none.includes(found)) return found;
  }
  return answer;
}

/**
 * Verifies proofs of the logs with the terms of the logs that this browser knows now. Throws ApiError if the first
 * visit can't load them.
 */
export async function presentReader(sources: Sources): Promise<LogReader> {
  const { logs } = await knownShop(sources);
  return logs === undefined ? logReader(undefined, undefined) : readerOf(logs);
}

/**
 * Verifies stored proofs. Also accepts those that hold under earlier terms of the logs. Throws ApiError if the first
 * visit can't load the terms.
 */
export async function keptReader(sources: Sources): Promise<LogReader> {
  const { logs, earlierLogs } = await knownShop(sources);
  if (logs === undefined) return logReader(undefined, undefined);
  const readers = [logs, ...earlierLogs.toReversed()].map(readerOf);
  return {
    readTerms: (terms, boxId) =>
      firstProof<OddsProof>(readers, (reader) => reader.readTerms(terms, boxId), ["Missing", "Unasked"]),
    findKey: (key, proof) => firstProof(readers, (reader) => reader.findKey(key, proof), NOT_PROVEN),
    findRecord: (leaf, proof) => firstProof(readers, (reader) => reader.findRecord(leaf, proof), NOT_PROVEN),
  };
}
