import type { Head } from "@trove/fairness";
import type { LostEntry } from "../shop/shop.ts";

/**
 * The head of the chain before a nonce, skipping records that the shop says it has lost: the next record names the hash
 * that the public log still has of them. Stops at the first that is not lost.
 */
export function overLost(head: Head | undefined, lost: ReadonlyMap<number, LostEntry>, to: number): Head | undefined {
  let last = head;
  for (;;) {
    const next = lost.get((last?.nonce ?? -1) + 1);
    if (next === undefined || next.nonce >= to) return last;
    last = { nonce: next.nonce, hash: next.recordHash, time: last?.time ?? "" };
  }
}
