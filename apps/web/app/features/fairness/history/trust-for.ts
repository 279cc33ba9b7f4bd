import { type ListedRecord, parseRecord, recordHash, type Trust } from "@trove/fairness";
import { idsIn } from "../kept/kept-ids.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { trustOf } from "../opening/trust-of.ts";

export type KnownPerson = {
  readonly userId: string;
  /** The trust for judging texts that shop keys with these ids signed. */
  readonly trust: (signers: readonly string[]) => Promise<Trust>;
  /** The nonce before this browser's first offer; Infinity if it has received no offer. */
  readonly start: number;
  /** The nonce of the last verified record, or −1. */
  readonly last: number;
};

/** This browser's data about the person, or defaults if they have opened nothing in this browser. */
export async function knownPerson(userId: string, parts: Pick<BrowserParts, "kept" | "shop">): Promise<KnownPerson> {
  const person = await readPerson(parts.kept, userId);
  const known = person ?? { userId, knownKeys: [], confirmed: [] };
  // Cached by signer, because even a long history was signed with few keys.
  const bySigners = new Map<string, Promise<Trust>>();
  const trust = (signers: readonly string[]) => {
    const found = bySigners.get(signers.join()) ?? trustOf(known, signers, parts);
    bySigners.set(signers.join(), found);
    return found;
  };
  return { userId, trust, start: person?.start?.nonce ?? Infinity, last: person?.head?.nonce ?? -1 };
}

/** Adds the record's ids and browser key to those that the person has confirmed, so that judging it asks nothing. */
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

/**
 * The trust for judging another browser's record. Records from before this browser's first offer raise no questions.
 */
export async function trustFor(listed: ListedRecord, { trust, start }: KnownPerson): Promise<Trust> {
  const known = await trust([listed.offer.keyId, listed.record.keyId]);
  return listed.nonce <= start ? withoutQuestions(known, listed) : known;
}
