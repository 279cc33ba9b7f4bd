/** The three ticks that a page shows. */
export type CheckGroup = "commitment" | "odds" | "draw";

/** Every single thing that is checked, with the tick that it belongs to, in the order in which they are read. */
export const CHECK_GROUPS = {
  /** The commitment that was held is signed by the shop. */
  "commitment-signature": "commitment",
  /** The answer draws under the nonce that was held. */
  "nonce-held": "commitment",
  /** The answer names the commitment that was held. */
  "commitment-held": "commitment",
  /** The answer names the nonce that the request stated. */
  "nonce-sent": "commitment",
  /** The answer names the commitment that the request stated. */
  "commitment-sent": "commitment",
  /** The answer used the client seed that the request stated. */
  "client-seed-sent": "commitment",
  /** The answer used the entropy that the request carried. */
  "client-entropy-sent": "commitment",
  /** The opening, looked at later, was drawn with entropy of the browser. */
  "client-entropy-present": "commitment",
  /** SHA-256 of the revealed seed is the commitment. */
  "seed-hash": "commitment",
  /** The next commitment that was held is signed by the shop, for the nonce after this one. */
  "next-held-signature": "commitment",
  /** The answer hands out the next commitment that was held. */
  "next-commitment-held": "commitment",
  /** The next commitment in the answer is signed by the shop. */
  "next-commitment-signature": "commitment",
  /** The table text is a valid table in its canonical writing, with a million tickets. */
  "odds-table": "odds",
  /** The table text hashes to the odds hash of the answer. */
  "odds-hash": "odds",
  /** The answer names the odds hash that the request stated. */
  "odds-hash-sent": "odds",
  /** The table is the one of this box. */
  "odds-box": "odds",
  /** The table is the version that the answer names. */
  "odds-version": "odds",
  /** The price per box is the table's. */
  "odds-price": "odds",
  /** The drops shown beside the opening are the table's. */
  "odds-drops": "odds",
  /** The chance shown beside the opening is the table's for the item won. */
  "odds-probability": "odds",
  /** As many boxes were opened as were asked for. */
  quantity: "draw",
  /** The boxes stand in the order of their draws. */
  "draw-order": "draw",
  /** Every ticket follows from the seeds, the nonce and the odds hash. */
  tickets: "draw",
  /** Every item follows from its ticket and the table. */
  items: "draw",
  /** The item shown for every box is the one that was drawn. */
  "item-details": "draw",
  /** The receipt is a receipt, exactly as the protocol writes it. */
  "receipt-text": "draw",
  /** The receipt is signed by the shop. */
  "receipt-signature": "draw",
  "receipt-person": "commitment",
  "receipt-nonce": "commitment",
  "receipt-commitment": "commitment",
  "receipt-client-seed": "commitment",
  "receipt-client-entropy": "commitment",
  "receipt-odds-hash": "odds",
  "receipt-quantity": "draw",
  "receipt-tickets": "draw",
  "receipt-items": "draw",
  "receipt-market-prices": "draw",
  "receipt-sell-prices": "draw",
  /** The receipt names the receipt before it. */
  "receipt-chain": "draw",
} as const satisfies Record<string, CheckGroup>;

export type CheckId = keyof typeof CHECK_GROUPS;

/** `NotHeld`: there was nothing to compare with, so the check says neither yes nor no. */
export type CheckOutcome = "Holds" | "Differs" | "NotHeld";

export type Check = {
  readonly id: CheckId;
  readonly group: CheckGroup;
  /** True only for the outcome `Holds`. */
  readonly ok: boolean;
  readonly outcome: CheckOutcome;
  /** What was held, sent or recomputed; missing where it says nothing to a reader. */
  readonly expected?: string | undefined;
  /** What the answer said. */
  readonly actual?: string | undefined;
};

export type Verdict = "Verified" | "Recomputed" | "Breach";

export type Verification = { readonly verdict: Verdict; readonly checks: readonly Check[] };

type Comparable = string | number | readonly (string | number)[];

/** A check with a known outcome. */
export function check(id: CheckId, outcome: CheckOutcome, expected?: string, actual?: string): Check {
  return { id, group: CHECK_GROUPS[id], ok: outcome === "Holds", outcome, expected, actual };
}

export function notHeld(id: CheckId): Check {
  return check(id, "NotHeld");
}

export function holdsIf(id: CheckId, condition: boolean): Check {
  return check(id, condition ? "Holds" : "Differs");
}

function isList(value: Comparable): value is readonly (string | number)[] {
  return typeof value === "object";
}

function isSame(a: Comparable, b: Comparable): boolean {
  if (isList(a) && isList(b)) return a.length === b.length && a.every((entry, index) => entry === b[index]);
  return a === b;
}

/** Compares by identity, lists entry by entry; without something expected the check is `NotHeld`. */
export function sameAs(id: CheckId, expected: Comparable | undefined, actual: Comparable): Check {
  if (expected === undefined) return notHeld(id);
  return check(id, isSame(expected, actual) ? "Holds" : "Differs", String(expected), String(actual));
}

/** One difference makes a breach; otherwise one thing that was not held leaves the opening recomputed only. */
export function verificationOf(checks: readonly Check[]): Verification {
  const some = (outcome: CheckOutcome): boolean => checks.some((one) => one.outcome === outcome);
  return { verdict: some("Differs") ? "Breach" : some("NotHeld") ? "Recomputed" : "Verified", checks };
}
