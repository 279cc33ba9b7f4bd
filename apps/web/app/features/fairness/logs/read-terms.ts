import type { Json, OddsProof } from "@trove/fairness";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { presentReader } from "./kept-reader.ts";
import { canMeetShop } from "./meet-shop.ts";

/**
 * The odds of a box by an offer's proofs. If the proofs don't hold, asks the shop for changed witnesses and tries
 * again.
 */
export async function readTerms(
  terms: Json,
  boxId: string,
  sources: Pick<BrowserParts, "kept" | "shop">,
): Promise<OddsProof> {
  const odds = await (await presentReader(sources)).readTerms(terms, boxId);
  if (odds !== "Missing" || terms === null || !(await canMeetShop(sources))) return odds;
  return (await presentReader(sources)).readTerms(terms, boxId);
}
