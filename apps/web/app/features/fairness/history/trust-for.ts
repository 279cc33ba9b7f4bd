import { type ListedRecord, parseRecord, recordHash, type Trust } from "@trove/fairness";
import { idsIn } from "../kept/kept-ids.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { Around } from "../opening/around.ts";
import { trustOf } from "../opening/trust-of.ts";

export type KnownPerson = {
  readonly userId: string;
  /** The trust in texts that keys of the shop with these ids have signed. */
  readonly trust: (signers: readonly string[]) => Promise<Trust>;
  /** The nonce before this browser's first offer. Without an offer, everything was before it. */
  readonly start: number;
  /** The nonce of the last verified record, or −1. */
  readonly last: number;
};

/** The person as far as this browser knows them, who may have opened nothing here. */
export async function knownPerson(userId: string, around: Pick<Around, "kept" | "shop">): Promise<KnownPerson> {
  const person = await readPerson(around.kept, userId);
  const known = person ?? { userId, knownKeys: [], confirmed: [] };
  // A long history has few signers.
  const bySigners = new Map<string, Promise<Trust>>();
  const trust = (signers: readonly string[]) => {
    const found = bySigners.get(signers.join()) ?? trustOf(known, signers, around);
    bySigners.set(signers.join(), found);
    return found;
  };
  return { userId, trust, start: person?.start?.nonce ?? Infinity, last: person?.head?.nonce ?? -1 };
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

/** The trust for a record of another browser. Records from before this browser's start raise no questions. */
export async function trustFor(listed: ListedRecord, { trust, start }: KnownPerson): Promise<Trust> {
  const known = await trust([listed.offer.keyId, listed.record.keyId]);
  return listed.nonce <= start ? withoutQuestions(known, listed) : known;
}
