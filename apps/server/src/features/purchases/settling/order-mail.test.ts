import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import {
  buyAsGuest,
  buyDirectly,
  buyFromBalance,
  guest,
  putOnSale,
  readOrder,
  toKeep,
  toSend,
} from "../../../../test/orders/orders.ts";
import { cards, moveClock, payWith, runGateway, runJob } from "../../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let dataDir: string;
let shop: Shop;
let mara: TestPerson;
let lamp: TestItem;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-order-mail-"));
  shop = await openListeningShop({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  mara = await signUp(shop);
  lamp = await putOnSale(shop, 2000);
});

async function received(recipient: string) {
  await sendMail(shop);
  return mailFor(shop, recipient);
}

it("confirms an order from the balance once, however often the request is repeated", { tags: ["S2-28"] }, async () => {
  await credit(shop, mara, cents(10_000));
  const key = randomUUID();
  const { body } = await buyFromBalance(shop, mara, toSend([lamp, lamp]), key);
  await buyFromBalance(shop, mara, toSend([lamp, lamp]), key);
  const { number } = await readOrder(shop, body.purchaseId, mara);
  const mails = await received(mara.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.headers).toContain(`Subject: Your Trove order ${number}`);
  const { PUBLIC_URL } = shop.environment;
  for (const text of [
    `2 × ${lamp.name}: €40.00`,
    "Standard delivery: €5.00",
    "Arrives: ",
    "Total: €45.00",
    "VAT included: €7.81",
    `${PUBLIC_URL}/shipments#${body.shipmentId}`,
  ]) {
    expect(mails[0]?.text).toContain(text);
  }
  expect(mails[0]?.html).toContain(`${PUBLIC_URL}/shipments#${body.shipmentId}`);
});

it("confirms an order into the inventory", async () => {
  await credit(shop, mara, cents(10_000));
  await buyFromBalance(shop, mara, toKeep([lamp]));
  expect((await received(mara.email))[0]?.text).toContain("your items are in your inventory");
});

it("confirms a guest's order only when it is paid", async () => {
  const { body } = await buyAsGuest(shop, toSend([lamp]));
  expect(await received(guest.email)).toEqual([]);
  await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  await runGateway(shop);
  await runGateway(shop);
  const mails = await received(guest.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Hello,\r\n");
  for (const typed of [guest.firstName, guest.lastName]) expect(mails[0]?.text).not.toContain(typed);
  expect(mails[0]?.text).not.toContain("/shipments");
});

it("reports that a late payment was added to the balance, or is being refunded to a guest", async () => {
  const orders = [(await buyDirectly(shop, mara, toSend([lamp]))).body, (await buyAsGuest(shop, toSend([lamp]))).body];
  for (const order of orders) await payWith(shop, order.paymentSessionResponse, cards.late);
  await runGateway(shop);
  moveClock(shop, 60);
  await runGateway(shop);
  await runJob(shop, "send-refunds");
  await runGateway(shop);
  expect((await received(mara.email)).at(-1)?.text).toContain("We've added €25.00 to your balance");
  expect((await received(guest.email)).at(-1)?.text).toContain("We're refunding €25.00");
});
