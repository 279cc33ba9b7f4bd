import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { buyAsGuest, buyDirectly, putOnSale, toSend, validateOrder } from "../orders/orders.ts";
import { paymentIdOf, refundOrder, refundTopUp, unmatchedCapture } from "../payments/refund-desk.ts";
import { addAddress, cards, payWith, topUp, validate } from "../payments/till.ts";
import { appointCustomer, signUp } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "./shared-shops.ts";

type Room = Pick<
  Provocations,
  | "getPayment"
  | "recheckPayment"
  | "handlePayment"
  | "refundPurchase"
  | "refundTopUp"
  | "getCapture"
  | "reconcileDay"
  | "creditCapture"
  | "refundCapture"
  | "bookCapture"
  | "removePaymentMeans"
>;

const reason = "Asked for it";

async function paidOrder(shop: Shop): Promise<string> {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop)]));
  await validateOrder(shop, (await payWith(shop, body.paymentSessionResponse, cards.succeeds)).paymentId);
  return body.purchaseId;
}

async function paidTopUp(shop: Shop): Promise<string> {
  const person = await signUp(shop);
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  await validate(shop, person, (await payWith(shop, body.paymentSessionResponse, cards.succeeds)).paymentId);
  return body.transactionId;
}

async function capture(shop: Shop) {
  const [admin, person] = await Promise.all([anyOwner(shop), signUp(shop)]);
  return { admin, person, id: await unmatchedCapture(shop, person) };
}

async function gone(shop: Shop) {
  const found = await capture(shop);
  await shop.call("refundCapture", { params: { id: found.id }, body: { reason } }, found.admin);
  return found;
}

/** Calls while a person's payment has an id at the provider, so that the provider is asked about it. */
async function whileKnown<Response>(
  shop: Shop,
  { userId }: { userId: string },
  act: (payment: { paymentId: string; subjectId: string }) => Promise<Response>,
): Promise<Response> {
  const know = (providerPaymentId: string | null) =>
    shop.owner.connection
      .updateTable("payments")
      .set({ providerPaymentId })
      .where("userId", "=", userId)
      .returning(["paymentId", "subjectId"])
      .executeTakeFirstOrThrow();
  const response = await act(await know("pay_1"));
  await know(null);
  return response;
}

const byNobody = () => ({ params: { id: randomUUID() } });

