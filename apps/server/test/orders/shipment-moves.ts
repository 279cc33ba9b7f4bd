import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { orderFromShop } from "./shop-orders.ts";

const AT_ONCE = 10;

/** Plans, as an operator, a move of many shipments. Nothing moves until the work is started. */
export const planMoves = (
  shop: Shop,
  { token }: Pick<TestPerson, "token">,
  body: InputOf<Endpoints["planShipmentMoves"]>["body"],
  key: string = randomUUID(),
) => shop.call("planShipmentMoves", { body }, { token, key });

/** Creates paid orders of one person, each with a shipment that waits for approval. Returns the shipments' ids. */
export async function orderMany(shop: Shop, person: { userId: string }, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, () => orderFromShop(shop, person));
    ids.push(...(await Promise.all(batch)).map(({ shipmentId }) => shipmentId));
  }
  return ids;
}
