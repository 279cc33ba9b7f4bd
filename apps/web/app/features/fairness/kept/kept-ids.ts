import { type EarlierIds, idsOf, parseRecord, recordHash } from "@trove/fairness";
import type { Kept } from "./database.ts";

/**
 * The ids of everything that the record charges, delivers or names as a movement. Empty if the text is not a record.
 */
export function idsIn(recordText: string): readonly string[] {
  try {
    return idsOf(parseRecord(recordText));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The ids in these records that are already stored for a record, each with that record's hash. */
export async function earlierIds(kept: Kept, userId: string, recordTexts: readonly string[]): Promise<EarlierIds> {
  const ids = [...new Set(recordTexts.flatMap(idsIn))];
  const { store } = kept.transaction("ids");
  const found = await Promise.all(ids.map(async (id) => [id, await store.get([userId, id])] as const));
  return new Map(found.flatMap(([id, hash]) => (hash === undefined ? [] : [[id, hash] as const])));
}

/** The ids to store for a record, each with the record's hash. */
export function idEntries(recordText: string): readonly (readonly [id: string, hash: string])[] {
  const hash = recordHash(recordText);
  return idsIn(recordText).map((id) => [id, hash] as const);
}
