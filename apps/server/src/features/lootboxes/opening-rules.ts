import { differingTerms, type Terms } from "@trove/fairness";
import { type Cents, toEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { BoxVersion } from "./box-versions.ts";
import type { OpeningContext } from "./openings.store.ts";

export type OpeningRequest = {
  lootboxId: string;
  quantity: number;
  expectedPrice: Cents;
  clientEntropy: string;
  terms: Terms | undefined;
};

/** Returns the version to draw from. Throws NOT_FOUND for boxes that are not public, LOOTBOX_UNAVAILABLE for Paused. */
export function requireOpenBox(box: OpeningContext["box"]): number {
  if (box === null || box.status === "Draft" || box.status === "Archived") throw new Refusal("NOT_FOUND");
  if (box.status === "Paused" || box.tableVersion === null) throw new Refusal("LOOTBOX_UNAVAILABLE");
  return box.tableVersion;
}

/**
 * Refuses if the price, then the other terms, differ from what the page showed. `current` holds the current terms, none
 * of which is secret before the opening.
 */
export function requireTerms(request: OpeningRequest, box: BoxVersion, current: Terms): void {
  if (request.expectedPrice !== box.priceCents) {
    const params = { expected: toEuros(request.expectedPrice), actual: toEuros(box.priceCents) };
    throw new Refusal("PRICE_CHANGED", { params });
  }
  if (request.terms !== undefined && differingTerms(request.terms, current).length > 0) {
    throw new Refusal("DRAW_TERMS_CHANGED", { params: { ...current, tableVersion: box.tableVersion } });
  }
}
