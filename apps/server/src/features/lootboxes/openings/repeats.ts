import { LRUCache } from "lru-cache";
import { atMost } from "../../../command/at-most.ts";
import { Refusal } from "../../../command/refusal.ts";

/** So many repeats a person may send in so many seconds, times RATE_LIMIT_FACTOR. */
const MOST_REPEATS = 20;
const SECONDS = 10;

/** So many reveals of a person wait for the one before. */
const MOST_WAITING = 200;

/** Of so many people this process remembers what they opened. What it forgets costs a repeat one call more. */
const PEOPLE = { maxSize: 50_000, sizeCalculation: () => 1 };

/** What this process knows of reveals that are sent again, so that they cost nobody else's opening anything. */
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
