import type { Cents } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { priceNow } from "../../../shell/price-now.ts";
import type { Purchase } from "../purchase.ts";

type ShopItem = Pick<
  CallResult<"listItems">["items"][number],
  "id" | "name" | "marketPrice" | "reduction" | "stock" | "isSellable" | "isActive"
>;

/** A change of a line since it was ordered. Prices are per piece. */
export type RepeatNote =
  | { what: "gone"; name: string }
  | { what: "fewer"; name: string; left: number }
  | { what: "price"; name: string; before: Cents; now: Cents };

type RepeatPlan = { wanted: { item: ShopItem; quantity: number }[]; notes: RepeatNote[] };

/** The lines of an order that can be ordered again, and notes about lines that have changed. */
export function planRepeat(lines: Purchase["lines"], items: readonly ShopItem[]): RepeatPlan {
  const plan: RepeatPlan = { wanted: [], notes: [] };
  for (const { itemId, name, quantity, listPrice } of lines) {
    const item = items.find(({ id }) => id === itemId);
    const left = Math.min(quantity, item?.stock ?? quantity);
    if (item === undefined || !item.isActive || !item.isSellable || left === 0) {
      plan.notes.push({ what: "gone", name });
      continue;
    }
    if (left < quantity) plan.notes.push({ what: "fewer", name: item.name, left });
    if (priceNow(item) !== listPrice) {
      plan.notes.push({ what: "price", name: item.name, before: listPrice, now: priceNow(item) });
    }
    plan.wanted.push({ item, quantity: left });
  }
  return plan;
}
