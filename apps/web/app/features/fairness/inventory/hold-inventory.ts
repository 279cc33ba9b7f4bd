import { type Check, type InventoryLine, inventoryChecks } from "@trove/fairness";
import type { Kept } from "../kept/database.ts";
import type { StoredOpening } from "@trove/fairness/press";
import { type KeptWin, keptWins } from "./kept-wins.ts";

/** A difference between the inventory and the signed records. Amounts are cents. */
export type InventoryFinding = {
  readonly inventoryItemId: string;
  readonly name: string | undefined;
  readonly opening: StoredOpening;
} & (
  | { readonly kind: "Missing" }
  | { readonly kind: "Price"; readonly signedCents: number; readonly shownCents: number }
);

export type HeldInventory = {
  readonly findings: readonly InventoryFinding[];
  /** The signed sell prices of won items, in cents by the inventory item's id. */
  readonly signedPrices: ReadonlyMap<string, number>;
  /** The names of won items in the signed odds tables, by the inventory item's id. */
  readonly signedNames: ReadonlyMap<string, string>;
};

/** A line of the inventory with the time of the win. Pages list the newest first. */
export type WonLine = InventoryLine & { readonly createdAt: string };

/** Reads one page of won items, newest first. Pages count from 1. `isLast`: no further page follows. */
export type ReadPage = (page: number) => Promise<{ readonly lines: readonly WonLine[]; readonly isLast: boolean }>;

/** Maximum number of pages to read. Older items of a long history are not compared. */
const MOST_PAGES = 10;

/**
 * Reads inventory pages until all wins are found, or a page is older than all wins. `covered` are the wins whose time
 * lies within the pages that were read.
 */
async function readLines(wins: readonly KeptWin[], readPage: ReadPage) {
  const lines: WonLine[] = [];
  const open = new Set(wins.map(({ inventoryItemId }) => inventoryItemId));
  const oldest = wins.map(({ time }) => time).toSorted()[0] ?? "";
  for (let page = 1; page <= MOST_PAGES && open.size > 0; page += 1) {
    const read = await readPage(page);
    lines.push(...read.lines);
    for (const { id } of read.lines) open.delete(id);
    const reached = lines.at(-1)?.createdAt ?? "";
    if (read.isLast || reached < oldest) return { lines, covered: wins };
  }
  if (open.size === 0) return { lines, covered: wins };
  const reached = lines.at(-1)?.createdAt ?? "";
  return { lines, covered: wins.filter(({ time }) => time > reached) };
}

const aboutOf = (checks: readonly Check[], wanted: Check["id"]) => checks.find(({ id }) => id === wanted)?.about ?? [];

/** Compares the person's inventory with the records that this browser stores. Reads no inventory if it stores none. */
export async function holdInventory(userId: string, kept: Kept, readPage: ReadPage): Promise<HeldInventory> {
  // Read before the inventory, so that the inventory is at least as new as these records.
  const wins = await keptWins(userId, kept);
  const { lines, covered } = await readLines(wins, readPage);
  const checks = inventoryChecks(covered, lines);
  const [missing, repriced] = [aboutOf(checks, "inventory-items"), aboutOf(checks, "inventory-prices")];
  const shown = new Map(lines.map(({ id, sellPriceCents }) => [id, sellPriceCents]));
  const findings = covered.flatMap(({ inventoryItemId, name, opening, sellPriceCents }): InventoryFinding[] => {
    const common = { inventoryItemId, name, opening };
    if (missing.includes(inventoryItemId)) return [{ ...common, kind: "Missing" }];
    const shownCents = shown.get(inventoryItemId);
    const isRepriced = repriced.includes(inventoryItemId) && sellPriceCents !== undefined && shownCents !== undefined;
    return isRepriced ? [{ ...common, kind: "Price", signedCents: sellPriceCents, shownCents }] : [];
  });
  const priced = wins.flatMap(({ inventoryItemId, sellPriceCents }) =>
    sellPriceCents === undefined ? [] : [[inventoryItemId, sellPriceCents] as const],
  );
  const named = wins.flatMap(({ inventoryItemId, name }) =>
    name === undefined ? [] : [[inventoryItemId, name] as const],
  );
  return { findings, signedPrices: new Map(priced), signedNames: new Map(named) };
}
