import { randomUUID } from "node:crypto";
import { provokePayouts } from "./provoke-payouts.ts";
import { newBankRefund, newStatement } from "./bank-things.ts";
import { applyStatement, approveImport, uploadStatement } from "./statements.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "../requests/provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "../requests/shared-shops.ts";

type Room = Pick<
  Provocations,
  | "uploadBankStatement"
  | "getBankStatement"
  | "applyBankStatement"
  | "makeBankRefundFile"
  | "downloadBankRefundFile"
  | "failBankRefund"
>;

const failRefund = (shop: Shop, { token }: TestPerson, id: string) => {
  const input = { params: { id }, body: { reason: "Closed" } };
  return shop.call("failBankRefund", input, { token, key: randomUUID() });
};

const nobody = () => ({ params: { id: randomUUID() } });

/** Provokes the errors of bank statements and of payouts. `getShop` has no bank account; the shared shops have one. */
export function provokeStatements(getShop: () => Shop, shared: SharedShops): Room & ReturnType<typeof provokePayouts> {
  return {
    ...provokePayouts(getShop, shared),
    uploadBankStatement: {
      STATUS_CONFLICT: async () => uploadStatement(getShop(), await anyOwner(getShop()), "<x/>"),
    },
    getBankStatement: {
      NOT_FOUND: async () => getShop().call("getBankStatement", { ...nobody(), query: {} }, await anyOwner(getShop())),
    },
    applyBankStatement: {
      NOT_FOUND: async () => {
        const shop = await shared.listening();
        return shop.call("applyBankStatement", { ...nobody(), body: { paidAmount: 0 } }, await anyOwner(shop));
      },
      STATUS_CONFLICT: async () => {
        const shop = await shared.listening();
        const [owner, id] = [await anyOwner(shop), await newStatement(shop)];
        await approveImport(shop, await applyStatement(shop, owner, id));
        return applyStatement(shop, owner, id);
      },
      VERSION_CONFLICT: async () => {
        const shop = await shared.listening();
        const params = { id: await newStatement(shop) };
        return shop.call("applyBankStatement", { params, body: { paidAmount: 49 } }, await anyOwner(shop));
      },
      FORBIDDEN: async () => {
        const shop = await shared.listening();
        const owner = await anyOwner(shop);
        return applyStatement(shop, owner, await newStatement(shop, owner));
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const id = await newStatement(shop);
        return () => applyStatement(shop, owner, id);
      }),
    },
    makeBankRefundFile: {
      STATUS_CONFLICT: async () => getShop().call("makeBankRefundFile", {}, await anyOwner(getShop())),
    },
    downloadBankRefundFile: {
      NOT_FOUND: async () => getShop().call("downloadBankRefundFile", nobody(), await anyOwner(getShop())),
    },
    failBankRefund: {
      STATUS_CONFLICT: async () =>
        getShop().call("failBankRefund", { ...nobody(), body: { reason: "Closed" } }, await anyOwner(getShop())),
      FORBIDDEN: async () => {
        const shop = await shared.listening();
        const owner = await anyOwner(shop);
        return failRefund(shop, owner, (await newBankRefund(shop, true, owner)).refundId);
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const { refundId } = await newBankRefund(shop, true);
        return () => failRefund(shop, owner, refundId);
      }),
    },
  };
}
