/**
 * Every check with its group, in the order in which they are listed.
 * - `signatures`: the shop signed the text.
 * - `given`: a value has the hash that a signed text names.
 * - `signed`: texts that the shop signed agree with each other and with the browser's signed reveal. Only the shop can
 *   make them disagree.
 * - `shown`: an unsigned part of a response agrees with what was held. Only the caller of the shop has seen it.
 * - `claimed`: everything else, such as requests, statements without a signature, and the choice of proofs and records
 *   in a file.
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
  "offer-checkpoint": "claimed",
  "offer-covers-cost": "signed",
  "odds-box": "signed",
  "odds-price": "signed",
  "odds-named": "signed",
  "odds-in-force": "claimed",
  "odds-lasting": "claimed",
  "own-key": "claimed",
  "offer-stopped": "claimed",
  "known-keys": "claimed",
  "chain-nonce": "claimed",
  "chain-before": "signed",
  "chain-time": "signed",
  "chain-checkpoint": "signed",
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
  "lost-client": "claimed",
  "lost-draw": "claimed",
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
  "record-in-break": "signed",
  "balance-after": "claimed",
  "void-reason": "signed",
  "void-sum": "signed",
  "void-shortfall": "signed",
  "void-debits": "claimed",
  "void-statement": "claimed",
  "void-debit-times": "claimed",
  "void-block": "claimed",
  "void-block-times": "claimed",
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
  "stop-held": "given",
  "stop-known": "claimed",
  "stopped-signature": "signatures",
  "stopped-time": "claimed",
  "stopped-once": "signed",
  "statement-debits": "claimed",
  "inventory-items": "claimed",
  "inventory-prices": "claimed",
} as const satisfies Record<string, "signatures" | "given" | "signed" | "shown" | "claimed">;

export type CheckId = keyof typeof CHECKS;

/** `NotHeld`: there was nothing to compare with. `Ask`: only the person can tell. */
export type Outcome = "Holds" | "Differs" | "NotHeld" | "Ask";

export type Check = {
  readonly id: CheckId;
  readonly outcome: Outcome;
  /** The value that was held, offered or recomputed; missing if it would not help a reader. */
  readonly expected?: string;
  /** The value that was found instead. */
  readonly actual?: string;
  /** The ids that the check is about, such as browser keys, movements, or the hash of a record or offer. */
  readonly about?: readonly string[];
};

type Comparable = string | number | readonly (string | number)[];

export function holdsIf(id: CheckId, condition: boolean): Check {
  return { id, outcome: condition ? "Holds" : "Differs" };
}

export function notHeld(id: CheckId): Check {
  return { id, outcome: "NotHeld" };
}

/** Compares two values as JSON. The outcome is `NotHeld` if there is no expected value. */
export function same(id: CheckId, expected: Comparable | undefined, actual: Comparable): Check {
  if (expected === undefined) return notHeld(id);
  const isSame = JSON.stringify(expected) === JSON.stringify(actual);
  return { id, outcome: isSame ? "Holds" : "Differs", expected: String(expected), actual: String(actual) };
}

/**
 * The outcome is `Holds` if the person has confirmed all subjects in `about`. Otherwise it is `Ask`, about the others.
 */
export function asks(id: CheckId, about: readonly string[], confirmed: readonly string[]): Check {
  const open = about.filter((subject) => !confirmed.includes(subject));
  return open.length === 0 ? { id, outcome: "Holds" } : { id, outcome: "Ask", about: open };
}
