import { parseOddsTable, parseRecord, recordHash, type WonBox, wonBoxes } from "@trove/fairness";
import { readOffer } from "../history/odds-tables.ts";
import type { Kept } from "../kept/database.ts";
import { allOpenings, readOddsTable } from "../kept/kept-openings.ts";
import { keptRecord, type StoredOpening } from "@trove/fairness/press";

/** A won box as the shop's signed receipt states it, with the record's time and the item's name in the odds table. */
export type KeptWin = WonBox & {
  readonly opening: StoredOpening;
  readonly time: string;
  readonly name: string | undefined;
};

/** True if the shop has signed the record. Only the ids of signed records are stored under the record's hash. */
async function isSigned(text: string, id: string | undefined, userId: string, kept: Kept): Promise<boolean> {
  return id !== undefined && (await kept.get("ids", [userId, id])) === recordHash(text);
}

async function winsOf(opening: StoredOpening, kept: Kept): Promise<readonly KeptWin[]> {
  try {
    const listed = keptRecord(opening);
    const receipt = listed && parseRecord(listed.record.text);
    if (receipt?.kind !== "Receipt") return [];
    if (!(await isSigned(listed?.record.text ?? "", receipt.transactionIds[0], opening.userId, kept))) return [];
    const terms = listed && readOffer(listed.offer);
    const text = terms && (await readOddsTable(kept, terms.oddsHash));
    const table = text === undefined ? undefined : parseOddsTable(text);
    const names = new Map(table?.drops.map(({ itemId, name }) => [itemId, name]));
    const { time } = receipt;
    return wonBoxes(receipt, table).map((box) => ({ ...box, opening, time, name: names.get(box.itemId) }));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** All items that a person has won according to this browser's records, without duplicates. */
export async function keptWins(userId: string, kept: Kept): Promise<readonly KeptWin[]> {
  const openings = await allOpenings(kept, userId);
  const wins = (await Promise.all(openings.map((opening) => winsOf(opening, kept)))).flat();
  return [...new Map(wins.map((win) => [win.inventoryItemId, win])).values()];
}
