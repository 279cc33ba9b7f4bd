import { randomUUID } from "node:crypto";
import { openCase } from "../people/operator.ts";
import { signUp, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { provokeWithdrawals } from "../withdrawals/provoke-withdrawals.ts";
import { anyOwner, type SharedShops } from "./shared-shops.ts";

type Room = Pick<Provocations, "getCase" | "openCase" | "setCaseStatus" | "noteCase"> &
  ReturnType<typeof provokeWithdrawals>;

/** Provokes the refusals of operators' calls about cases and withdrawals. Calls `getShop` only then. */
export function provokeCases(getShop: () => Shop, shared: SharedShops): Room {
  const params = () => ({ id: randomUUID() });
  const asAdmin = async <Response>(call: (shop: Shop, admin: TestPerson) => Promise<Response>) =>
    call(getShop(), await anyOwner(getShop()));
  const openedCase = async (shop: Shop, admin: TestPerson) => (await openCase(shop, admin, await signUp(shop))).body.id;

  return {
    ...provokeWithdrawals(getShop, shared),
    getCase: { NOT_FOUND: () => asAdmin((shop, admin) => shop.call("getCase", { params: params() }, admin)) },
    openCase: { NOT_FOUND: () => asAdmin((shop, admin) => openCase(shop, admin, { userId: randomUUID() })) },
    setCaseStatus: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => {
          const body = { status: "InReview" as const, version: 1 };
          return shop.call("setCaseStatus", { params: params(), body }, admin);
        }),
      VERSION_CONFLICT: () =>
        asAdmin(async (shop, admin) => {
          const body = { status: "InReview" as const, version: 2 };
          return shop.call("setCaseStatus", { params: { id: await openedCase(shop, admin) }, body }, admin);
        }),
      STATUS_CONFLICT: () =>
        asAdmin(async (shop, admin) => {
          const body = { status: "Open" as const, version: 1 };
          return shop.call("setCaseStatus", { params: { id: await openedCase(shop, admin) }, body }, admin);
        }),
      FORBIDDEN: () =>
        asAdmin(async (shop, admin) => {
          const { id } = (await openCase(shop, admin, admin)).body;
          const body = { status: "Closed" as const, outcome: "NoFraud" as const, reason: "All is well", version: 1 };
          return shop.call("setCaseStatus", { params: { id }, body }, admin);
        }),
    },
    noteCase: {
      NOT_FOUND: () =>
        asAdmin((shop, admin) => shop.call("noteCase", { params: params(), body: { text: "Called" } }, admin)),
    },
  };
}
