/** The three check marks that a page shows. */
export type CheckGroup = "commitment" | "odds" | "draw";

/** Every check with its check mark, in the order in which they are listed. */
export const CHECK_GROUPS = {
  /** The held commitment is signed by the shop. */
  "commitment-signature": "commitment",
  /** The response has the held nonce. */
  "nonce-held": "commitment",
  /** The response contains the held commitment. */
  "commitment-held": "commitment",
  /** The response contains the nonce of the request. */
  "nonce-sent": "commitment",
  /** The response contains the commitment of the request. */
  "commitment-sent": "commitment",
  /** The response contains the client seed of the request. */
  "client-seed-sent": "commitment",
  /** The response contains the entropy of the request. */
  "client-entropy-sent": "commitment",
  /** The opening, when verified later, was drawn with the browser's entropy. */
  "client-entropy-present": "commitment",
  /** SHA-256 of the revealed seed equals the commitment. */
  "seed-hash": "commitment",
  /** The held next commitment is signed by the shop, for the following nonce. */
  "next-held-signature": "commitment",
  /** The response contains the held next commitment. */
  "next-commitment-held": "commitment",
  /** The next commitment in the response is signed by the shop. */
  "next-commitment-signature": "commitment",
  /** The table text is the canonical form of a valid table with a million tickets. */
  "odds-table": "odds",
  /** The hash of the table text equals the odds hash in the response. */
  "odds-hash": "odds",
  /** The response contains the odds hash of the request. */
  "odds-hash-sent": "odds",
  /** The table belongs to this box. */
  "odds-box": "odds",
  /** The table has the version in the response. */
  "odds-version": "odds",
  /** The price per box equals the table's. */
  "odds-price": "odds",
  /** The drops shown with the opening equal the table's. */
  "odds-drops": "odds",
  /** The probability shown with the opening equals the table's for the item won. */
  "odds-probability": "odds",
  /** As many boxes were opened as requested. */
  quantity: "draw",
  /** The boxes are in draw order. */
  "draw-order": "draw",
  /** Every ticket follows from the seeds, the nonce and the odds hash. */
  tickets: "draw",
  /** Every item follows from its ticket and the table. */
  items: "draw",
  /** The item shown for every box is the drawn one. */
  "item-details": "draw",
  /** The receipt has exactly the format of the protocol. */
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
  /** The receipt contains the hash of the previous receipt. */
  "receipt-chain": "draw",
} as const satisfies Record<string, CheckGroup>;

export type CheckId = keyof typeof CHECK_GROUPS;

/** `NotHeld`: there was nothing to compare with, so the check neither holds nor differs. */
export type CheckOutcome = "Holds" | "Differs" | "NotHeld";

export type Check = {
  readonly id: CheckId;
  readonly group: CheckGroup;
  /** True only if the outcome is `Holds`. */
  readonly ok: boolean;
  readonly outcome: CheckOutcome;
  /** The value held, sent or recomputed; missing if it tells a reader nothing. */
  readonly expected?: string | undefined;
  /** The value in the response. */
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

/** Compares with `===`, lists entry by entry. Without an expected value the outcome is `NotHeld`. */
export function sameAs(id: CheckId, expected: Comparable | undefined, actual: Comparable): Check {
  if (expected === undefined) return notHeld(id);
  return check(id, isSame(expected, actual) ? "Holds" : "Differs", String(expected), String(actual));
}

/** Any difference is a `Breach`. Otherwise anything that was not held makes the opening `Recomputed`. */
export function verificationOf(checks: readonly Check[]): Verification {
  const some = (outcome: CheckOutcome): boolean => checks.some((one) => one.outcome === outcome);
  return { verdict: some("Differs") ? "Breach" : some("NotHeld") ? "Recomputed" : "Verified", checks };
}
