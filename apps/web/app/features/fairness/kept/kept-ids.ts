import { type EarlierIds, idsOf, parseRecord, recordHash } from "@trove/fairness";
import type { Kept } from "./database.ts";

/** Everything that the record charges, delivers, or names as a movement; nothing for what is no record. */
export function idsIn(recordText: string): readonly string[] {
  try {
    return idsOf(parseRecord(recordText));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Which of the ids in these records have been in kept ones, with the hashes of those. */
export async function earlierIds(kept: Kept, userId: string, recordTexts: readonly string[]): Promise<EarlierIds> {
  const ids = [...new Set(recordTexts.flatMap(idsIn))];
  const { store } = kept.transaction("ids");
  const found = await Promise.all(ids.map(async (id) => [id, await store.get([userId, id])] as const));
  return new Map(found.flatMap(([id, hash]) => (hash === undefined ? [] : [[id, hash] as const])));
}

/** The entries to be kept for a record. */
export function idEntries(recordText: string): readonly (readonly [id: string, hash: string])[] {
  const hash = recordHash(recordText);
  return idsIn(recordText).map((id) => [id, hash] as const);
}
