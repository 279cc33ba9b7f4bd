import { type Cents, cents } from "@trove/money";
import type { TimelineEntry } from "./use-timeline.ts";

/** Entries about one order or shipment that follow each other. */
export type TimelineGroup = {
  /** The entry that names the group: the order, or else the newest step of the shipment, or else the first payment. */
  head: TimelineEntry;
  /** All entries, the newest first. */
  entries: readonly TimelineEntry[];
  /** The change of the balance by all entries; undefined if none is a movement of money. */
  amount: Cents | undefined;
};

/** The number of the order or shipment that an entry is about. */
function numberOf(entry: TimelineEntry): string | undefined {
  if (entry.kind === "Order" || entry.kind === "Shipment") return entry.number;
  return entry.kind === "Money" ? /\b[OS]-\d{6,}\b/u.exec(entry.description)?.[0] : undefined;
}

function groupOf(entries: readonly [TimelineEntry, ...TimelineEntry[]]): TimelineGroup {
  const head = entries.find(({ kind }) => kind === "Order") ?? entries.find(({ kind }) => kind === "Shipment");
  const moved = entries.flatMap((entry) => (entry.kind === "Money" ? [entry.amount] : []));
  const amount = moved.length === 0 ? undefined : cents(moved.reduce((sum, one) => sum + one, 0));
  return { head: head ?? entries.at(-1) ?? entries[0], entries, amount };
}

/** The entries of a timeline, with those that follow each other about one order or shipment as one group. */
export function grouped(timeline: readonly TimelineEntry[]): TimelineGroup[] {
  const groups: [TimelineEntry, ...TimelineEntry[]][] = [];
  for (const entry of timeline) {
    const last = groups.at(-1);
    const number = numberOf(entry);
    if (last !== undefined && number !== undefined && numberOf(last[0]) === number) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map(groupOf);
}
