import { randomUUID } from "node:crypto";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Saves a view as the person, shared with all operators. */
export async function saveSharedView(shop: Shop, { userId }: TestPerson) {
  const view = { userId, viewId: randomUUID(), list: "listAdminShipments", title: "Mine", query: "", isShared: true };
  await shop.owner.connection
    .insertInto("savedViews")
    .values({ ...view, createdAt: shop.clock.now })
    .execute();
  return view.viewId;
}
