import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  buyAsGuest,
  buyFromBalance,
  guest,
  putOnSale,
  stockOf,
  toKeep,
  toSend,
} from "../../../../test/orders/orders.ts";
import { textOf } from "../../../../test/orders/pdf-text.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { moveClock, runJob } from "../../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import {
  idOfWithdrawal,
  numberOf,
  receiveGoods,
  refundWithdrawal,
  requestReturn,
  returned,
  returnsOf,
  send,
  shopper,
  withdrawalOf,
} from "../../../../test/withdrawals/withdrawals.ts";

const DAY = 86_400;
let folder: string;
let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-returns-"));
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, DATA_DIR: folder });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
  await rm(folder, { recursive: true });
});

/** A person's order of two pieces that has arrived. */
async function arrived() {
  const person = await shopper(shop);
  const item = await putOnSale(shop, 2000, 5);
  const { body } = await buyFromBalance(shop, person, toSend([item, item]));
  await send(shop, admin, body.shipmentId ?? "");
  return { person, item, purchaseId: body.purchaseId, orderNumber: await numberOf(shop, body.purchaseId) };
}

async function labelOf(by: TestPerson | undefined, body: object, language = "en") {
  const headers = { ...(by && { authorization: `Bearer ${by.token}` }), "accept-language": language };
  const response = await shop.app.http.inject({ method: "POST", url: "/api/returns/label", headers, payload: body });
  return { status: response.statusCode, bytes: response.rawPayload };
}

/** Lets days pass. Sessions end meanwhile, so people sign in again. */
async function wait(days: number, ...people: TestPerson[]) {
  moveClock(shop, days * DAY);
  admin = await makeAdmin(shop);
  for (const person of people) {
    const { userName, password } = person;
    const { body } = await shop.call("login", { body: { emailOrUserName: userName, password } });
    if ("token" in body) person.token = body.token;
  }
}

