import type { OddsLeaf } from "@trove/fairness/log";

/** The last link of the operators' audit log on a day: its number, counted from 1, and its hash in hex. */
export type AuditHead = { sequence: number; hash: string };

const NOBODY = "00000000-0000-0000-0000-000000000000";
const NAME = /^audit log (\d+) ([0-9a-f]{64})$/;

/**
 * Builds the leaf that publishes a head of the audit log. It has the form of an odds table without a box, because
 * readers reject logs with unknown kinds of leaves. Its version is the leaf's number, because the log may contain each
 * version only once.
 */
export function auditLeaf({ sequence, hash }: AuditHead, logIndex: number): OddsLeaf {
  const drop = { itemId: NOBODY, name: `audit log ${sequence} ${hash}`, marketPriceCents: 0, sellPriceCents: 0 };
  return {
    kind: "odds",
    table: { boxId: NOBODY, version: logIndex + 1, priceCents: 1, drops: [{ ...drop, tickets: 1_000_000 }] },
  };
}

/** Returns the audit log's head that a leaf publishes. Undefined for a leaf with the odds of a box. */
export function auditHeadOf({ table: { boxId, drops } }: OddsLeaf): AuditHead | undefined {
  const [, sequence, hash] = (boxId === NOBODY && NAME.exec(drops[0]?.name ?? "")) || [];
  return sequence === undefined || hash === undefined ? undefined : { sequence: Number(sequence), hash };
}
