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
import { contradictionOf, isRecordOf } from "./compare-kept.ts";
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

type KeptOf = {
  /** The row that is this very record. */
  readonly same: StoredOpening | undefined;
  /** A row with another record, which the shop has signed for this nonce. */
  readonly other: StoredOpening | undefined;
};

/**
 * What is kept of a nonce that the shop's record can be compared with. A breach that nobody's signature proves may be no
 * record of the nonce at all.
 */
async function keptOf(entry: ListEntry, userId: string, { kept }: Around): Promise<KeptOf> {
  const found = await openingsOf(kept, userId, entry.nonce);
  const sound = found.filter((one) => one.verdict !== "Breach" && keptRecord(one) !== undefined);
  const convicting = found.filter((one) => {
    return one.verdict === "Breach" && keptRecord(one) !== undefined && (one.kind === "Revealed" || one.isProven);
  });
  const all = [...sound, ...convicting, ...(sound.length > 0 ? found : [])];
  return { same: all.find((one) => isRecordOf(one, entry)), other: sound[0] ?? convicting[0] };
}

/** Compares a listed record with the one that is kept of its nonce, or judges it with its place after the head. */
export async function lookAtEntry(
  entry: ListEntry,
  tables: ReadonlyMap<string, string>,
  head: Head | undefined,
  trust: Trust,
  around: Around,
): Promise<LookedAt> {
  const { same, other } = await keptOf(entry, trust.userId, around);
  if (same?.kind === "Listed" && same.verdict === "Breach") return { opening: same, head };
  if (same !== undefined) return { opening: undefined, head: headAt(entry) };
  const contradiction = other && (await contradictionOf(other, entry, trust));
  if (contradiction !== undefined) return { opening: contradiction, head };
  const ids = await earlierIds(around.kept, trust.userId, [entry.record.text]);
  const judged = await judgeHistory([entry], tables, { head, ids }, trust);
  const [judgement] = judged.judgements;
  if (judgement === undefined) throw new Error("a record was not judged");
  return { opening: listedOpening(trust.userId, entry, judgement), head: judged.state.head };
}
