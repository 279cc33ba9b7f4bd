import { randomUUID } from "node:crypto";
import { readSettingsOf } from "./books.ts";
import { makeAdmin } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "../requests/provocations.ts";

/** Provokes each refusal that the books declare. */
export function provokeBooks(getShop: () => Shop): Pick<Provocations, "closeMonth" | "changeBookSettings"> {
  return {
    closeMonth: {
      STATUS_CONFLICT: async () => {
        const shop = getShop();
        const by = { ...(await makeAdmin(shop)), key: randomUUID() };
        return shop.call("closeMonth", { body: { month: "2999-01" } }, by);
      },
    },
    changeBookSettings: {
      VERSION_CONFLICT: async () => {
        const shop = getShop();
        const admin = await makeAdmin(shop);
        const { settings } = await readSettingsOf(shop, admin);
        const body = { ...settings, version: 999 };
        return shop.call("changeBookSettings", { body }, { ...admin, key: randomUUID() });
      },
    },
  };
}
