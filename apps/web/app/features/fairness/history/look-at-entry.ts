import { judgeListed, type Judgement, type ListEntry, type Trust } from "@trove/fairness";
import { keptRecord } from "../kept/kept-record.ts";
import type { ListedOpening, StoredOpening } from "../kept/stored-opening.ts";
import { contradictionOf, isRecordOf } from "./compare-kept.ts";
import { termsOf } from "./odds-tables.ts";

/**
 * A listed record beside what is kept of its nonce. `Kept`: it is the one. `Breach`: it contradicts that. `New`: it is
 * judged, but for its place in the chain.
 */
export type LookedAt =
  | { readonly kind: "Kept" }
  | { readonly kind: "Breach"; readonly opening: ListedOpening }
  | { readonly kind: "New"; readonly judged: Judgement };

type KeptOf = {
  /** The row that is this very record. */
  readonly same: StoredOpening | undefined;
  /** A row with another record, which the shop has signed for this nonce. */
  readonly other: StoredOpening | undefined;
};

/**
 * The stored records of a nonce to compare the shop's record with. A breach without a proving signature may be no
 * record of the nonce at all.
 */
function keptOf(entry: ListEntry, found: readonly StoredOpening[]): KeptOf {
  const sound = found.filter((one) => one.verdict !== "Breach" && keptRecord(one) !== undefined);
  const convicting = found.filter((one) => {
    return one.verdict === "Breach" && keptRecord(one) !== undefined && (one.kind === "Revealed" || one.isProven);
  });
  const all = [...sound, ...convicting, ...(sound.length > 0 ? found : [])];
  return { same: all.find((one) => isRecordOf(one, entry)), other: sound[0] ?? convicting[0] };
}

/** Compares a listed record with those that are kept of its nonce, or judges it. `tables` are odds by their hash. */
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
  const table = tables.get(termsOf(entry.offer)?.oddsHash ?? "");
  return { kind: "New", judged: await judgeListed(entry, table, trust) };
}
