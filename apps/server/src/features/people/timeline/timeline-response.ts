import { toEuros } from "@trove/money";
import type { TimelineEntry } from "./timeline-facts.ts";
import type { TimelineRow } from "./timeline.store.ts";

/** Renders one entry in wire form. */
export function timelineEntry(row: TimelineRow): TimelineEntry {
  const entry = { key: `${row.source}-${row.key}`, atUtc: row.createdAt.toISOString() };
  switch (row.kind) {
    case "Money": {
      const { amountCents, balanceAfterCents, ...facts } = row.facts;
      const money = { amount: toEuros(amountCents), balanceAfter: toEuros(balanceAfterCents) };
      return { ...entry, kind: row.kind, ...facts, ...money };
    }
    case "Opening": {
      const { priceCents, marketPriceCents, balanceAfterCents, ...facts } = row.facts;
      const money = { price: toEuros(priceCents), marketPrice: toEuros(marketPriceCents) };
      return { ...entry, kind: row.kind, ...facts, ...money, balanceAfter: toEuros(balanceAfterCents) };
    }
    case "Payment": {
      const { amountCents, refundedCents, chargedBackCents, ...facts } = row.facts;
      const returned = { refunded: toEuros(refundedCents), chargedBack: toEuros(chargedBackCents) };
      return { ...entry, kind: row.kind, ...facts, amount: toEuros(amountCents), ...returned };
    }
    case "Order": {
      const { totalCents, ...facts } = row.facts;
      return { ...entry, kind: row.kind, ...facts, total: toEuros(totalCents) };
    }
    case "Session":
      return { ...entry, kind: row.kind, expiresAtUtc: row.facts.expiresAt, endedAtUtc: row.facts.endedAt };
    case "Void":
      return { ...entry, kind: row.kind, ...row.facts };
    case "Shipment":
      return { ...entry, kind: row.kind, ...row.facts };
    case "Note":
      return { ...entry, kind: row.kind, ...row.facts };
    case "Act":
      return { ...entry, kind: row.kind, ...row.facts };
  }
}
