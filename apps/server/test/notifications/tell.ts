import { randomUUID } from "node:crypto";
import { notify } from "../../src/features/notifications/index.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

/** Sends a person a notification. Returns its id. */
export async function tellSomething(shop: Shop, person: TestPerson): Promise<string> {
  const params = { shipmentId: randomUUID(), number: "S-000000000001" };
  await notify(
    shop.database.connection,
    { userId: person.userId },
    { kind: "orderWaiting", params },
    {
      at: shop.clock.now,
    },
  );
  const { items } = (await shop.call("listNotifications", { query: {} }, person)).body;
  return items[0]?.id ?? "";
}
