import { type ListedRecord, parseRecord, recordHash, type Trust } from "@trove/fairness";
import { idsIn } from "../kept/kept-ids.ts";
import { type KeptPerson, readPerson } from "../kept/kept-person.ts";
import type { Around } from "../opening/around.ts";
import { trustOf } from "../opening/trust-of.ts";

export type KnownPerson = {
  readonly trusted: Pick<KeptPerson, "userId" | "knownKeys" | "confirmed">;
  /** The nonce before this browser's first offer. Without an offer, everything was before it. */
  readonly start: number;
  /** The nonce of the last verified record, or −1. */
  readonly last: number;
};

/** The person as far as this browser knows them, who may have opened nothing here. */
export async function knownPerson(userId: string, { kept }: Pick<Around, "kept">): Promise<KnownPerson> {
  const person = await readPerson(kept, userId);
  const trusted = person ?? { userId, knownKeys: [], confirmed: [] };
  return { trusted, start: person?.start?.nonce ?? Infinity, last: person?.head?.nonce ?? -1 };
}

/** Trust that takes everything which only the person can say as said. */
function withoutQuestions(trust: Trust, { record }: ListedRecord): Trust {
  try {
    const { browserKey } = parseRecord(record.text);
    const confirmed = [...idsIn(record.text), recordHash(record.text)];
    return { ...trust, browserKeys: [...trust.browserKeys, browserKey], confirmed };
  } catch (error) {
    if (error instanceof SyntaxError) return trust;
    throw error;
  }
}

/** By what to judge a record of another browser. What was before this browser's start raises no questions. */
export async function trustFor(
  listed: ListedRecord,
  { trusted, start }: KnownPerson,
  around: Pick<Around, "kept" | "shop">,
): Promise<Trust> {
  const trust = await trustOf(trusted, [listed.offer.keyId, listed.record.keyId], around);
  return listed.nonce <= start ? withoutQuestions(trust, listed) : trust;
}
