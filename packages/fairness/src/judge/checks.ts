/**
 * Every check with its group, in the order in which they are listed.
 *
 * - `signatures`: the shop signed it.
 * - `given`: a value beside a signed text has the hash that the text names.
 * - `signed`: texts that the shop signed agree with each other and with what the browser signed. Nobody but the shop
 *   can make them disagree.
 * - `shown`: an unsigned part of an answer contradicts what was held. Only the caller of the shop has seen it.
 * - `claimed`: everything else: what was asked, held or stated without a signature, and which proofs and records are
 *   put beside it.
 */
export const CHECKS = {
  "offer-signature": "signatures",
  "offer-text": "claimed",
  "client-seed": "given",
  "key-list": "given",
  "odds-table": "given",
  "odds-hash": "given",
  "held-reveal": "given",
  "offer-person": "claimed",
  "offer-entropy": "claimed",
  "offer-box": "claimed",
  "offer-quantity": "claimed",
  "offer-balance": "claimed",
  "offer-time": "claimed",
  "offer-current": "claimed",
  "offer-covers-cost": "signed",
  "odds-box": "signed",
  "odds-price": "signed",
  "odds-in-force": "claimed",
  "own-key": "claimed",
  "known-keys": "claimed",
  "chain-nonce": "claimed",
  "chain-before": "signed",
  "chain-time": "signed",
  "one-commitment": "signed",
  "one-before": "signed",
  "one-reveal": "claimed",
  "record-signature": "signatures",
  "record-text": "shown",
  "record-offer": "shown",
  "record-person": "signed",
  "record-nonce": "signed",
  "record-before": "signed",
  "record-time": "signed",
  "record-now": "claimed",
  "record-lost": "claimed",
  "server-seed": "signed",
  "client-entropy": "signed",
  "reveal-key": "signed",
  "reveal-signature": "signed",
  "reveal-own": "claimed",
  "reveal-known": "claimed",
  "reveal-held": "claimed",
  quantity: "signed",
  tickets: "signed",
  items: "signed",
  "balance-after": "claimed",
  "void-reason": "signed",
  "void-sum": "signed",
  "void-shortfall": "signed",
  "void-debits": "claimed",
  "void-statement": "claimed",
  "void-debit-times": "claimed",
  "void-block": "claimed",
  "shown-boxes": "shown",
  "shown-tickets": "shown",
  "shown-items": "shown",
  "shown-names": "shown",
  "shown-market-prices": "shown",
  "shown-sell-prices": "shown",
  "shown-inventory-items": "shown",
  "shown-transactions": "shown",
  "shown-server-seed": "shown",
  "shown-commitment": "shown",
  "shown-client-seed": "shown",
  "shown-client-entropy": "shown",
  "shown-nonce": "shown",
  "shown-kind": "shown",
  "shown-reason": "shown",
  "shown-odds": "shown",
  "shown-balance": "shown",
  "ended-nonce": "shown",
  "kept-record": "signed",
  "kept-offer": "claimed",
  "history-ids": "signed",
  "record-logged": "claimed",
  "statement-debits": "claimed",
  "inventory-items": "claimed",
  "inventory-prices": "claimed",
} as const satisfies Record<string, "signatures" | "given" | "signed" | "shown" | "claimed">;

export type CheckId = keyof typeof CHECKS;

/** `NotHeld`: there was nothing to compare with. `Ask`: only the person can say whether it is right. */
export type Outcome = "Holds" | "Differs" | "NotHeld" | "Ask";

export type Check = {
  readonly id: CheckId;
  readonly outcome: Outcome;
  /** The value held, offered or recomputed; missing if it tells a reader nothing. */
  readonly expected?: string;
  /** The value found in its place. */
  readonly actual?: string;
  /** The subjects of the question to the person: browser keys, movements, or the hash of a record or offer. */
  readonly about?: readonly string[];
};

type Comparable = string | number | readonly (string | number)[];

export function holdsIf(id: CheckId, condition: boolean): Check {
  return { id, outcome: condition ? "Holds" : "Differs" };
}

export function notHeld(id: CheckId): Check {
  return { id, outcome: "NotHeld" };
}

/** Compares two values by their writing, lists entry by entry. Without an expected value the outcome is `NotHeld`. */
export function same(id: CheckId, expected: Comparable | undefined, actual: Comparable): Check {
  if (expected === undefined) return notHeld(id);
  const isSame = JSON.stringify(expected) === JSON.stringify(actual);
  return { id, outcome: isSame ? "Holds" : "Differs", expected: String(expected), actual: String(actual) };
}

/** Holds if the person has confirmed everything that it is about; otherwise the person is asked about the rest. */
export function asks(id: CheckId, about: readonly string[], confirmed: readonly string[]): Check {
  const open = about.filter((subject) => !confirmed.includes(subject));
  return open.length === 0 ? { id, outcome: "Holds" } : { id, outcome: "Ask", about: open };
}
