import type { Check, CheckId, Outcome } from "@trove/fairness";

/** The topics of the checks about an opening, in the order in which they are shown. */
export const CHECK_GROUPS = ["commitment", "odds", "draw", "balance"] as const;

export type CheckGroup = (typeof CHECK_GROUPS)[number];

const groupOf = {
  "offer-signature": "commitment",
  "offer-text": "commitment",
  "client-seed": "commitment",
  "key-list": "commitment",
  "odds-table": "odds",
  "odds-hash": "odds",
  "held-reveal": "commitment",
  "offer-person": "commitment",
  "offer-entropy": "commitment",
  "offer-box": "odds",
  "offer-quantity": "draw",
  "offer-balance": "balance",
  "offer-time": "commitment",
  "offer-current": "odds",
  "offer-checkpoint": "odds",
  "offer-covers-cost": "balance",
  "odds-box": "odds",
  "odds-price": "odds",
  "odds-named": "odds",
  "odds-in-force": "odds",
  "odds-lasting": "odds",
  "own-key": "commitment",
  "offer-stopped": "commitment",
  "known-keys": "commitment",
  "chain-nonce": "commitment",
  "chain-before": "commitment",
  "chain-time": "commitment",
  "chain-checkpoint": "commitment",
  "one-commitment": "commitment",
  "one-before": "commitment",
  "one-reveal": "commitment",
  "record-signature": "commitment",
  "record-text": "commitment",
  "record-offer": "commitment",
  "record-person": "commitment",
  "record-nonce": "commitment",
  "record-before": "commitment",
  "record-time": "commitment",
  "record-now": "commitment",
  "record-lost": "commitment",
  "lost-client": "commitment",
  "lost-draw": "draw",
  "server-seed": "commitment",
  "client-entropy": "commitment",
  "reveal-key": "commitment",
  "reveal-signature": "commitment",
  "reveal-own": "commitment",
  "reveal-known": "commitment",
  "reveal-held": "commitment",
  quantity: "draw",
  tickets: "draw",
  items: "draw",
  "record-in-break": "commitment",
  "balance-after": "balance",
  "void-reason": "balance",
  "void-sum": "balance",
  "void-shortfall": "balance",
  "void-debits": "balance",
  "void-statement": "balance",
  "void-debit-times": "balance",
  "void-block": "balance",
  "void-block-times": "balance",
  "shown-boxes": "draw",
  "shown-tickets": "draw",
  "shown-items": "draw",
  "shown-names": "draw",
  "shown-market-prices": "draw",
  "shown-sell-prices": "draw",
  "shown-inventory-items": "draw",
  "shown-transactions": "balance",
  "shown-server-seed": "commitment",
  "shown-commitment": "commitment",
  "shown-client-seed": "commitment",
  "shown-client-entropy": "commitment",
  "shown-nonce": "commitment",
  "shown-kind": "draw",
  "shown-reason": "balance",
  "shown-odds": "odds",
  "shown-balance": "balance",
  "ended-nonce": "commitment",
  "kept-record": "commitment",
  "kept-offer": "commitment",
  "history-ids": "balance",
  "record-logged": "commitment",
  "stop-held": "commitment",
  "stop-known": "commitment",
  "stopped-signature": "commitment",
  "stopped-time": "commitment",
  "stopped-once": "commitment",
  "statement-debits": "balance",
  "inventory-items": "draw",
  "inventory-prices": "draw",
} as const satisfies Record<CheckId, CheckGroup>;

/** The order within a group, worst first. */
const ORDER: readonly Outcome[] = ["Differs", "Ask", "NotHeld", "Holds"];

/** The checks by group, the worst of each group first. Groups without checks are left out. */
export function byGroup(checks: readonly Check[]): { group: CheckGroup; outcome: Outcome; checks: readonly Check[] }[] {
  return CHECK_GROUPS.flatMap((group) => {
    const own = checks
      .filter(({ id }) => groupOf[id] === group)
      .toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));
    const [worst] = own;
    return worst === undefined ? [] : [{ group, outcome: worst.outcome, checks: own }];
  });
}
