import { judgeListed, type Judgement, type ListEntry, type Trust } from "@trove/fairness";
import { keptRecord, type ListedOpening, type StoredOpening } from "@trove/fairness/press";
import { contradictionOf, isRecordOf } from "./compare-kept.ts";
import { readOffer } from "./odds-tables.ts";

/**
 * A listed record compared with the stored ones of its nonce:
 * - `Kept`: it is already stored
 * - `Breach`: it contradicts a stored record, or was stored as a breach
 * - `New`: it is judged, except for its place in the chain
 */
export type LookedAt =
  | { readonly kind: "Kept" }
  | { readonly kind: "Breach"; readonly opening: ListedOpening }
  | { readonly kind: "New"; readonly judged: Judgement };

type KeptOf = {
  /** The stored opening with exactly the listed record. */
  readonly same: StoredOpening | undefined;
  /**
   * A stored opening to compare with: one with a sound record of this nonce or, if there is none, one with a proven
   * breach.
   */
  readonly other: StoredOpening | undefined;
};

/**
 * Chooses the stored openings to compare with the listed record. Without a proving signature, a breach may be no record
 * of this nonce, so it is only used beside a sound one.
 */
function keptOf(entry: ListEntry, found: readonly StoredOpening[]): KeptOf {
  const sound = found.filter((one) => one.verdict !== "Breach" && keptRecord(one) !== undefined);
  const convicting = found.filter((one) => {
    return one.verdict === "Breach" && keptRecord(one) !== undefined && (one.kind === "Revealed" || one.isProven);
  });
  const all = [...sound, ...convicting, ...(sound.length > 0 ? found : [])];
  return { same: all.find((one) => isRecordOf(one, entry)), other: sound[0] ?? convicting[0] };
}

/**
 * Compares a listed record with the stored ones of its nonce, or judges it if none is stored. `tables` has the texts of
 * odds tables by hash.
 */
export async function lookAtEntry(
  entry: ListEntry,
  kept: readonly StoredOpening[],
  tables: ReadonlyMap<string, string>,
  trust: Trust,
): Promise<LookedAt> {
  const { same, other } = keptOf(entry, kept);
  if (same?.kind === "Listed" && same.verdict === "Breach") return { kind: "Breach", opening: same };
  if (same !== undefined) return { kind: "Kept" };
  const contradiction = other && (await contradictionOf(other, entry, trust));
  if (contradiction !== undefined) return { kind: "Breach", opening: contradiction };
  const table = tables.get(readOffer(entry.offer)?.oddsHash ?? "");
  return { kind: "New", judged: await judgeListed(entry, table, trust) };
}
