import { keysHash } from "@trove/fairness";
import type { Connection } from "../../../database/connection.ts";
import { readKeysEver } from "./browser-keys.store.ts";

type KeyTimes = { publicKey: Buffer; createdAt: Date; removedAt: Date | null };

/** The list of keys, in hex and sorted, after each change of them, the newest list first. */
function listsOf(keys: readonly KeyTimes[]): string[][] {
  const changes = keys.flatMap(({ createdAt, removedAt }) => [createdAt, removedAt ?? createdAt]);
  const moments = [...new Set(changes.map((moment) => moment.getTime()))].toSorted((a, b) => b - a);
  return moments.map((moment) =>
    keys
      .filter(
        ({ createdAt, removedAt }) => createdAt.getTime() <= moment && (removedAt?.getTime() ?? Infinity) > moment,
      )
      .map(({ publicKey }) => publicKey.toString("hex"))
      .toSorted(),
  );
}

/**
 * Finds the person's list of browser keys with this hash. Changes of the keys never overlap, so every list that an
 * offer was made under is one of those after a change. Undefined if there was none.
 */
export async function findKeyList(db: Connection, userId: string, hash: string): Promise<string[] | undefined> {
  return listsOf(await readKeysEver(db, userId)).find((list) => keysHash(list) === hash);
}
