import { randomUUID } from "node:crypto";
import {
  boxOf,
  changePlan,
  createBox,
  moveBox,
  openedBox,
  plannedBox,
  publishNext,
} from "../catalogue/operator-boxes.ts";
import { stockBox } from "../catalogue/stock.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "./shared-shops.ts";

type Room = Pick<
  Provocations,
  | "createLootbox"
  | "getAdminLootbox"
  | "getPrizeCover"
  | "listLootboxVersions"
  | "publishLootboxVersion"
  | "rehearseLootbox"
  | "setLootboxStatus"
  | "updateLootbox"
>;

/** Provokes the refusals of operators' calls about boxes. */
export function provokeBoxes(getShop: () => Shop, shared: SharedShops): Room {
  async function draft(changed: object = {}) {
    const shop = getShop();
    const admin = await anyOwner(shop);
    return { shop, admin, id: await createBox(shop, admin, await plannedBox(shop, changed)) };
  }

  async function open() {
    const shop = getShop();
    const admin = await anyOwner(shop);
    return { shop, admin, id: (await openedBox(shop, admin)).lootboxId };
  }

  /** Makes an open box with a changed plan. The box is inserted as open, without an operator's call. */
  async function openPlanned(shop: Shop, admin: TestPerson): Promise<string> {
    const { lootboxId } = await stockBox(shop);
    await changePlan(shop, admin, lootboxId, { price: 6 });
    return lootboxId;
  }

  const params = { id: randomUUID() };
  const oddsHash = "0".repeat(64);
  return {
    createLootbox: {
      NOT_FOUND: async () => {
        const shop = getShop();
        const body = await plannedBox(shop, { drops: [{ itemId: randomUUID(), tickets: 1 }] });
        return shop.call("createLootbox", { body }, await anyOwner(shop));
      },
    },
    getAdminLootbox: {
      NOT_FOUND: async () => getShop().call("getAdminLootbox", { params }, await anyOwner(getShop())),
    },
    rehearseLootbox: {
      NOT_FOUND: async () => getShop().call("rehearseLootbox", { params }, await anyOwner(getShop())),
    },
    getPrizeCover: {
      NOT_FOUND: async () => {
        const query = { lootboxId: randomUUID() };
        return getShop().call("getPrizeCover", { query }, await anyOwner(getShop()));
      },
    },
    listLootboxVersions: {
      NOT_FOUND: async () => getShop().call("listLootboxVersions", { params, query: {} }, await anyOwner(getShop())),
    },
    updateLootbox: {
      NOT_FOUND: async () => {
        const shop = getShop();
        const body = { ...(await plannedBox(shop)), version: 1 };
        return shop.call("updateLootbox", { params, body }, await anyOwner(shop));
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, id } = await draft();
        return changePlan(shop, admin, id, { version: 7 });
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, id } = await draft();
        await moveBox(shop, admin, id, "Archived");
        return changePlan(shop, admin, id, { price: 5 });
      },
    },
    setLootboxStatus: {
      NOT_FOUND: async () => {
        const shop = getShop();
        const body = { status: "Archived" as const, version: 1 };
        return shop.call("setLootboxStatus", { params, body }, await anyOwner(shop));
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, id } = await draft();
        return moveBox(shop, admin, id, "Active", { oddsHash });
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, id } = await draft();
        return moveBox(shop, admin, id, "Paused");
      },
      PAYOUT_UNCONFIRMED: async () => {
        const { shop, admin, id } = await draft({ price: 1 });
        return moveBox(shop, admin, id, "Active");
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const id = await createBox(shop, owner, await plannedBox(shop));
        return () => moveBox(shop, owner, id, "Active");
      }),
    },
    publishLootboxVersion: {
      NOT_FOUND: async () => {
        const shop = getShop();
        return shop.call("publishLootboxVersion", { params, body: { version: 1, oddsHash } }, await anyOwner(shop));
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, id } = await open();
        await changePlan(shop, admin, id, { price: 6 });
        return publishNext(shop, admin, id, { version: (await boxOf(shop, admin, id)).version - 1 });
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, id } = await open();
        return publishNext(shop, admin, id);
      },
      PAYOUT_UNCONFIRMED: async () => {
        const { shop, admin, id } = await open();
        await changePlan(shop, admin, id, { price: 1 });
        return publishNext(shop, admin, id);
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const id = await openPlanned(shop, owner);
        return () => publishNext(shop, owner, id);
      }),
    },
  };
}
