import {
  type HistoryState,
  judgeHistory,
  type ListEntry,
  type OpeningRecord,
  parseRecord,
  recordHash,
  type Trust,
} from "@trove/fairness/v2";
import { openingsOf } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { ListedOpening, StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { contradictionOf } from "./compare-kept.ts";
import { idsIn } from "./history-state.ts";
import { listedOpening } from "./listed-opening.ts";

/** A record after a look: what is to be kept of it, unless it is the one that is kept, and the state after it. */
export type LookedAt = { readonly opening: ListedOpening | undefined; readonly state: HistoryState };

/** The record, if its text can be read. */
function recordIn(text: string): OpeningRecord | undefined {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The state after a record that needs no judgement, because it is the one that is kept. */
function passed({ record }: ListEntry, state: HistoryState): HistoryState {
  const parsed = recordIn(record.text);
  if (parsed === undefined) return state;
  const { nonce, time } = parsed;
  return { head: { nonce, hash: recordHash(record.text), time }, ids: new Set([...state.ids, ...idsIn(parsed)]) };
}

/** Trust for what was before this browser knew the person: it asks no questions about it. */
export function withoutQuestions(trust: Trust, { record }: ListEntry): Trust {
  const parsed = recordIn(record.text);
  if (parsed === undefined) return trust;
  const confirmed = [...idsIn(parsed), recordHash(record.text)];
  return { ...trust, browserKeys: [...trust.browserKeys, parsed.browserKey], confirmed };
}

/** What is kept of a nonce that the shop's record can be compared with. */
async function keptOf(nonce: number, userId: string, { kept }: Around): Promise<StoredOpening | undefined> {
  const openings = await openingsOf(kept, userId, nonce);
  return openings.find((one) => one.verdict !== "Breach" && keptRecord(one) !== undefined);
}

/** Compares a listed record with the one that is kept of its nonce, or judges it with its place in the chain. */
export async function lookAtEntry(
  entry: ListEntry,
  tables: ReadonlyMap<string, string>,
  state: HistoryState,
  trust: Trust,
  around: Around,
): Promise<LookedAt> {
  const kept = await keptOf(entry.nonce, trust.userId, around);
  const contradiction = kept && (await contradictionOf(kept, entry, trust));
  if (contradiction !== undefined) return { opening: contradiction, state };
  if (kept !== undefined) return { opening: undefined, state: passed(entry, state) };
  const judged = await judgeHistory([entry], tables, state, trust);
  const [judgement] = judged.judgements;
  if (judgement === undefined) throw new Error("a record was not judged");
  return { opening: listedOpening(trust.userId, entry, judgement), state: judged.state };
}
