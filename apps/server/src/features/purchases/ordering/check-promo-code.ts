import type { BodyOf, Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Person } from "../../../command/person.ts";
import { promoDiscount, promoRefused } from "../../promotions/index.ts";
import type { BuyingParts } from "../parts.ts";
import { requireLines } from "./plan-purchase.ts";
import { readOrderContext } from "./purchases.store.ts";

type Check = Endpoints["checkPromoCode"];

/**
 * Returns what a code takes off a cart at the shop's prices. Takes no use, so an order may be refused afterwards:
 * whether a guest has ordered before is known only from their order. Throws PROMO_REFUSED, NOT_FOUND and OUT_OF_STOCK.
 */
export async function checkPromoCode(
  { db, now }: Pick<BuyingParts, "db" | "now">,
  person: Person | undefined,
  { code, lines: wanted }: BodyOf<Check>,
): Promise<ResponseOf<Check>> {
  const customer = person?.roles.includes("User") === true ? person.userId : null;
  const context = await readOrderContext(db, customer, { lines: wanted, promoCode: code }, now());
  const { promo } = context;
  const { itemsDiscount } = promoDiscount(requireLines(context, wanted), promo);
  if (promo?.why !== undefined || promo === null) throw promoRefused("Unknown");
  const { kind, percent, itemIds } = promo;
  return { code, kind, percent, itemIds, itemsDiscount: toEuros(itemsDiscount) };
}
