import { randomUUID } from "node:crypto";
import { putOnSale } from "../orders/orders.ts";
import type { Provocations } from "../requests/provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "../requests/shared-shops.ts";
import type { Shop } from "../shop/shop.ts";
import { codeFor, createCode, endCode } from "./promotions.ts";

type Room = Pick<Provocations, "checkPromoCode" | "createPromoCode" | "endPromoCode">;

/** Provokes the refusals of calls about promo codes. `getShop` is called only when a refusal is provoked. */
export function provokePromotions(getShop: () => Shop, shared: SharedShops): Room {
  const check = (itemIds: string[], code = "NOTHING") => getShop().call("checkPromoCode", { body: { code, itemIds } });
  const owner = () => anyOwner(getShop());
  return {
    checkPromoCode: {
      NOT_FOUND: async () => check([randomUUID()], (await codeFor(getShop())).code),
      OUT_OF_STOCK: async () => {
        const shop = getShop();
        const { itemId } = await putOnSale(shop);
        await shop.owner.connection
          .updateTable("items")
          .set({ isSellable: false })
          .where("itemId", "=", itemId)
          .execute();
        return check([itemId], (await codeFor(shop)).code);
      },
      PROMO_REFUSED: async () => check([(await putOnSale(getShop())).itemId]),
    },
    createPromoCode: {
      NOT_FOUND: async () => createCode(getShop(), await owner(), { itemIds: [randomUUID()] }),
      STATUS_CONFLICT: async () => createCode(getShop(), await owner(), { code: (await codeFor(getShop())).code }),
      // Each code is another thing, so only the number of an operator's requests is limited.
      ...provokeApproval(shared, async (shop, by) => async () => {
        let last = await createCode(shop, by);
        for (let more = 1; more < 11; more += 1) last = await createCode(shop, by);
        return last;
      }),
    },
    endPromoCode: {
      NOT_FOUND: async () => endCode(getShop(), await owner(), { id: randomUUID(), version: 1 }),
      VERSION_CONFLICT: async () => endCode(getShop(), await owner(), { ...(await codeFor(getShop())), version: 2 }),
      STATUS_CONFLICT: async () => {
        const by = await owner();
        const { body } = await endCode(getShop(), by, await codeFor(getShop()));
        return endCode(getShop(), by, body);
      },
    },
  };
}
