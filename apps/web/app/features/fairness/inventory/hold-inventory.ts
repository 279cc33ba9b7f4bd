import { type Check, type InventoryLine, inventoryChecks } from "@trove/fairness";
import type { Kept } from "../kept/database.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
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
};

/** A line with its time, newest first in a page. */
export type WonLine = InventoryLine & { readonly createdAt: string };

/** Reads a page of won items, newest first, from 1. `isLast`: there is none behind it. */
export type ReadPage = (page: number) => Promise<{ readonly lines: readonly WonLine[]; readonly isLast: boolean }>;

/** Older items of a long history are left out. */
const MOST_PAGES = 10;

/** Reads lines until they have all wins, or reach behind the oldest. Returns the wins that they can be about. */
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

/** Holds the shop's inventory of a person to the records that this browser keeps. Reads nothing if there are none. */
export async function holdInventory(userId: string, kept: Kept, readPage: ReadPage): Promise<HeldInventory> {
  // Before the inventory, which then has what these records say.
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
  return { findings, signedPrices: new Map(priced) };
}
