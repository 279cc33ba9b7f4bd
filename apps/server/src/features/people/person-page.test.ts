import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { giveItems } from "../../../test/orders/shipments.ts";
import { orderFromShop } from "../../../test/orders/shop-orders.ts";
import { reportReturned } from "../../../test/payments/provider-reports.ts";
import { mailFor, sendMail } from "../../../test/people/mailbox.ts";
import { moveOn, personOf } from "../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-people-"));
  shop = await openShop({ DATA_DIR: dataDir });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

it("shows a person's balance, inventory, sessions and orders with what to look at", async () => {
  const person = await signUp(shop);
  await credit(shop, person, cents(1234));
  await giveItems(shop, person, 2);
  const { purchaseId, shipmentId } = await orderFromShop(shop, person);
  for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, shipmentId, { status });
  await reportReturned(shop, purchaseId, { refunded: 1000 });
  expect(await personOf(shop, admin, person)).toMatchObject({
    userName: person.userName,
    email: person.email,
    isLocked: false,
    balance: 12.34,
    inventory: { count: 2 },
    openSessions: 1,
    hold: null,
  });
  const inventory = await shop.call("listPersonInventory", { params: { id: person.userId }, query: {} }, admin);
  expect(inventory.body.totalCount).toBe(4);
  const orders = await shop.call("listPersonOrders", { params: { id: person.userId }, query: {} }, admin);
  expect(orders.body.items).toMatchObject([{ id: purchaseId, status: "Shipping", flag: "Refund", total: 55 }]);
});

it("leaves an audit entry of who read a person's data, once an hour", async () => {
  const [person, other] = [await signUp(shop), await makeAdmin(shop)];
  const readers = async () => {
    const { body } = await shop.call("listAudit", { query: { subjectId: person.userId } }, admin);
    return body.items.map(({ action, actor }) => [action, actor.userInfoId]);
  };
  for (const reader of [admin, admin, other]) await personOf(shop, reader, person);
  await shop.call("listPersonTimeline", { params: { id: person.userId }, query: {} }, admin);
  const once = [
    ["getPerson", other.userId],
    ["getPerson", admin.userId],
  ];
  expect(await readers()).toEqual(once);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
  await personOf(shop, admin, person);
  expect(await readers()).toEqual([["getPerson", admin.userId], ...once]);
});

it("mails a link with which the person sets a new password", async () => {
  const person = await signUp(shop);
  const request = { params: { id: person.userId }, body: { reason: "Asked on the phone" } };
  const { status } = await shop.call("mailPersonPassword", request, { ...admin, key: randomUUID() });
  expect(status).toBe(200);
  await sendMail(shop);
  const [mail] = await mailFor(shop, person.email);
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const newPassword = "a much better horse 7";
  expect((await shop.call("resetPassword", { body: { token, newPassword } })).status).toBe(204);
  const body = { emailOrUserName: person.email, password: newPassword };
  expect((await shop.call("login", { body })).status).toBe(200);
});

it("mails it in the language in which the person last used the shop", async () => {
  const person = await signUp(shop);
  const inChinese = { "accept-language": "zh-CN,zh;q=0.9,en;q=0.8" };
  await shop.call("getMe", {}, { token: person.token, headers: inChinese });
  await shop.app.jobs.find(({ name }) => name === "note-sessions")?.run();
  const request = { params: { id: person.userId }, body: { reason: "Asked on the phone" } };
  await shop.call("mailPersonPassword", request, { ...admin, key: randomUUID() });
  await sendMail(shop);
  const [mail] = await mailFor(shop, person.email);
  expect(mail?.headers).toContain("Content-Language: zh-CN");
});

it("mails at most ten links in 15 minutes, apart from those that the person asks for", async () => {
  const strict = await openShop({ RATE_LIMIT_FACTOR: "1" });
  const [operator, person] = [await makeAdmin(strict), await signUp(strict)];
  const request = { params: { id: person.userId }, body: { reason: "Asked on the phone" } };
  for (let count = 0; count < 10; count += 1) {
    expect((await strict.call("mailPersonPassword", request, operator)).status).toBe(200);
  }
  expect((await strict.call("forgotPassword", { body: { email: person.email } })).status).toBeLessThan(300);
  expect((await strict.call("mailPersonPassword", request, operator)).body).toMatchObject({ code: "RATE_LIMITED" });
  await strict.close();
});
