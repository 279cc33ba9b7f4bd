import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyDirectly, buyFromBalance, guest, putOnSale, toKeep, toSend } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidGuestOrder, paidTopUp, refundOrder, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { moveClock } from "../../../../test/payments/till.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf as inWallet } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import {
  numberOf,
  receiveGoods,
  refundWithdrawal,
  refuseWithdrawal,
  send,
  withdrawalOf,
  shopper,
  withdrawnOrder,
  withdrawn,
} from "../../../../test/withdrawals/withdrawals.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, FOUR_EYES: "refunds", FOUR_EYES_ABOVE: "500" });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

const balanceOf = async (person: TestPerson) => (await shop.call("getBalance", {}, person)).body.amount;

/** An order of two pieces that were sent by express. */
async function sentByExpress(): Promise<{ orderNumber: string; email: string }> {
  const person = await shopper(shop);
  const item = await putOnSale(shop, 2000);
  const order = { ...toSend([item, item], { shippingMethod: "express" }), expectedTotal: 0 };
  const told = JSON.parse((await buyFromBalance(shop, person, order)).text) as { params: { actual: number } };
  const { body } = await buyFromBalance(shop, person, { ...order, expectedTotal: told.params.actual });
  await send(shop, admin, body.shipmentId ?? "");
  return { orderNumber: await numberOf(shop, body.purchaseId), email: person.email };
}

const sentPiece = { position: 1, isSent: true, quantity: 1, condition: "New" as const, isRestocked: false };

