import type { Head } from "@trove/fairness";
import type { LostEntry } from "../shop/shop.ts";

/**
 * Moves the head over records that the shop says it has lost, up to the nonce before `to`. Their hashes come from the
 * shop's list of lost records. Stops at the first nonce that is not lost.
 */
export function overLost(head: Head | undefined, lost: ReadonlyMap<number, LostEntry>, to: number): Head | undefined {
  let last = head;
  for (;;) {
    const next = lost.get((last?.nonce ?? -1) + 1);
    if (next === undefined || next.nonce >= to) return last;
    last = { nonce: next.nonce, hash: next.recordHash, time: last?.time ?? "" };
  }
}
