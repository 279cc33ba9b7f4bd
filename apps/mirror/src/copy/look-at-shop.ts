import { type LogPolicy, openCheckpoint, type SignedCheckpoint } from "@trove/fairness/log";
import type { LogCopy } from "./log-copy.ts";
import { readCheckpoint } from "./read-checkpoint.ts";

/** The result of the latest looks at a log. Times are ISO 8601. */
type Looks = { lookedAt: string | undefined; fault: string | undefined };

/** A copy with the function that looks at its log once, and the result of the last look. */
export type MirroredLog = { readonly copy: LogCopy; readonly looks: Looks; readonly look: () => Promise<void> };

type Parts = {
  readonly copy: LogCopy;
  /** The log's address, without a slash at its end. */
  readonly url: string;
  /** The signatures that a checkpoint needs before it is copied. */
  readonly policy: LogPolicy;
  readonly now: () => Date;
  /** Called with the shop's checkpoint before the copy begins; with undefined if the shop has none yet. */
  readonly onCheckpoint: (checkpoint: SignedCheckpoint | undefined) => Promise<void>;
};

/**
 * Returns a function that looks at the log once: it verifies the checkpoint, and copies and publishes what is new. It
 * never throws; the fault of the last look stays in the result until a look succeeds.
 */
export function lookAtShop({ copy, url, policy, now, onCheckpoint }: Parts): MirroredLog {
  const looks: Looks = { lookedAt: undefined, fault: undefined };
  let etag: string | undefined;
  let last: string | undefined;
  const look = async () => {
    const read = await readCheckpoint(url, etag);
    if (read === "same" || (read !== undefined && read.note === last)) return;
    const checkpoint = read && (await openCheckpoint(read.note, policy));
    await onCheckpoint(checkpoint);
    if (read === undefined || checkpoint === undefined) return;
    await copy.publish(checkpoint);
    ({ note: last, etag } = read);
  };
  return {
    copy,
    looks,
    look: async () => {
      try {
        await look();
        looks.fault = undefined;
        looks.lookedAt = now().toISOString();
      } catch (error) {
        looks.fault = error instanceof Error ? error.message : String(error);
      }
    },
  };
}
