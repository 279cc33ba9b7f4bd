import { randomUUID } from "node:crypto";
import type { InputOf, Endpoints } from "@trove/contract";
import { cents } from "@trove/money";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "../requests/provocations.ts";
import { things, examples } from "../requests/request-examples.ts";
import { numberOf, requestReturn } from "./withdrawals.ts";
import { anyOwner, provokeApproval, type SharedShops } from "../requests/shared-shops.ts";

const acts = [
  "matchWithdrawal",
  "acceptReturn",
  "acceptPosting",
  "receiveGoods",
  "refundWithdrawal",
  "refuseWithdrawal",
] as const;
type Acts = (typeof acts)[number];
type Customers = "getReturns" | "requestReturn" | "downloadReturnLabel" | "confirmWithdrawal";
type Room = Pick<Provocations, Acts | Customers | "getWithdrawal">;
type Body = InputOf<Endpoints[Acts]>["body"];

/** Provokes the refusals of operators' calls about withdrawals. */
export function provokeWithdrawals(getShop: () => Shop, shared: SharedShops): Room {
  const buyer = async (shop: Shop) => {
    const person = await signUp(shop);
    await credit(shop, person, cents(10_000));
    return person;
  };
  const send = async (name: Acts, change: object, id?: string, who?: TestPerson, shop = getShop()) => {
    const made = examples[name]?.made ?? things.withdrawal;
    const params = { id: id ?? (await made(shop, await buyer(shop))) };
    const body = { ...examples[name]?.body, ...change } as Body;
    return shop.call(name, { params, body }, { ...(who ?? (await anyOwner(shop))), key: randomUUID() });
  };
  /** The refusals that every act has. A second refund or refusal finds the withdrawal ended. */
  const conflicts = (name: Acts) => ({
    NOT_FOUND: () => send(name, {}, randomUUID()),
    VERSION_CONFLICT: () => send(name, { version: 9 }),
    STATUS_CONFLICT: async () => {
      const shop = getShop();
      const id = await things.withdrawal(shop, await buyer(shop));
      await send("refuseWithdrawal", { version: 1 }, id);
      return send(name, { version: 2 }, id);
    },
  });
  const unknown = { orderNumber: "O-000000000003", token: null };
  return {
    getReturns: { NOT_FOUND: () => getShop().call("getReturns", { body: unknown }) },
    downloadReturnLabel: {
      NOT_FOUND: () => getShop().call("downloadReturnLabel", { body: { ...unknown, returnNumber: "W-1" } }),
    },
    confirmWithdrawal: { NOT_FOUND: () => getShop().call("confirmWithdrawal", { body: { token: "no token" } }) },
    requestReturn: {
      NOT_FOUND: () => requestReturn(getShop(), undefined, { orderNumber: unknown.orderNumber }),
      STATUS_CONFLICT: async () => {
        const shop = getShop();
        const person = await buyer(shop);
        const orderNumber = await numberOf(shop, await things.purchase(shop, person));
        return requestReturn(shop, person, { orderNumber, quantity: 9 });
      },
    },
    getWithdrawal: {
      NOT_FOUND: async () =>
        getShop().call("getWithdrawal", { params: { id: randomUUID() } }, await anyOwner(getShop())),
    },
    matchWithdrawal: conflicts("matchWithdrawal"),
    acceptReturn: conflicts("acceptReturn"),
    acceptPosting: conflicts("acceptPosting"),
    receiveGoods: conflicts("receiveGoods"),
    refuseWithdrawal: conflicts("refuseWithdrawal"),
    refundWithdrawal: {
      ...conflicts("refundWithdrawal"),
      ...provokeApproval(shared, async (shop, owner) => {
        const id = await examples.refundWithdrawal?.made?.(shop, await buyer(shop));
        return () => send("refundWithdrawal", {}, id, owner, shop);
      }),
    },
  };
}
