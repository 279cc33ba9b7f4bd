import { codeFor } from "../promotions/promotions.ts";
import { openShop } from "../shop/shop.ts";
import { honestCommands } from "./honest-commands.ts";
import { type Call, callUndone, expectRefused, type Query } from "./undone-calls.ts";

/** A shop, valid calls that tests can change, and functions that try such calls. */
export type HonestShop = Awaited<ReturnType<typeof openHonestShop>>;

export async function openHonestShop() {
  const shop = await openShop();
  await codeFor(shop, { code: "HONEST10" });
  return {
    shop,
    ...(await honestCommands(shop)),
    call: (calls: readonly Call[], look?: (query: Query) => Promise<unknown>) => callUndone(shop, calls, look),
    refuse: (calls: readonly Call[]) => expectRefused(shop, calls),
  };
}

/** The functions that move amounts. */
export const moving = [
  "buy_from_balance",
  "begin_purchase",
  "begin_top_up",
  "settle_top_up",
  "settle_purchase",
  "refund_order",
  "refund_top_up",
  "sell_inventory_item",
  "create_shipment",
  "cancel_shipment",
  "shipment_move",
  "open_lootboxes",
  "person_credit",
  "begin_gift",
  "settle_gift",
  "gift_issue",
  "gift_redeem",
] as const;
