import { randomUUID } from "node:crypto";
import { makeAdmin } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";

type Room = Pick<Provocations, "appointOperator" | "changeRights">;

const support = { presets: ["Support" as const], version: 1, reason: "A new task" };

/** Causes the refusals of calls about rights. */
export function provokeRights(getShop: () => Shop): Room {
  async function change(id: string, changed: { version?: number }) {
    const shop = getShop();
    return shop.call("changeRights", { params: { id }, body: { ...support, ...changed } }, await makeAdmin(shop));
  }

  return {
    appointOperator: {
      STATUS_CONFLICT: async () => {
        const shop = getShop();
        const admin = await makeAdmin(shop);
        const body = { email: admin.email, presets: support.presets, reason: "Again" };
        return shop.call("appointOperator", { body }, admin);
      },
    },
    changeRights: {
      NOT_FOUND: async () => change(randomUUID(), {}),
      VERSION_CONFLICT: async () => change((await makeAdmin(getShop())).userId, { version: 2 }),
      STATUS_CONFLICT: async () => {
        const shop = await openShop();
        const owner = await makeAdmin(shop);
        const response = await shop.call("changeRights", { params: { id: owner.userId }, body: support }, owner);
        await shop.close();
        return response;
      },
    },
  };
}
