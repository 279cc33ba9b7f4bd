import type { CheckGroup, CheckId, Verdict } from "../index.ts";

export const GROUP_TEXTS = {
  commitment: "Commitment: the outcome was fixed before the request",
  odds: "Odds: they are the ones that were shown",
  draw: "Draw: ticket and item follow from the numbers",
} as const satisfies Record<CheckGroup, string>;

export const VERDICT_TEXTS = {
  Verified: "VERIFIED. Every check holds.",
  Recomputed: "RECOMPUTED. Nothing differs, but not everything could be compared with what was held before.",
  Breach: "BREACH. Something does not match; keep the evidence.",
} as const satisfies Record<Verdict, string>;

/** The statement that is true if the check holds. */
export const CHECK_TEXTS = {
  "commitment-signature": "the commitment that was held is signed by the shop",
  "nonce-held": "the nonce is the one of the commitment that was held",
  "commitment-held": "the commitment is the one that was held",
  "nonce-sent": "the nonce is the one that the request stated",
  "commitment-sent": "the commitment is the one that the request stated",
  "client-seed-sent": "the client seed is the one that the request stated",
  "client-entropy-sent": "the client entropy is the one that the request carried",
  "client-entropy-present": "client entropy went into the draw",
  "seed-hash": "SHA-256 of the revealed server seed is the commitment",
  "next-held-signature": "the next commitment that was held is signed by the shop",
  "next-commitment-held": "the next commitment is the one that was held",
  "next-commitment-signature": "the next commitment is signed by the shop",
  "odds-table": "the odds table is valid and has a million tickets",
  "odds-hash": "the odds table has the odds hash of the opening",
  "odds-hash-sent": "the odds hash is the one that the request stated",
  "odds-box": "the odds table is the one of this box",
  "odds-version": "the odds table is of the version that the opening names",
  "odds-price": "the price is the one in the odds table",
  "odds-drops": "the drops shown are those of the odds table",
  "odds-probability": "the chance shown is the one in the odds table",
  quantity: "as many boxes were opened as were asked for",
  "draw-order": "the boxes stand in the order of their draws",
  tickets: "the tickets follow from seeds, entropy, nonce and odds hash",
  items: "the items follow from tickets and odds table",
  "item-details": "the items shown are the ones that were drawn",
  "receipt-text": "the receipt is written as the protocol says",
  "receipt-signature": "the receipt is signed by the shop",
  "receipt-person": "the receipt names this person",
  "receipt-nonce": "the receipt names this nonce",
  "receipt-commitment": "the receipt names this commitment",
  "receipt-client-seed": "the receipt names this client seed",
  "receipt-client-entropy": "the receipt names this client entropy",
  "receipt-odds-hash": "the receipt names this odds hash",
  "receipt-quantity": "the receipt names this number of boxes",
  "receipt-tickets": "the receipt names these tickets",
  "receipt-items": "the receipt names these items",
  "receipt-market-prices": "the receipt names these market prices",
  "receipt-sell-prices": "the receipt names these sell prices",
  "receipt-chain": "the receipt names the one before it",
} as const satisfies Record<CheckId, string>;