/** Provokes the refusals of operators' calls about payments. `getShop` returns a shop whose gateway is unreachable. */
export function provokePayments(getShop: () => Shop, shared: SharedShops): Room {
  const whereItResponds = async <Response>(act: (shop: Shop) => Promise<Response>) => act(await shared.listening());
  const refundBody = { isWhole: true, leftAmount: 25, reason };
  return {
    removePaymentMeans: {
      NOT_FOUND: async () => getShop().call("removePaymentMeans", byNobody(), await signUp(getShop())),
      GATEWAY_UNAVAILABLE: async () => {
        const [shop, person] = [getShop(), await signUp(getShop())];
        const customer = { userId: person.userId, provider: "sandbox", customerKey: randomUUID(), customerId: "cus_1" };
        await shop.owner.connection
          .insertInto("paymentCustomers")
          .values({ ...customer, createdAt: shop.clock.now })
          .execute();
        return shop.call("removePaymentMeans", { params: { id: "pay_1" } }, person);
      },
    },
    getPayment: { NOT_FOUND: async () => getShop().call("getPayment", byNobody(), await anyOwner(getShop())) },
    recheckPayment: {
      NOT_FOUND: async () => getShop().call("recheckPayment", { ...byNobody(), body: {} }, await anyOwner(getShop())),
      GATEWAY_UNAVAILABLE: async () => {
        const [shop, person] = [getShop(), await signUp(getShop())];
        await topUp(shop, person, { addressId: await addAddress(shop, person) });
        return whileKnown(shop, person, async ({ paymentId: id }) =>
          shop.call("recheckPayment", { params: { id }, body: {} }, await anyOwner(shop)),
        );
      },
    },
    handlePayment: {
      NOT_FOUND: async () =>
        getShop().call("handlePayment", { ...byNobody(), body: { reason } }, await anyOwner(getShop())),
    },
    refundPurchase: {
      GATEWAY_UNAVAILABLE: async () => {
        const [shop, person] = [getShop(), await signUp(getShop())];
        await buyDirectly(shop, person, toSend([await putOnSale(shop)]));
        const body = { ...refundBody, toBalance: true };
        return whileKnown(shop, person, async ({ subjectId: id }) =>
          shop.call("refundPurchase", { params: { id }, body }, await anyOwner(shop)),
        );
      },
      NOT_FOUND: async () =>
        getShop().call("refundPurchase", { ...byNobody(), body: refundBody }, await anyOwner(getShop())),
      VERSION_CONFLICT: () =>
        whereItResponds(async (shop) => {
          const lines = [{ position: 1, quantity: 1 }];
          return refundOrder(shop, await anyOwner(shop), await paidOrder(shop), { lines, leftAmount: 24 });
        }),
      STATUS_CONFLICT: () =>
        whereItResponds(async (shop) =>
          refundOrder(shop, await anyOwner(shop), await paidOrder(shop), { isWhole: true }),
        ),
      ...provokeApproval(shared, async (shop, owner) => {
        const paid = await paidOrder(shop);
        return () => refundOrder(shop, owner, paid, { lines: [{ position: 1, quantity: 1 }] });
      }),
    },
    refundTopUp: {
      NOT_FOUND: async () => {
        const body = { amount: 1, leftAmount: 50, reason };
        return getShop().call("refundTopUp", { ...byNobody(), body }, await anyOwner(getShop()));
      },
      VERSION_CONFLICT: () =>
        whereItResponds(async (shop) => {
          const id = await paymentIdOf(shop, await paidTopUp(shop));
          return shop.call(
            "refundTopUp",
            { params: { id }, body: { amount: 1, leftAmount: 49, reason } },
            await anyOwner(shop),
          );
        }),
      STATUS_CONFLICT: () =>
        whereItResponds(async (shop) => refundTopUp(shop, await anyOwner(shop), await paidTopUp(shop), 51)),
      ...provokeApproval(shared, async (shop, owner) => {
        const paid = await paidTopUp(shop);
        return () => refundTopUp(shop, owner, paid, 5);
      }),
      INSUFFICIENT_BALANCE: () =>
        whereItResponds(async (shop) => {
          const person = await signUp(shop);
          const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
          await validate(shop, person, (await payWith(shop, body.paymentSessionResponse, cards.succeeds)).paymentId);
          const order = toSend([await putOnSale(shop, cents(3000))]);
          await shop.call("buyFromBalance", { body: order }, person);
          return refundTopUp(shop, await anyOwner(shop), body.transactionId, 50);
        }),
    },
    reconcileDay: {
      GATEWAY_UNAVAILABLE: async () =>
        getShop().call("reconcileDay", { query: { day: "2026-11-01" } }, await anyOwner(getShop())),
    },
    getCapture: { NOT_FOUND: async () => getShop().call("getCapture", byNobody(), await anyOwner(getShop())) },
    creditCapture: {
      NOT_FOUND: () =>
        whereItResponds(async (shop) => {
          const body = { userInfoId: (await signUp(shop)).userId, reason };
          return shop.call("creditCapture", { ...byNobody(), body }, await anyOwner(shop));
        }),
      STATUS_CONFLICT: () =>
        whereItResponds(async (shop) => {
          const { admin, person, id } = await gone(shop);
          return shop.call("creditCapture", { params: { id }, body: { userInfoId: person.userId, reason } }, admin);
        }),
      FORBIDDEN: () =>
        whereItResponds(async (shop) => {
          const { admin, id } = await capture(shop);
          return shop.call("creditCapture", { params: { id }, body: { userInfoId: admin.userId, reason } }, admin);
        }),
      ...provokeApproval(shared, async (shop) => {
        const { admin, person, id } = await capture(shop);
        const body = { userInfoId: person.userId, reason };
        return () => shop.call("creditCapture", { params: { id }, body }, admin);
      }),
    },
    refundCapture: {
      NOT_FOUND: async () =>
        getShop().call("refundCapture", { ...byNobody(), body: { reason } }, await anyOwner(getShop())),
      STATUS_CONFLICT: () =>
        whereItResponds(async (shop) => {
          const { admin, id } = await gone(shop);
          return shop.call("refundCapture", { params: { id }, body: { reason } }, admin);
        }),
      ...provokeApproval(shared, async (shop) => {
        const { admin, id } = await capture(shop);
        return () => shop.call("refundCapture", { params: { id }, body: { reason } }, admin);
      }),
    },
    bookCapture: {
      NOT_FOUND: () =>
        whereItResponds(async (shop) => {
          const { admin, id } = await capture(shop);
          return shop.call("bookCapture", { params: { id }, body: { paymentId: randomUUID(), reason } }, admin);
        }),
      STATUS_CONFLICT: () =>
        whereItResponds(async (shop) => {
          const { admin, id } = await capture(shop);
          const paymentId = await paymentIdOf(shop, await paidTopUp(shop));
          return shop.call("bookCapture", { params: { id }, body: { paymentId, reason } }, admin);
        }),
      FORBIDDEN: () =>
        whereItResponds(async (shop) => {
          const { admin: owner, id } = await capture(shop);
          const admin = await appointCustomer(shop, owner);
          const { body } = await topUp(shop, admin, { addressId: await addAddress(shop, admin) });
          const paymentId = await paymentIdOf(shop, body.transactionId);
          return shop.call("bookCapture", { params: { id }, body: { paymentId, reason } }, admin);
        }),
      ...provokeApproval(shared, async (shop) => {
        const { admin, person, id } = await capture(shop);
        const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
        const paymentId = await paymentIdOf(shop, body.transactionId);
        return () => shop.call("bookCapture", { params: { id }, body: { paymentId, reason } }, admin);
      }),
    },
  };
}
