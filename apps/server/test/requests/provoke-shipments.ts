import { randomUUID } from "node:crypto";
import { cancel, giveItems, sendShipment, ship } from "../orders/shipments.ts";
import { addAddress } from "../payments/till.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";

type Scene = { shop: Shop; person: TestPerson; poor: TestPerson };

/** Provokes the refusals of calls about shipments. `scene` is called only when a refusal is provoked. */
export function provokeShipments(
  scene: () => Scene,
): Pick<Provocations, "createShipment" | "getShipment" | "cancelShipment"> {
  async function send(sent: { inventoryItemIds: string[]; cost?: number }) {
    const { shop, person } = scene();
    return ship(shop, person, { shippingAddressId: await addAddress(shop, person), ...sent });
  }
  const items = () => giveItems(scene().shop, scene().person, 1);
  return {
    createShipment: {
      NOT_FOUND: async () => send({ inventoryItemIds: [randomUUID()] }),
      INSUFFICIENT_BALANCE: async () => {
        const { shop, poor } = scene();
        const shippingAddressId = await addAddress(shop, poor);
        return ship(shop, poor, { inventoryItemIds: await giveItems(shop, poor, 1), shippingAddressId });
      },
      ITEM_NOT_AVAILABLE: async () => {
        const inventoryItemIds = await items();
        await send({ inventoryItemIds });
        return send({ inventoryItemIds });
      },
      PRICE_CHANGED: async () => send({ inventoryItemIds: await items(), cost: 9.99 }),
    },
    getShipment: {
      NOT_FOUND: () => scene().shop.call("getShipment", { params: { id: randomUUID() } }, scene().person),
    },
    cancelShipment: {
      NOT_FOUND: () => cancel(scene().shop, scene().person, randomUUID()),
      STATUS_CONFLICT: async () => {
        const { shop, person } = scene();
        const id = await sendShipment(shop, person);
        await cancel(shop, person, id);
        return cancel(shop, person, id);
      },
    },
  };
}
