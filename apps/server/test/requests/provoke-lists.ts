import { randomUUID } from "node:crypto";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner } from "./shared-shops.ts";

const view = { title: "Late ones", query: "status=Ordered", isShared: false };

/** Provokes the refusals of calls about saved views. `getShop` is called only when a refusal is provoked. */
export function provokeLists(getShop: () => Shop): Pick<Provocations, "saveView" | "changeView" | "deleteView"> {
  const save = (shop: Shop, admin: TestPerson) =>
    shop.call("saveView", { body: { list: "listAdminShipments", ...view } }, { ...admin, key: randomUUID() });
  const saved = async () => {
    const shop = getShop();
    const admin = await makeAdmin(shop);
    return { shop, admin, id: (await save(shop, admin)).body.id };
  };
  const change = (shop: Shop, admin: TestPerson, id: string, version: number) =>
    shop.call("changeView", { params: { id }, body: { ...view, version } }, admin);
  const remove = (shop: Shop, admin: TestPerson, id: string, version: string) =>
    shop.call("deleteView", { params: { id }, query: { version } }, admin);
  return {
    saveView: {
      STATUS_CONFLICT: async () => {
        const { shop, admin } = await saved();
        for (let more = 1; more < 20; more += 1) await save(shop, admin);
        return save(shop, admin);
      },
    },
    changeView: {
      NOT_FOUND: async () => change(getShop(), await anyOwner(getShop()), randomUUID(), 1),
      VERSION_CONFLICT: async () => {
        const { shop, admin, id } = await saved();
        return change(shop, admin, id, 2);
      },
    },
    deleteView: {
      NOT_FOUND: async () => remove(getShop(), await anyOwner(getShop()), randomUUID(), "1"),
      VERSION_CONFLICT: async () => {
        const { shop, admin, id } = await saved();
        return remove(shop, admin, id, "2");
      },
    },
  };
}
