import type { Slot } from "./log.store.ts";
import type { Manifest } from "./manifest.ts";

/**
 * The chain of the log that goes on, with its newest base copy. A chain belongs to a replication slot, which copies of
 * a cluster don't have, so that a restored cluster never writes into the chain of another. Undefined if there is none.
 */
export function continuedChain(slots: readonly Slot[], manifests: readonly Manifest[], timeline: string) {
  const [slot, ...others] = slots;
  if (slot?.isWhole !== true || others.length > 0) return undefined;
  const base = manifests.findLast(({ chain }) => chain === slot.name);
  return base?.firstSegment.startsWith(timeline) === true ? { chain: slot.name, base } : undefined;
}

/** Whether the log may go on after a base copy: it began after `since`, and the same people can open both. */
export const isFitting = (base: Manifest, recipients: readonly string[], since: Date): boolean =>
  base.beganAt > since && base.recipients.toSorted().join() === recipients.toSorted().join();
