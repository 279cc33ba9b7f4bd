import { LRUCache } from "lru-cache";
import { atMost } from "../../../command/at-most.ts";
import { Refusal } from "../../../command/refusal.ts";

/** Replays allowed per user and window, times RATE_LIMIT_FACTOR. */
const MOST_REPLAYS = 20;
const SECONDS = 10;

/** Highest number of a person's reveals that may wait for their previous reveal to finish. */
const MOST_WAITING = 200;

/** Cache size in users. A miss costs a replay one more database call. */
const PEOPLE = { maxSize: 50_000, sizeCalculation: () => 1 };

/**
 * The openings that this process has handled recently. Replays of these don't use the queue of openings, so they don't
 * slow other people down.
 */
export type Replays = {
  /** Runs one reveal of a person at a time, in the order in which they came. */
  inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
  /** True if this process knows that the nonce has a record. */
  isEnded(userId: string, nonce: number): boolean;
  noteEnded(userId: string, nonce: number): void;
  /** Forgets a person's known nonces. Needed if the database was restored and no longer has the record. */
  forget(userId: string): void;
  /** Counts a replay. Throws RATE_LIMITED beyond the limit; the record remains valid. */
  count(userId: string): void;
};

/** `factor` 0 turns the limit off. */
export function makeReplays(factor: number): Replays {
  const queues = new LRUCache<string, ReturnType<typeof atMost>>(PEOPLE);
  const ended = new LRUCache<string, { nonce: number }>(PEOPLE);
  const counts = new LRUCache<string, { replays: number }>({ ...PEOPLE, ttl: SECONDS * 1000 });
  const most = Math.max(1, Math.floor(MOST_REPLAYS * factor));
  return {
    inTurn: (userId, work) => {
      const queue = queues.get(userId) ?? atMost(1, MOST_WAITING);
      queues.set(userId, queue);
      return queue(work);
    },
    isEnded: (userId, nonce) => nonce <= (ended.get(userId)?.nonce ?? -1),
    noteEnded: (userId, nonce) => {
      if (nonce > (ended.get(userId)?.nonce ?? -1)) ended.set(userId, { nonce });
    },
    forget: (userId) => void ended.delete(userId),
    count: (userId) => {
      const known = counts.get(userId);
      if (known === undefined) counts.set(userId, { replays: 1 });
      else if (known.replays < most) known.replays += 1;
      else if (factor > 0) {
        throw new Refusal("RATE_LIMITED", {
          retryAfterSeconds: Math.max(1, Math.ceil(counts.getRemainingTTL(userId) / 1000)),
        });
      }
    },
  };
}