describe("a person", () => {
  it("gives back chosen pieces within the days, with a label, and is refunded with a credit note", async () => {
    const { person, item, purchaseId, orderNumber } = await arrived();
    expect((await returnsOf(shop, person, orderNumber)).body).toMatchObject({
      pieces: [{ position: 1, isSent: true, quantity: 2, price: 20 }],
      reasons: ["Withdrawal", "Damaged", "Wrong", "NotAsDescribed"],
      returns: [],
    });
    const { body, status } = await requestReturn(shop, person, { orderNumber, reason: "Damaged" });
    expect(status).toBe(201);
    const [found] = (await returnsOf(shop, person, orderNumber)).body.returns;
    expect(found).toMatchObject({
      number: body.number,
      reason: "Damaged",
      status: "AwaitingGoods",
      pieces: [{ position: 1, quantity: 1 }],
      sendByUtc: new Date(shop.clock.now.getTime() + 14 * DAY * 1000).toISOString(),
    });
    const label = await labelOf(person, { orderNumber, token: null, returnNumber: body.number });
    expect(label.status).toBe(200);
    const text = await textOf(label.bytes);
    for (const word of [body.number, orderNumber, "Damaged", "Post by", "Mara Lind"]) expect(text).toContain(word);
    await sendMail(shop);
    const mail = (await mailFor(shop, person.email)).map((each) => each.text).join("\n");
    expect(mail).toContain(`/orders/${purchaseId}`);
    const id = await idOfWithdrawal(shop, body.number);
    expect((await withdrawalOf(shop, admin, id)).wanted).toEqual([{ position: 1, isSent: true, quantity: 1 }]);
    const pieces = [{ position: 1, isSent: true, quantity: 1, condition: "Damaged" as const, isRestocked: false }];
    await receiveGoods(shop, admin, id, { pieces });
    await refundWithdrawal(shop, admin, id);
    expect((await returnsOf(shop, person, orderNumber)).body.returns).toMatchObject([
      { status: "Refunded", refunded: 20, sendByUtc: null },
    ]);
    expect(await stockOf(shop, item)).toBe(3);
    await runJob(shop, "number-invoices");
    const { documents } = (await shop.call("getPurchase", { params: { id: purchaseId } }, person)).body;
    expect(documents.map(({ kind, total }) => [kind, total])).toContainEqual(["CreditNote", 20]);
    const again = await labelOf(person, { orderNumber, token: null, returnNumber: body.number });
    expect(again.status).toBe(404);
  });

  it("gives each piece back once, also by requests at the same time, and nobody else's", async () => {
    const { person, orderNumber } = await arrived();
    const both = await Promise.all([1, 2].map(() => requestReturn(shop, person, { orderNumber, quantity: 2 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const stranger = await signUp(shop);
    for (const by of [stranger, undefined]) {
      expect((await returnsOf(shop, by, orderNumber)).status).toBe(404);
      expect((await requestReturn(shop, by, { orderNumber })).status).toBe(404);
    }
    const key = randomUUID();
    const other = await arrived();
    const repeated = await Promise.all(
      [1, 2].map(() => requestReturn(shop, other.person, { orderNumber: other.orderNumber, key })),
    );
    expect(new Set(repeated.map(({ body }) => body.number)).size).toBe(1);
  });

  it("has a fault judged after the days, is told at once, and gets a label only if it is accepted", async () => {
    const { person, orderNumber } = await arrived();
    await wait(20, person);
    expect((await returnsOf(shop, person, orderNumber)).body.reasons).toEqual(["Damaged", "Wrong", "NotAsDescribed"]);
    expect((await requestReturn(shop, person, { orderNumber })).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const { body } = await requestReturn(shop, person, { orderNumber, reason: "NotAsDescribed" });
    await sendMail(shop);
    const told = (await mailFor(shop, person.email)).at(-1)?.text ?? "";
    expect(told).toContain("Please don't send anything back yet");
    const id = await idOfWithdrawal(shop, body.number);
    const label = () => labelOf(person, { orderNumber, token: null, returnNumber: body.number });
    expect((await label()).status).toBe(404);
    const accept = () =>
      shop.call("acceptReturn", { params: { id }, body: { version: 1 } }, { ...admin, key: randomUUID() });
    const accepted = await Promise.all([accept(), accept()]);
    expect(accepted.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await label()).status).toBe(200);
    await wait(2 * 366, person);
    expect((await returnsOf(shop, person, orderNumber)).body.reasons).toEqual([]);
  });

  it("gives back only the pieces with a fault that were judged", async () => {
    const person = await shopper(shop);
    const item = await putOnSale(shop, 2000, 5);
    const { body } = await buyFromBalance(shop, person, toSend([item, item]));
    await send(shop, admin, body.shipmentId ?? "");
    const id = await returned(shop, person, await numberOf(shop, body.purchaseId), "Damaged");
    const here = (quantity: number) => ({
      pieces: [{ position: 1, isSent: true, quantity, condition: "Damaged" as const, isRestocked: false }],
    });
    expect((await receiveGoods(shop, admin, id, here(2))).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect((await receiveGoods(shop, admin, id, here(1))).status).toBe(200);
  });

  it("gives back the rest of a return in a second parcel, before the refund", async () => {
    const person = await shopper(shop);
    const item = await putOnSale(shop, 2000, 5);
    const { body } = await buyFromBalance(shop, person, toSend([item, item, item]));
    await send(shop, admin, body.shipmentId ?? "");
    const orderNumber = await numberOf(shop, body.purchaseId);
    const asked = await requestReturn(shop, person, { orderNumber, reason: "Wrong", quantity: 2 });
    const id = await idOfWithdrawal(shop, asked.body.number);
    const one = {
      pieces: [{ position: 1, isSent: true, quantity: 1, condition: "New" as const, isRestocked: true }],
    };
    const statuses = [];
    for (let parcel = 0; parcel < 3; parcel += 1) statuses.push((await receiveGoods(shop, admin, id, one)).status);
    expect(statuses).toEqual([200, 200, 409]);
    expect((await refundWithdrawal(shop, admin, id)).body).toMatchObject({ refunds: [{ amount: 40 }] });
    expect(await stockOf(shop, item)).toBe(4);
  });

  it("gives pieces back that stayed in the inventory, without a parcel", async () => {
    const person = await shopper(shop);
    const { body } = await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 2000)]));
    const orderNumber = await numberOf(shop, body.purchaseId);
    const offered = (await returnsOf(shop, person, orderNumber)).body;
    expect(offered).toMatchObject({ reasons: ["Withdrawal"], closesAtUtc: null, pieces: [{ isSent: false }] });
    const pieces = [{ position: 1, isSent: false, quantity: 1 }];
    const asked = { orderNumber, token: null, reason: "Withdrawal" as const, pieces };
    expect((await shop.call("requestReturn", { body: asked }, { ...person, key: randomUUID() })).status).toBe(201);
    const twice = { ...asked, pieces: [...pieces, ...pieces] };
    expect((await shop.call("requestReturn", { body: twice }, { ...person, key: randomUUID() })).status).toBe(409);
    expect((await returnsOf(shop, person, orderNumber)).body.returns).toMatchObject([{ status: "Matched" }]);
  });
});

it("a guest gives back by the tracked order, with a label in their language", async () => {
  const { body } = await buyAsGuest(shop, toSend([await putOnSale(shop, 2000)]));
  stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  const orderNumber = await numberOf(shop, body.purchaseId);
  const token = body.trackingToken;
  expect((await returnsOf(shop, undefined, orderNumber, token)).body).toMatchObject({ pieces: [], reasons: [] });
  await send(shop, admin, body.shipmentId ?? "");
  const asked = await requestReturn(shop, undefined, { orderNumber, token, reason: "Wrong" });
  expect(asked.status).toBe(201);
  const named = { orderNumber, token, returnNumber: asked.body.number };
  const label = await labelOf(undefined, named, "fr");
  expect(await textOf(label.bytes)).toContain("Mauvais article");
  expect((await labelOf(undefined, named, "ar")).status).toBe(200);
  expect((await labelOf(undefined, { ...named, token: null })).status).toBe(404);
  await sendMail(shop);
  const mails = await mailFor(shop, guest.email);
  expect(mails.map(({ text }) => text).join("\n")).toContain(`/track-order#${token}`);
});
