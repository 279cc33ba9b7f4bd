import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import { buyAsGuest, buyDirectly, movesDuring, putOnSale, readOrder, toSend } from "../../../../test/orders/orders.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paymentOf, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { addAddress, moveClock, runJob, topUp } from "../../../../test/payments/till.ts";
import { lockPerson, personOf } from "../../../../test/people/operator.ts";
import { appointCustomer, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let pot: TestItem;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
beforeEach(async () => {
  // Each test signs in new people, because the clock moves on between tests and sessions end.
  [admin, mara, pot] = [await makeAdmin(shop), await signUp(shop), await putOnSale(shop, 2000, 5)];
});

/** Changes the amount or reference of a session at the provider, and pays it. */
async function payWrongly(sessionId: string, wrong: { amount?: number; reference?: string }): Promise<string> {
  const session = stub.sessions.get(sessionId);
  if (session === undefined) throw new Error("no session");
  Object.assign(session, wrong);
  const paymentId = stub.pay(sessionId, "captured");
  await stub.deliver(shop);
  return paymentId;
}

const captures = async (state: "Waiting" | "Released" = "Waiting") =>
  (await shop.call("listCaptures", { query: { state, pageSize: 50 } }, admin)).body.items;
const captureOf = async (providerPaymentId: string) =>
  (await captures()).find((capture) => capture.providerPaymentId === providerPaymentId)?.id ?? "";
const reason = "The bank's letter says so";

async function wrongTopUp(amount = 5001) {
  const { body } = await topUp(shop, mara, { addressId: await addAddress(shop, mara) });
  const providerPaymentId = await payWrongly(body.paymentSessionResponse.id, { amount });
  return { subjectId: body.transactionId, providerPaymentId, id: await captureOf(providerPaymentId) };
}

const credit = (id: string, userInfoId: string, key = randomUUID()) =>
  shop.call("creditCapture", { params: { id }, body: { userInfoId, reason } }, { ...admin, key });
const refund = (id: string, key = randomUUID()) =>
  shop.call("refundCapture", { params: { id }, body: { reason } }, { ...admin, key });
const book = (id: string, paymentId: string, key = randomUUID()) =>
  shop.call("bookCapture", { params: { id }, body: { paymentId, reason } }, { ...admin, key });

describe("a capture in quarantine", () => {
  it("is credited to the person whose payment it was found for, and to nobody else", async () => {
    const { id, subjectId } = await wrongTopUp();
    const other = await signUp(shop);
    expect([(await credit(id, other.userId)).status, (await credit(id, admin.userId)).status]).toEqual([409, 403]);
    const books = await movesDuring(shop, async () => {
      expect((await credit(id, mara.userId)).body).toMatchObject({ release: "Credit", paid: { amount: 50.01 } });
    });
    expect([books, await balanceOf(shop, mara)]).toEqual([{ "house:quarantine": -5001 }, 5001]);
    expect((await credit(id, mara.userId)).status).toBe(409);
    moveClock(shop, 31 * 60);
    await runJob(shop, "watch-payments");
    expect((await paymentOf(shop, await makeAdmin(shop), subjectId)).status).toBe("Failed");
    expect(await balanceOf(shop, mara)).toBe(5001);
  });

  it("is in quarantine again if its refund failed later", async () => {
    const { id, providerPaymentId } = await wrongTopUp();
    await refund(id);
    await sendRefunds(shop, stub);
    stub.declineRefund(providerPaymentId);
    const books = await movesDuring(shop, async () => void (await stub.deliver(shop)));
    expect(books).toEqual({ "gateway:checkoutcom": -5001, "house:quarantine": 5001 });
    expect((await captures()).find((capture) => capture.id === id)).toMatchObject({ refundStatus: "Refused" });
    expect((await refund(id)).status).toBe(200);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(5001);
  });

  it("is in quarantine again, and operators are told, if the report that its refund failed was lost", async () => {
    const { id, providerPaymentId } = await wrongTopUp();
    await refund(id);
    await sendRefunds(shop, stub);
    stub.declineRefund(providerPaymentId);
    stub.notices.splice(0);
    moveClock(shop, 86_400);
    await runJob(shop, "send-refunds");
    admin = await makeAdmin(shop);
    expect((await captures()).find((capture) => capture.id === id)).toMatchObject({ refundStatus: "Refused" });
    await runJob(shop, "tell-operators");
    const { items } = (await shop.call("listNotifications", { query: {} }, admin)).body;
    expect(items.map(({ params }) => params)).toContainEqual({ providerPaymentId });
  });

  it("locks its person's account if a refund that came back is charged back in the same report", async () => {
    const { id, providerPaymentId } = await wrongTopUp();
    await credit(id, mara.userId);
    stub.refund(providerPaymentId, 5001);
    await stub.deliver(shop);
    stub.declineRefund(providerPaymentId);
    stub.dispute(providerPaymentId, 2000);
    await stub.deliver(shop);
    expect([await balanceOf(shop, mara), (await personOf(shop, admin, mara)).isLocked]).toEqual([3001, true]);
  });

  it("is refunded to its payer, whole", async () => {
    const { id, providerPaymentId, subjectId } = await wrongTopUp();
    const books = await movesDuring(shop, async () => {
      await refund(id);
      await sendRefunds(shop, stub);
      await runJob(shop, "send-refunds");
    });
    expect(books).toEqual({ "house:quarantine": -5001, "gateway:checkoutcom": 5001 });
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(5001);
    expect((await captures("Released")).find((capture) => capture.id === id)).toMatchObject({
      refundStatus: "Taken",
      returnedAmount: 50.01,
    });
    moveClock(shop, 31 * 60);
    await runJob(shop, "watch-payments");
    expect((await paymentOf(shop, await makeAdmin(shop), subjectId)).status).toBe("Failed");
  });

  it("waits again if the provider refuses the refund", async () => {
    const { id, providerPaymentId } = await wrongTopUp();
    const payment = stub.payments.get(providerPaymentId);
    if (payment === undefined) throw new Error("no payment");
    payment.balances["total_captured"] = 0;
    await refund(id);
    await runJob(shop, "send-refunds");
    expect((await captures()).find((capture) => capture.id === id)).toMatchObject({ refundStatus: "Refused" });
    payment.balances["total_captured"] = 5001;
    expect((await credit(id, mara.userId)).status).toBe(200);
  });

  it("a capture in quarantine without a known reference is booked to the order that it was meant for, which is then sent", async () => {
    const { body } = await buyAsGuest(shop, toSend([pot]));
    const providerPaymentId = await payWrongly(body.paymentSessionResponse.id, { reference: "somebody else" });
    const [id, payment] = [await captureOf(providerPaymentId), await paymentOf(shop, admin, body.purchaseId)];
    const books = await movesDuring(shop, async () => {
      expect((await book(id, payment.id)).body.release).toBe("Payment");
    });
    expect(books).toEqual({ "house:quarantine": -2500, "house:items": 2000, "house:shipping": 500 });
    expect((await readOrder(shop, body.purchaseId)).status).toBe("Ordered");
    // The provider's later reports of this capture still have the wrong reference.
    const later = await movesDuring(shop, async () => {
      stub.dispute(providerPaymentId);
      await stub.deliver(shop);
    });
    expect(later).toEqual({ "gateway:checkoutcom": 2500, "house:chargebacks": -2500 });
  });

  it("is not booked to a payment of another amount, or to one that is paid", async () => {
    const { id } = await wrongTopUp();
    const { body } = await buyDirectly(shop, mara, toSend([pot]));
    expect((await book(id, (await paymentOf(shop, admin, body.purchaseId)).id)).status).toBe(409);
    const [first, second] = [await buyAsGuest(shop, toSend([pot])), await buyAsGuest(shop, toSend([pot]))];
    const stray = await payWrongly(first.body.paymentSessionResponse.id, { reference: "somebody else" });
    await payWrongly(second.body.paymentSessionResponse.id, {});
    const paid = await paymentOf(shop, admin, second.body.purchaseId);
    expect((await book(await captureOf(stray), paid.id)).status).toBe(409);
  });

  it("is booked to no payment of the operator's own, or of anybody else than it was found for", async () => {
    admin = await appointCustomer(shop, admin);
    const addressId = await addAddress(shop, admin);
    const own = (await topUp(shop, admin, { addressId, amount: 25 })).body;
    const stray = await buyAsGuest(shop, toSend([pot]));
    const paid = await payWrongly(stray.body.paymentSessionResponse.id, { reference: "somebody else" });
    const ownPayment = await paymentOf(shop, admin, own.transactionId);
    expect((await book(await captureOf(paid), ownPayment.id)).body).toMatchObject({ code: "FORBIDDEN" });

    const { id } = await wrongTopUp(2500);
    const other = await buyDirectly(shop, await signUp(shop), toSend([pot]));
    const payment = await paymentOf(shop, admin, other.body.purchaseId);
    expect((await book(id, payment.id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const { ownerId } = await shop.owner.connection
      .selectFrom("payments")
      .select("userId as ownerId")
      .where("paymentId", "=", payment.id)
      .executeTakeFirstOrThrow();
    const subjectId = await captureOf(paid);
    expect((await book(subjectId, payment.id)).status).toBe(200);
    const { items } = (await shop.call("listAudit", { query: { subjectId } }, admin)).body;
    expect(items[0]?.after).toMatchObject({ paymentId: payment.id, ownerId });
  });

  it("a capture in quarantine that comes too late for its order is refunded to the guest", async () => {
    const { body } = await buyAsGuest(shop, toSend([pot]));
    const providerPaymentId = await payWrongly(body.paymentSessionResponse.id, { reference: "somebody else" });
    moveClock(shop, 31 * 60);
    await runJob(shop, "watch-payments");
    admin = await makeAdmin(shop);
    expect(
      (await book(await captureOf(providerPaymentId), (await paymentOf(shop, admin, body.purchaseId)).id)).status,
    ).toBe(200);
    await sendRefunds(shop, stub);
    expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(2500);
  });

  it("a capture in quarantine that is charged back takes the money from the quarantine, or from whom it was credited", async () => {
    const [waiting, credited] = [await wrongTopUp(), await wrongTopUp(6000)];
    await credit(credited.id, mara.userId);
    const books = await movesDuring(shop, async () => {
      stub.dispute(waiting.providerPaymentId);
      stub.dispute(credited.providerPaymentId);
      await stub.deliver(shop);
      await stub.deliver(shop);
    });
    expect([books, await balanceOf(shop, mara)]).toEqual([
      { "gateway:checkoutcom": 11_001, "house:quarantine": -5001 },
      0,
    ]);
    expect((await credit(waiting.id, mara.userId)).status).toBe(409);
  });
});

it("the refund of a credited capture after a chargeback of a part is a refund, and a withdrawn one can be refunded", async () => {
  const { id, providerPaymentId } = await wrongTopUp(6000);
  await credit(id, mara.userId);
  const row = () =>
    shop.owner.connection
      .selectFrom("quarantinedCaptures")
      .select(["returnedCents", "chargedBackPaidCents", "refundStatus"])
      .where("captureId", "=", id)
      .executeTakeFirstOrThrow();
  const isLocked = async () => (await personOf(shop, admin, mara)).isLocked;
  stub.dispute(providerPaymentId, 2000);
  await stub.deliver(shop);
  expect([await row(), await isLocked()]).toMatchObject([{ returnedCents: 2000, chargedBackPaidCents: 2000 }, true]);
  await lockPerson(shop, admin, mara, false);
  stub.refund(providerPaymentId, 1000);
  await stub.deliver(shop);
  expect([await row(), await isLocked(), await balanceOf(shop, mara)]).toMatchObject([
    { returnedCents: 3000 },
    false,
    3000,
  ]);
  await shop.owner.connection
    .updateTable("quarantinedCaptures")
    .set({ refundStatus: "Refused" })
    .where("captureId", "=", id)
    .execute();
  moveClock(shop, 1);
  stub.winDisputes(providerPaymentId);
  await stub.deliver(shop);
  expect([await row(), await balanceOf(shop, mara)]).toEqual([
    { returnedCents: 1000, chargedBackPaidCents: 0, refundStatus: null },
    5000,
  ]);
});

describe("at the same time", () => {
  it("the three ways out are one", async () => {
    const { body } = await buyDirectly(shop, mara, toSend([pot]));
    const providerPaymentId = await payWrongly(body.paymentSessionResponse.id, { reference: "somebody else" });
    const [id, payment] = [await captureOf(providerPaymentId), await paymentOf(shop, admin, body.purchaseId)];
    const tries = await Promise.all(
      [1, 2, 3].flatMap(() => [credit(id, mara.userId), refund(id), book(id, payment.id)]),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    await sendRefunds(shop, stub);
  });

  it("a credit and reports of a chargeback move each cent once", async () => {
    const { id, providerPaymentId } = await wrongTopUp();
    stub.dispute(providerPaymentId);
    await Promise.all([credit(id, mara.userId), stub.deliver(shop), credit(id, mara.userId)]);
    await stub.deliver(shop);
    expect(await balanceOf(shop, mara)).toBe(0);
  });
});
