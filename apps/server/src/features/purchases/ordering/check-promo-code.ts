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
 * where it goes is known only from the order. Throws PROMO_REFUSED, NOT_FOUND and OUT_OF_STOCK.
 */
export async function checkPromoCode(
  { db, now }: Pick<BuyingParts, "db" | "now">,
  person: Person | undefined,
  { code, lines: wanted, purchaseOption }: BodyOf<Check>,
): Promise<ResponseOf<Check>> {
  const customer = person?.roles.includes("User") === true ? person.userId : null;
  const context = await readOrderContext(db, customer, { lines: wanted, promoCode: code }, now());
  const { promo } = context;
  const { itemsDiscount } = promoDiscount(requireLines(context, wanted), promo);
  if (promo?.why !== undefined || promo === null) throw promoRefused("Unknown");
  if (promo.isCounted && purchaseOption === "inventory") throw promoRefused("OnlySent");
  const { kind, percent, itemIds } = promo;
  return { code, kind, percent, itemIds, itemsDiscount: toEuros(itemsDiscount) };
}
