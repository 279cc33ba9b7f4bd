import { randomUUID } from "node:crypto";
import { askForRights, changedRights } from "../operators/changed-rights.ts";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { provokeApproval, type SharedShops } from "./shared-shops.ts";

type Room = Pick<
  Provocations,
  "appointOperator" | "changeRights" | "changeSettings" | "decideApproval" | "withdrawApproval" | "revertAudit"
>;

const support = { presets: ["Support" as const], version: 1, reason: "A new task" };

/** Provokes the refusals of calls about rights, approvals and the audit log. */
export function provokeRights(getShop: () => Shop, shared: SharedShops): Room {
  async function change(id: string, changed: { version?: number }) {
    const shop = getShop();
    return shop.call("changeRights", { params: { id }, body: { ...support, ...changed } }, await makeAdmin(shop));
  }

  async function approve(id: string) {
    const shop = getShop();
    return shop.call("decideApproval", { params: { id }, body: { isApproved: true } }, await makeAdmin(shop));
  }

  const withdraw = (id: string, by: TestPerson) => getShop().call("withdrawApproval", { params: { id } }, by);

  const revertIn = (shop: Shop, owner: TestPerson, id: string) =>
    shop.call("revertAudit", { params: { id }, body: { reason: "A mistake" } }, owner);
  const revert = async (id: string) => revertIn(getShop(), await makeAdmin(getShop()), id);

  const changeSettings = (shop: Shop, owner: TestPerson, version: number) => {
    const body = { value: { sellRatePercent: 80 }, version, reason: "Dear months" };
    return shop.call("changeSettings", { params: { group: "selling" }, body }, owner);
  };

  return {
    appointOperator: {
      STATUS_CONFLICT: async () => {
        const shop = getShop();
        const admin = await makeAdmin(shop);
        const body = { email: admin.email, presets: support.presets, reason: "Again" };
        return shop.call("appointOperator", { body }, admin);
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const body = { email: (await signUp(shop)).email, presets: support.presets, reason: "Help" };
        return () => shop.call("appointOperator", { body }, owner);
      }),
    },
    changeRights: {
      NOT_FOUND: async () => change(randomUUID(), {}),
      VERSION_CONFLICT: async () => change((await makeAdmin(getShop())).userId, { version: 2 }),
      // The only owner of a shop can't give up the rights.
      STATUS_CONFLICT: async () => {
        const shop = await openShop();
        const owner = await makeAdmin(shop);
        const response = await shop.call("changeRights", { params: { id: owner.userId }, body: support }, owner);
        await shop.close();
        return response;
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const { userId: id } = await makeAdmin(shop);
        return () => shop.call("changeRights", { params: { id }, body: support }, owner);
      }),
    },
    changeSettings: {
      VERSION_CONFLICT: async () => changeSettings(getShop(), await makeAdmin(getShop()), 7),
      ...provokeApproval(shared, async (shop, owner) => () => changeSettings(shop, owner, 0)),
    },
    decideApproval: {
      NOT_FOUND: () => approve(randomUUID()),
      STATUS_CONFLICT: async () => {
        const id = await askForRights(getShop());
        await approve(id);
        return approve(id);
      },
      VERSION_CONFLICT: async () => {
        const shop = getShop();
        const id = await askForRights(shop);
        await shop.owner.pool.query(
          "update operators set version = 2 where user_id = (select subject_id from approvals where approval_id = $1)",
          [id],
        );
        return approve(id);
      },
    },
    withdrawApproval: {
      NOT_FOUND: async () => withdraw(await askForRights(getShop()), await makeAdmin(getShop())),
      STATUS_CONFLICT: async () => {
        const admin = await makeAdmin(getShop());
        const id = await askForRights(getShop(), admin);
        await approve(id);
        return withdraw(id, admin);
      },
    },
    revertAudit: {
      NOT_FOUND: () => revert(randomUUID()),
      STATUS_CONFLICT: async () => {
        const shop = getShop();
        const admin = await makeAdmin(shop);
        await shop.call("exportAudit", { query: {} }, admin);
        const { items } = (await shop.call("listAudit", { query: { actorId: admin.userId } }, admin)).body;
        return revert(items[0]?.id ?? "");
      },
      VERSION_CONFLICT: async () => {
        const id = await changedRights(getShop(), await makeAdmin(getShop()));
        await revert(id);
        return revert(id);
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const id = await askForRights(shop);
        await shop.call("decideApproval", { params: { id }, body: { isApproved: true } }, owner);
        const { items } = (await shop.call("listAudit", { query: { action: "changeRights" } }, owner)).body;
        return () => revertIn(shop, owner, items[0]?.id ?? "");
      }),
    },
  };
}
