import {
  type Head,
  judgeHistory,
  type ListEntry,
  type OpeningRecord,
  parseRecord,
  recordHash,
  type Trust,
} from "@trove/fairness";
import { earlierIds } from "../kept/kept-ids.ts";
import { openingsOf } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { ListedOpening, StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { contradictionOf } from "./compare-kept.ts";
import { listedOpening } from "./listed-opening.ts";

/** A record after a look: what is to be kept of it, unless it is the one that is kept, and the head after it. */
export type LookedAt = { readonly opening: ListedOpening | undefined; readonly head: Head | undefined };

/** The record, if its text can be read. */
function recordIn(text: string): OpeningRecord | undefined {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The head after a record that needs no judgement, because it is the one that is kept. */
function headAt({ record }: ListEntry): Head | undefined {
  const parsed = recordIn(record.text);
  return parsed && { nonce: parsed.nonce, hash: recordHash(record.text), time: parsed.time };
}

/**
 * What is kept of a nonce that the shop's record can be compared with: if it is a breach, only one with this very record,
 * because others may have none that the shop signed.
 */
async function keptOf({ nonce, record }: ListEntry, userId: string, { kept }: Around) {
  const openings = await openingsOf(kept, userId, nonce);
  const isSame = (one: StoredOpening) =>
    one.kind === "Revealed" && JSON.stringify(keptRecord(one)?.record) === JSON.stringify(record);
  return openings.find((one) => (one.verdict === "Breach" ? isSame(one) : keptRecord(one) !== undefined));
}

/** Compares a listed record with the one that is kept of its nonce, or judges it with its place after the head. */
export async function lookAtEntry(
  entry: ListEntry,
  tables: ReadonlyMap<string, string>,
  head: Head | undefined,
  trust: Trust,
  around: Around,
): Promise<LookedAt> {
  const kept = await keptOf(entry, trust.userId, around);
  const contradiction = kept && (await contradictionOf(kept, entry, trust));
  if (contradiction !== undefined) return { opening: contradiction, head };
  if (kept !== undefined) return { opening: undefined, head: headAt(entry) };
  const ids = await earlierIds(around.kept, trust.userId, [entry.record.text]);
  const judged = await judgeHistory([entry], tables, { head, ids }, trust);
  const [judgement] = judged.judgements;
  if (judgement === undefined) throw new Error("a record was not judged");
  return { opening: listedOpening(trust.userId, entry, judgement), head: judged.state.head };
}