describe("the refund", () => {
  it("is the cancellation's if the order was cancelled before it was sent", async () => {
    const person = await shopper(shop);
    const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop, 2000)]));
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    expect(await withdrawalOf(shop, admin, id)).toMatchObject({ status: "Matched" });
    const piece = { position: 1, isSent: true, quantity: 1, condition: "New" as const, isRestocked: true };
    expect((await receiveGoods(shop, admin, id, { pieces: [piece] })).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    await moveOn(shop, admin, body.shipmentId ?? "", { status: "Cancelled" });
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ status: "Refunded", refunds: [] });
  });

  it("is refused for pieces that an operator has refunded already", async () => {
    const item = await putOnSale(shop, 2000);
    const paid = await paidGuestOrder(shop, stub, [item]);
    await send(shop, admin, paid.shipmentId);
    const orderNumber = await numberOf(shop, paid.subjectId);
    const id = await withdrawn(shop, { name: "Noor", orderNumber, email: guest.email });
    await receiveGoods(shop, admin, id);
    await refundOrder(shop, admin, paid.subjectId, { lines: [{ position: 1, quantity: 1 }] });
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const again = await withdrawn(shop, { name: "Noor", orderNumber, email: guest.email });
    expect((await withdrawalOf(shop, admin, again)).pieces).toEqual([]);
  });

  it("is refused for an order that was charged back, until the bank gives the money back; a case asks later", async () => {
    const person = await signUp(shop);
    const { body } = await buyDirectly(shop, person, toSend([await putOnSale(shop, 3000)]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    await send(shop, admin, body.shipmentId ?? "");
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    await receiveGoods(shop, admin, id);
    stub.dispute(providerPaymentId);
    await stub.deliver(shop);
    await refuseWithdrawal(shop, admin, id, "AlreadyReturned");
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const { caseDueAt } = await shop.owner.connection
      .selectFrom("withdrawals")
      .select("caseDueAt")
      .where("withdrawalId", "=", id)
      .executeTakeFirstOrThrow();
    expect(caseDueAt).toEqual(new Date(shop.clock.now.getTime() + 90 * 86_400_000));
    moveClock(shop, 1);
    stub.winDisputes(providerPaymentId);
    await stub.deliver(shop);
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({
      status: "Refunded",
      exception: null,
      refunds: [{ means: "Card", amount: 35 }],
    });
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(3500);
  });

  it("pays a charged back top-up that the house bears first, and the rest is the person's", async () => {
    const person = await signUp(shop);
    const { providerPaymentId } = await paidTopUp(shop, stub, person, 25);
    const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop, 1500)]));
    await send(shop, admin, body.shipmentId ?? "");
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    await receiveGoods(shop, admin, id);
    expect(await inWallet(shop, person)).toBe(500);
    stub.dispute(providerPaymentId);
    await stub.deliver(shop);
    expect(await inWallet(shop, person)).toBe(0);
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({
      status: "Refunded",
      setOff: 20,
      refunds: [{ means: "Balance", amount: 20 }],
    });
    expect(await inWallet(shop, person)).toBe(0);
    // The bank gives the money back after all: what was set off is the person's again.
    moveClock(shop, 1);
    stub.winDisputes(providerPaymentId);
    await stub.deliver(shop);
    expect(await inWallet(shop, person)).toBe(2500);
  });

  it("gives the balance back what it paid for a chargeback of the order, with the goods", async () => {
    const person = await signUp(shop);
    const { body } = await buyDirectly(shop, person, toSend([await putOnSale(shop, 3000)]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    await send(shop, admin, body.shipmentId ?? "");
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    await receiveGoods(shop, admin, id);
    await credit(shop, person, cents(1200));
    stub.dispute(providerPaymentId);
    await stub.deliver(shop);
    expect(await inWallet(shop, person)).toBe(0);
    expect((await refundWithdrawal(shop, admin, id)).body.refunds).toMatchObject([{ means: "Balance", amount: 12 }]);
    expect(await inWallet(shop, person)).toBe(1200);
    // Won after all: the balance gets back what the chargeback had taken, beside the refund of the goods.
    moveClock(shop, 1);
    stub.winDisputes(providerPaymentId);
    await stub.deliver(shop);
    expect(await inWallet(shop, person)).toBe(2400);
  });

  /** A person's order of two pieces at 20, paid by card and arrived. */
  async function twoPieces(person: TestPerson) {
    const item = await putOnSale(shop, 2000);
    const { body } = await buyDirectly(shop, person, toSend([item, item]));
    const providerPaymentId = stub.pay(body.paymentSessionResponse.id, "captured");
    await stub.deliver(shop);
    await send(shop, admin, body.shipmentId ?? "");
    const orderNumber = await numberOf(shop, body.purchaseId);
    const give = async (quantity: number, deduction = 0) => {
      const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
      const piece = { position: 1, isSent: true, quantity, condition: "New" as const, isRestocked: false };
      await receiveGoods(shop, admin, id, { pieces: [piece] });
      return (await refundWithdrawal(shop, admin, id, { deduction })).body;
    };
    const dispute = async (amount?: number) => {
      stub.dispute(providerPaymentId, amount);
      await stub.deliver(shop);
    };
    return { give, dispute };
  }

  it("sets off what the house bears of a chargeback, against all pieces that came back", async () => {
    const person = await signUp(shop);
    const { give, dispute } = await twoPieces(person);
    await dispute(2000);
    expect(await give(1)).toMatchObject({ code: "STATUS_CONFLICT" });
    // The second piece comes back with delivery: 45 were paid, and the bank took 20.
    expect((await give(1)).refunds).toMatchObject([{ means: "Card", amount: 25 }]);
  });

  it("does not pay for a chargeback with what was deducted from pieces that lost their value", async () => {
    const person = await signUp(shop);
    const { give, dispute } = await twoPieces(person);
    expect((await give(1, 15)).refunds).toMatchObject([{ amount: 5 }]);
    await dispute(2000);
    // 45 were paid, 15 is the loss of value, and 25 are back.
    expect((await give(1)).refunds).toMatchObject([{ means: "Card", amount: 5 }]);
  });

  it("gives nothing to the balance while the house bears as much as the pieces that came back cost", async () => {
    const person = await signUp(shop);
    const { give, dispute } = await twoPieces(person);
    await credit(shop, person, cents(2000));
    await dispute();
    expect(await give(1)).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await inWallet(shop, person)).toBe(0);
  });

  it("turns no winnings into own money where they had paid for a chargeback of the order", async () => {
    const person = await signUp(shop);
    const { give, dispute } = await twoPieces(person);
    await credit(shop, person, cents(2000));
    await dispute(2000);
    const refunds = (await give(2)).refunds.map(({ means, amount }) => [means, amount]);
    expect(refunds).toEqual([
      ["Card", 25],
      ["Balance", 20],
    ]);
    const { rows } = await sql<{ own: number }>`select command.wallet_own_cents(${person.userId}::uuid) as own`.execute(
      shop.owner.connection,
    );
    expect(rows).toEqual([{ own: 0 }]);
    await sendRefunds(shop, stub);
  });

  it("is set off too where a cancellation gave the money back", async () => {
    const person = await signUp(shop);
    const { providerPaymentId } = await paidTopUp(shop, stub, person, 25);
    const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop, 1500)]));
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    stub.dispute(providerPaymentId);
    await stub.deliver(shop);
    await moveOn(shop, admin, body.shipmentId ?? "", { status: "Cancelled" });
    // The pieces stay in the inventory, so only delivery is back.
    expect(await inWallet(shop, person)).toBe(500);
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ setOff: 5, refunds: [] });
    expect(await inWallet(shop, person)).toBe(0);
  });

  it("is of standard delivery where a faster one was paid, and of none while a piece is kept", async () => {
    const { orderNumber, email } = await sentByExpress();
    for (const [refunded, rest] of [
      [20, 1],
      [25, 0],
    ]) {
      const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email });
      await receiveGoods(shop, admin, id, { pieces: [sentPiece] });
      const { refunds, pieces } = (await refundWithdrawal(shop, admin, id)).body;
      expect(refunds).toMatchObject([{ means: "Balance", amount: refunded }]);
      expect(pieces.length).toBe(rest);
    }
  });

  it("has standard delivery once, also if two withdrawals bring all pieces back before the first refund", async () => {
    const { orderNumber, email } = await sentByExpress();
    const ids = [];
    for (let count = 0; count < 2; count += 1) {
      const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email });
      await receiveGoods(shop, admin, id, { pieces: [sentPiece] });
      ids.push(id);
    }
    const refunded = await Promise.all(ids.map(async (id) => (await refundWithdrawal(shop, admin, id)).body.refunds));
    expect(refunded.flat().reduce((sum, { amount }) => sum + amount, 0)).toBe(45);
  });

  it("is never more than was paid, whatever amounts the application states", async () => {
    const { id, person } = await withdrawnOrder(shop, admin);
    await receiveGoods(shop, admin, id);
    const call = (shipping: number, deduction: number) =>
      sql`select command.withdrawal_refund(${id}::uuid,
        row('{GoodsReceived}', 'Refunded', 2, ${admin.userId}::uuid, null)::command.withdrawal_step,
        row(${shipping}::bigint, ${deduction}::bigint, '-infinity')::command.withdrawal_refund_terms, now())`.execute(
        shop.database.connection,
      );
    await expect(call(500, -1)).rejects.toThrow("a deduction takes something off");
    await expect(call(-1, 0)).rejects.toThrow("a deduction takes something off");
    await call(1_000_000, 0);
    expect(await balanceOf(person)).toBe(1000);
  });
});

it("what a person keeps in the inventory is taken by one of a sale and a withdrawal at the same time", async () => {
  const person = await shopper(shop);
  const { body } = await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 2000)]));
  const { items } = (await shop.call("listInventory", { query: {} }, person)).body;
  const orderNumber = await numberOf(shop, body.purchaseId);
  const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
  const piece = { position: 1, isSent: false, quantity: 1, condition: "New" as const, isRestocked: true };
  const sale = { params: { id: items[0]?.id ?? "" }, body: { expectedSellPrice: 18 } };
  const responses = await Promise.all([
    receiveGoods(shop, admin, id, { pieces: [piece] }),
    shop.call("sellInventoryItem", sale, { ...person, key: randomUUID() }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
