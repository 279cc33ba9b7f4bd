import type { Head, ListEntry } from "@trove/fairness";
import { keepListed } from "../kept/kept-openings.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { ListedOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { trustOf } from "../opening/trust-of.ts";
import { type LogFindings, proveRecords } from "../logs/prove-records.ts";
import { watchLog } from "../logs/watch-log.ts";
import { lookAtEntry, withoutQuestions } from "./look-at-entry.ts";
import { tablesOf } from "./odds-tables.ts";

/** What a look at all records of a person has found. */
export type LookedBack = {
  /** How many records the shop lists. */
  readonly count: number;
  /** Records that contradict what this browser keeps, or that don't hold. They are kept as breaches. */
  readonly breaches: readonly ListedOpening[];
  /** Nonces whose record this browser keeps, and the shop no longer lists. */
  readonly missing: readonly number[];
  /** What the records log has; undefined if it can't be read now. */
  readonly logged: LogFindings | undefined;
};

const joined = (one: LogFindings | undefined, other: LogFindings | undefined): LogFindings | undefined =>
  one && other && { delayed: [...one.delayed, ...other.delayed], missing: [...one.missing, ...other.missing] };

const between = (before: number, after: number): number[] =>
  Array.from({ length: Math.max(0, after - before - 1) }, (_, index) => before + 1 + index);

/** The person as far as this browser knows them; without an opening here, it knows nothing and asks nothing. */
async function knownPerson(userId: string, { kept }: Around) {
  const person = await readPerson(kept, userId);
  const trusted = person ?? { userId, knownKeys: [], confirmed: [] };
  return { trusted, start: person?.start?.nonce ?? Infinity, last: person?.head?.nonce ?? -1 };
}

/**
 * Looks at all records that the shop lists for a person: compares those that this browser keeps, whole, and judges and
 * keeps all others with their places in the chain, and looks for them in the records log. Calls `onProgress` with the number looked at. Throws ApiError.
 */
export async function lookBack(
  userId: string,
  around: Around,
  onProgress: (count: number) => void,
): Promise<LookedBack> {
  const { trusted, start, last } = await knownPerson(userId, around);
  const breaches: ListedOpening[] = [];
  let head: Head | undefined;
  const view = await watchLog("records", around);
  let logged: LogFindings | undefined = view && { delayed: [], missing: [] };
  const missing: number[] = [];
  let [count, next] = [0, 0];
  const trustFor = async (entry: ListEntry) => {
    const trust = await trustOf(trusted, [entry.offer.keyId, entry.record.keyId], around);
    return entry.nonce <= start ? withoutQuestions(trust, entry) : trust;
  };
  for (;;) {
    const entries = await around.shop.records(next);
    const tables = await tablesOf(
      entries.map(({ offer }) => offer),
      around,
    );
    const found: ListedOpening[] = [];
    for (const [index, entry] of entries.entries()) {
      const before = Math.max(start, entries[index - 1]?.nonce ?? next - 1);
      missing.push(...between(before, Math.min(entry.nonce, last + 1)));
      const looked = await lookAtEntry(entry, tables, head, await trustFor(entry), around);
      if (looked.opening !== undefined) found.push(looked.opening);
      ({ head } = looked);
    }
    await keepListed(around.kept, found, tables);
    logged = joined(logged, view && (await proveRecords(entries, userId, view, around)));
    breaches.push(...found.filter(({ verdict }) => verdict === "Breach"));
    const end = entries.at(-1);
    // A list that does not go on would have no end.
    if (end === undefined || end.nonce < next) break;
    next = end.nonce + 1;
    count += entries.length;
    onProgress(count);
  }
  missing.push(...between(next - 1, last + 1));
  return { count, breaches, missing, logged };
}
