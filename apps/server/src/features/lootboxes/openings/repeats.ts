import { LRUCache } from "lru-cache";
import { atMost } from "../../../command/at-most.ts";
import { Refusal } from "../../../command/refusal.ts";

/** Replays allowed per user and window, times RATE_LIMIT_FACTOR. */
const MOST_REPEATS = 20;
const SECONDS = 10;

/** Highest number of a person's reveals that wait for the one before. */
const MOST_WAITING = 200;

/** Cache size in users. A miss costs a replay one more database call. */
const PEOPLE = { maxSize: 50_000, sizeCalculation: () => 1 };

/** Recent openings of this process. Replays are answered from them, so they don't slow other people's openings. */
export type Repeats = {
  /** Runs one reveal of a person at a time, in the order in which they came. */
  inTurn<Result>(userId: string, work: () => Promise<Result>): Promise<Result>;
  /** Whether it is known that the nonce has a record. */
  isEnded(userId: string, nonce: number): boolean;
  noteEnded(userId: string, nonce: number): void;
  /** For a database that was restored, which does not know the record. */
  forget(userId: string): void;
  /** Counts a repeat. Throws RATE_LIMITED beyond the limit; the record stands. */
  count(userId: string): void;
};

/** `factor` 0 turns the limit off. */
export function makeRepeats(factor: number): Repeats {
  const lines = new LRUCache<string, ReturnType<typeof atMost>>(PEOPLE);
  const ended = new LRUCache<string, { nonce: number }>(PEOPLE);
  const counts = new LRUCache<string, { repeats: number }>({ ...PEOPLE, ttl: SECONDS * 1000 });
  const most = Math.max(1, Math.floor(MOST_REPEATS * factor));
  return {
    inTurn: (userId, work) => {
      const line = lines.get(userId) ?? atMost(1, MOST_WAITING);
      lines.set(userId, line);
      return line(work);
    },
    isEnded: (userId, nonce) => nonce <= (ended.get(userId)?.nonce ?? -1),
    noteEnded: (userId, nonce) => {
      if (nonce > (ended.get(userId)?.nonce ?? -1)) ended.set(userId, { nonce });
    },
    forget: (userId) => void ended.delete(userId),
    count: (userId) => {
      const known = counts.get(userId);
      if (known === undefined) counts.set(userId, { repeats: 1 });
      else if (known.repeats < most) known.repeats += 1;
      else if (factor > 0) {
        throw new Refusal("RATE_LIMITED", {
          retryAfterSeconds: Math.max(1, Math.ceil(counts.getRemainingTTL(userId) / 1000)),
        });
      }
    },
  };
}
