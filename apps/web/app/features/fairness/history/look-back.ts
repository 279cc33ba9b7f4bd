import type { Head } from "@trove/fairness";
import type { ListedOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { type LogFindings, proveRecords } from "../logs/prove-records.ts";
import { watchLog } from "../logs/watch-log.ts";
import { lookAtPage } from "./look-at-page.ts";
import { knownPerson } from "./trust-for.ts";

/** The findings of a look at all records of a person. */
export type LookedBack = {
  /** How many records the shop lists. */
  readonly count: number;
  /** Records that contradict what this browser keeps, or that don't hold. They are kept as breaches. */
  readonly breaches: readonly ListedOpening[];
  /** Nonces that have a record and are not in the shop's list: the first hundred. */
  readonly missing: readonly number[];
  /** Nonces whose records the shop says it has lost. */
  readonly lost: readonly number[];
  /** The records log's findings; undefined if it can't be read now. */
  readonly logged: LogFindings | undefined;
};

const joined = (one: LogFindings | undefined, other: LogFindings | undefined): LogFindings | undefined =>
  one && other && { delayed: [...one.delayed, ...other.delayed], missing: [...one.missing, ...other.missing] };

/** More are not named. */
const MOST_MISSING = 100;

/** Nonces up to the last known one that are neither listed nor lost. */
function missingIn(listed: ReadonlySet<number>, last: number): readonly number[] {
  const missing: number[] = [];
  for (let nonce = 0; nonce <= last && missing.length < MOST_MISSING; nonce += 1) {
    if (!listed.has(nonce)) missing.push(nonce);
  }
  return missing;
}

/**
 * Looks at all records that the shop lists for a person: compares those that this browser keeps, whole, and judges and
 * keeps all others with their places in the chain, and looks for them in the records log. Calls `onProgress` with the
 * number looked at. Throws ApiError.
 */
export async function lookBack(
  userId: string,
  around: Around,
  onProgress: (count: number) => void,
): Promise<LookedBack> {
  const person = await knownPerson(userId, around);
  const lost = new Map((await around.shop.lost(0)).map((one) => [one.nonce, one]));
  const breaches: ListedOpening[] = [];
  let head: Head | undefined;
  const view = await watchLog("records", around);
  let logged: LogFindings | undefined = view && { delayed: [], missing: [] };
  const listed = new Set(lost.keys());
  let [count, next] = [0, 0];
  let coming = around.shop.records(next);
  for (;;) {
    const entries = await coming;
    const end = entries.at(-1);
    // A list that does not go on would have no end.
    if (end === undefined || end.nonce < next) break;
    next = end.nonce + 1;
    coming = around.shop.records(next);
    // It is only awaited after these have been looked at.
    coming.catch(() => undefined);
    for (const { nonce } of entries) listed.add(nonce);
    const looked = await lookAtPage(entries, head, lost, person, around);
    ({ head } = looked);
    breaches.push(...looked.breaches);
    logged = joined(logged, view && (await proveRecords(entries, userId, view, around)));
    count += entries.length;
    onProgress(count);
  }
  const missing = missingIn(listed, Math.max(person.last, next - 1));
  return { count, breaches, missing, lost: [...lost.keys()], logged };
}
