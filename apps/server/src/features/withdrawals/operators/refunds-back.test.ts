import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyDirectly, guest, putOnSale, toSend } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidGuestOrder, paymentOf, refundOrder, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import {
  numberOf,
  receiveGoods,
  refundWithdrawal,
  send,
  withdrawalOf,
  withdrawn,
} from "../../../../test/withdrawals/withdrawals.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

describe("the refund of a withdrawal", () => {
  it.each([
    ["requested again", false],
    ["credited", true],
  ])("is owed to the card if it comes back, and can be %s", async (_, toBalance) => {
    const person = await signUp(shop);
    const { body } = await buyDirectly(shop, person, toSend([await putOnSale(shop, 3000)]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    await send(shop, admin, body.shipmentId ?? "");
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    await receiveGoods(shop, admin, id);
    await refundWithdrawal(shop, admin, id);
    await sendRefunds(shop, stub);
    stub.declineRefund(providerPaymentId);
    await stub.deliver(shop);
    const owed = await paymentOf(shop, admin, body.purchaseId);
    expect(owed).toMatchObject({ leftAmount: 35, refundKind: "Owed" });
    const again = await refundOrder(shop, admin, body.purchaseId, { isWhole: true, toBalance });
    expect([again.status, again.text]).toEqual([200, again.text]);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(toBalance ? 0 : 3500);
    expect(await balanceOf(shop, person)).toBe(toBalance ? 3500 : 0);
    const more = await refundOrder(shop, admin, body.purchaseId, { isWhole: true, leftAmount: 35 });
    expect(more.body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("does not let a guest's pieces come back twice if it comes back", async () => {
    const paid = await paidGuestOrder(shop, stub, [await putOnSale(shop, 2000)]);
    await send(shop, admin, paid.shipmentId);
    const orderNumber = await numberOf(shop, paid.subjectId);
    const id = await withdrawn(shop, { name: "Noor", orderNumber, email: guest.email });
    await receiveGoods(shop, admin, id);
    await refundWithdrawal(shop, admin, id);
    await sendRefunds(shop, stub);
    stub.declineRefund(paid.providerPaymentId);
    await stub.deliver(shop);
    const again = await withdrawn(shop, { name: "Noor", orderNumber, email: guest.email });
    expect((await withdrawalOf(shop, admin, again)).pieces).toEqual([]);
  });
});
