import type { Head } from "@trove/fairness";
import type { ListedOpening } from "@trove/fairness/press";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { type LogFindings, proveRecords } from "../logs/prove-records.ts";
import { watchLog } from "../logs/watch-log.ts";
import type { LostEntry } from "../shop/shop.ts";
import { judgeLosses } from "./judge-losses.ts";
import { lookAtPage } from "./look-at-page.ts";
import { knownPerson } from "./trust-for.ts";

/** The findings from comparing all records of a person. */
export type LookedBack = {
  /** Number of records that the shop lists. */
  readonly count: number;
  /** Records that contradict a stored one or are invalid. They have been stored as breaches. */
  readonly breaches: readonly ListedOpening[];
  /** Nonces that must have a record but are not in the shop's list. At most the first hundred. */
  readonly missing: readonly number[];
  /** The records that the shop has lost, by its public log. */
  readonly lost: readonly LostEntry[];
  /** Nonces whose records the shop says it has lost, without a leaf so far. */
  readonly unsaid: readonly number[];
  /** The records log's findings; undefined if it can't be read now. */
  readonly logged: LogFindings | undefined;
};

const joined = (one: LogFindings | undefined, other: LogFindings | undefined): LogFindings | undefined =>
  one && other && { delayed: [...one.delayed, ...other.delayed], missing: [...one.missing, ...other.missing] };

/** Maximum number of missing nonces to report. */
const MOST_MISSING = 100;

/** Nonces from 0 to `last` that are not in `listed`, which also has the lost ones. */
function missingIn(listed: ReadonlySet<number>, last: number): readonly number[] {
  const missing: number[] = [];
  for (let nonce = 0; nonce <= last && missing.length < MOST_MISSING; nonce += 1) {
    if (!listed.has(nonce)) missing.push(nonce);
  }
  return missing;
}

/**
 * Reads all records that the shop lists for a person. Compares them with the stored ones, judges and stores the others,
 * and looks for all in the records log. Calls `onProgress` with the number read. Throws ApiError.
 */
export async function lookBack(
  userId: string,
  parts: BrowserParts,
  onProgress: (count: number) => void,
): Promise<LookedBack> {
  const person = await knownPerson(userId, parts);
  const breaches: ListedOpening[] = [];
  let head: Head | undefined;
  const view = await watchLog("records", parts);
  const claimed = await parts.shop.lost(0);
  const { proven, unsaid } = await judgeLosses(claimed, view, userId, parts);
  const lost = new Map([...proven, ...unsaid].map((one) => [one.nonce, one]));
  let logged: LogFindings | undefined = view && { delayed: [], missing: [] };
  const listed = new Set(lost.keys());
  let [count, next] = [0, 0];
  let coming = parts.shop.records(next);
  for (;;) {
    const entries = await coming;
    const end = entries.at(-1);
    // Stops at a page that repeats earlier nonces; otherwise a dishonest list would never end.
    if (end === undefined || end.nonce < next) break;
    next = end.nonce + 1;
    coming = parts.shop.records(next);
    // This promise is awaited only after the page has been judged. Without a handler, an earlier rejection would be
    // reported as unhandled.
    coming.catch(() => undefined);
    for (const { nonce } of entries) listed.add(nonce);
    const looked = await lookAtPage(entries, head, lost, person, parts);
    ({ head } = looked);
    breaches.push(...looked.breaches);
    logged = joined(logged, view && (await proveRecords(entries, userId, view, parts)));
    count += entries.length;
    onProgress(count);
  }
  const missing = missingIn(
    listed,
    claimed.reduce((last, { nonce }) => Math.max(last, nonce), Math.max(person.last, next - 1)),
  );
  return { count, breaches, missing, lost: proven, unsaid: unsaid.map(({ nonce }) => nonce), logged };
}
