import { verifySignature } from "@trove/fairness";
import { parseStatement, type ShopStatement, type StatementLeaf, TOLERANCE_MS } from "@trove/fairness/log";
import type { PlacedLeaf } from "./logged-odds.ts";

/** The newest statement of the shop in the terms log. */
export type FoundStatement = {
  readonly index: number;
  readonly leaf: StatementLeaf;
  readonly stated: ShopStatement;
  /** True if a key of the shop that this browser trusts has signed it. */
  readonly isSigned: boolean;
  /** Whole days since then, by this browser's clock. */
  readonly ageDays: number;
  /** True if it is dated later than the tolerance of clocks explains. Otherwise it would never get old. */
  readonly isAhead: boolean;
};

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Finds the newest statement. `isOfShop` tells if a trusted key has signed a text. */
export async function newestStatement(
  leaves: readonly PlacedLeaf[],
  isOfShop: (text: string, signature: string) => Promise<boolean>,
  now: number,
): Promise<FoundStatement | undefined> {
  const found = leaves.findLast(({ leaf }) => leaf.kind === "statement");
  if (found?.leaf.kind !== "statement") return undefined;
  const { index, leaf } = found;
  const stated = parseStatement(leaf.text);
  const isSigned = await isOfShop(leaf.text, leaf.signature);
  const age = now - Date.parse(stated.time);
  return { index, leaf, stated, isSigned, ageDays: Math.floor(age / DAY_MS), isAhead: age < -TOLERANCE_MS };
}

/** True if one of the keys has signed the text. */
export async function isSignedByAny(keys: readonly string[], text: string, signature: string): Promise<boolean> {
  for (const key of keys) if (await verifySignature(text, signature, key)) return true;
  return false;
}
