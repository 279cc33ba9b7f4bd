import { randomUUID } from "node:crypto";
import { stockBox } from "../catalogue/stock.ts";
import { planImport, planNewPrice, ranWork } from "../catalogue/works.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "./shared-shops.ts";

type Change = "startWork" | "cancelWork" | "retryWork" | "revertWork";
type Room = Pick<Provocations, Change | "getWork" | "listWorkRows" | "downloadWorkProblems" | "planItemEdit">;

/** Provokes the refusals of calls about bulk work. `getShop` is called only when a refusal is provoked. */
export function provokeWorks(getShop: () => Shop, shared: SharedShops): Room {
  const params = () => ({ id: randomUUID() });
  const asAdmin = async <Response>(call: (shop: Shop, admin: TestPerson) => Promise<Response>) =>
    call(getShop(), await anyOwner(getShop()));
  const planned = (change: Change, version: number) =>
    asAdmin(async (shop, admin) => {
      const { id } = await planNewPrice(shop, admin);
      return shop.call(change, { params: { id }, body: { version } }, { ...admin, key: randomUUID() });
    });
  const ended = (change: Change, version: number) =>
    asAdmin(async (shop, admin) =>
      shop.call(change, { params: { id: await ranWork(shop) }, body: { version } }, { ...admin, key: randomUUID() }),
    );
  const unknown = (change: Change) =>
    asAdmin((shop, admin) =>
      shop.call(change, { params: params(), body: { version: 1 } }, { ...admin, key: randomUUID() }),
    );
  const refusals = (change: Change, inWrongStatus: () => ReturnType<typeof planned>) => ({
    NOT_FOUND: () => unknown(change),
    VERSION_CONFLICT: () => planned(change, 7),
    STATUS_CONFLICT: inWrongStatus,
  });

  return {
    getWork: { NOT_FOUND: () => asAdmin((shop, admin) => shop.call("getWork", { params: params() }, admin)) },
    listWorkRows: {
      NOT_FOUND: () => asAdmin((shop, admin) => shop.call("listWorkRows", { params: params(), query: {} }, admin)),
    },
    downloadWorkProblems: {
      NOT_FOUND: () => asAdmin((shop, admin) => shop.call("downloadWorkProblems", { params: params() }, admin)),
    },
    startWork: {
      ...refusals("startWork", () => ended("startWork", 3)),
      PAYOUT_UNCONFIRMED: () =>
        asAdmin(async (shop, admin) => {
          const itemId = (await stockBox(shop)).drops[0]?.itemId ?? "";
          const { id } = (await planImport(shop, admin, `Id,Market price\n${itemId},50000`)).body;
          const input = { params: { id }, body: { version: 1 } };
          return shop.call("startWork", input, { ...admin, key: randomUUID() });
        }),
      ...provokeApproval(shared, async (shop, admin) => {
        const itemId = (await stockBox(shop)).drops[0]?.itemId ?? "";
        const { id } = (await planImport(shop, admin, `Id,Market price\n${itemId},400`)).body;
        const input = { params: { id }, body: { version: 1 } };
        return () => shop.call("startWork", input, { ...admin, key: randomUUID() });
      }),
    },
    cancelWork: refusals("cancelWork", () => ended("cancelWork", 3)),
    retryWork: refusals("retryWork", () => planned("retryWork", 1)),
    revertWork: refusals("revertWork", () => planned("revertWork", 1)),
    planItemEdit: {
      STATUS_CONFLICT: () =>
        asAdmin((shop, admin) => {
          const body = { itemIds: [randomUUID()], change: { pricePercent: 10 } };
          return shop.call("planItemEdit", { body }, { ...admin, key: randomUUID() });
        }),
    },
  };
}
