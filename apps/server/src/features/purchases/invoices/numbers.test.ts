import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { TestItem } from "../../../../test/catalogue/stock.ts";
import {
  buyAsGuest,
  buyDirectly,
  buyFromBalance,
  putOnSale,
  toKeep,
  toSend,
  validateOrder,
} from "../../../../test/orders/orders.ts";
import { cards, moveClock, payWith, runJob } from "../../../../test/payments/till.ts";
import { credit, signUp } from "../../../../test/people/people.ts";
import { findImbalances } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

const { parallel } = inject("size");
/** Each round has orders of this many buyers per kind: from the balance, by card, and as a guest. */
const BUYERS = Math.max(4, Math.floor(parallel / 3));

let shop: Shop;
let plenty: TestItem;
let one: TestItem;

beforeAll(async () => {
  shop = await openListeningShop();
  plenty = await putOnSale(shop, 1999);
  one = await putOnSale(shop, 500, 1);
});
afterAll(() => shop.close());

const giveNumbers = () => runJob(shop, "number-invoices");

const readDocuments = async (kind: "Invoice" | "CreditNote") =>
  shop.owner.connection
    .selectFrom("invoices")
    .select(["number", "totalCents", "vatCents", "issuedAt", "purchaseId"])
    .where("kind", "=", kind)
    .orderBy("number")
    .execute();

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it("numbers invoices from 1 without gaps while people and guests pay and cancel at the same time", async () => {
  const people = await Promise.all(Array.from({ length: BUYERS }, () => signUp(shop)));
  await Promise.all(people.map((person) => credit(shop, person, cents(100_000))));

  const fromBalance = people.flatMap((person) => [
    buyFromBalance(shop, person, toSend([plenty])),
    buyFromBalance(shop, person, toKeep([plenty, plenty])),
    // Only one of these orders gets the last piece. The others roll back, and must not use up an invoice number.
    buyFromBalance(shop, person, toKeep([one])),
  ]);
  const byCard = people.map(async (person) => {
    const { body } = await buyDirectly(shop, person, toSend([plenty]));
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    return validateOrder(shop, paymentId, person);
  });
  const asGuests = people.map(async () => {
    const { body } = await buyAsGuest(shop, toSend([plenty]));
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    return validateOrder(shop, paymentId);
  });
  const settled = Promise.all([...byCard, ...asGuests]);
  // Several processes number at the same time as others sell.
  let isOver = false;
  const numbering = [1, 2].map(async () => {
    while (!isOver) await giveNumbers();
  });
  const answers = await Promise.all(fromBalance);
  expect(await settled).toEqual(Array.from({ length: 2 * BUYERS }, () => "Success"));
  const bought = answers.filter(({ status }) => status === 201);
  expect(bought).toHaveLength(BUYERS * 2 + 1);

  const cancelled = bought.flatMap(({ body }) => (body.shipmentId === null ? [] : [body.shipmentId]));
  const cancel = async (id: string, index: number) => {
    const refund = index % 2 === 0 ? ("Balance" as const) : ("Items" as const);
    const token = people.at(index)?.token ?? "";
    return shop.call("cancelShipment", { params: { id }, body: { refund } }, { token, key: crypto.randomUUID() });
  };
  const more = people.map((person) => buyFromBalance(shop, person, toKeep([plenty])));
  const cancellations = await Promise.all(cancelled.map(cancel));
  expect((await Promise.all(more)).map(({ status }) => status)).toEqual(people.map(() => 201));
  expect(cancellations.map(({ status }) => status)).toEqual(cancelled.map(() => 200));

  isOver = true;
  await Promise.all(numbering);
  await giveNumbers();
  const invoices = await readDocuments("Invoice");
  expect(invoices.map(({ number }) => number)).toEqual(upTo(BUYERS * 5 + 1));
  expect(new Set(invoices.map(({ purchaseId }) => purchaseId)).size).toBe(invoices.length);
  const times = invoices.map(({ issuedAt }) => issuedAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const notes = await readDocuments("CreditNote");
  expect(notes.map(({ number }) => number)).toEqual(upTo(BUYERS));
});

it("credits the same VAT in parts as the invoice charged as a whole", async () => {
  const odd = await putOnSale(shop, 33);
  const person = await signUp(shop);
  await credit(shop, person, cents(1000));
  const { body } = await buyFromBalance(shop, person, toSend([odd]));
  const key = crypto.randomUUID();
  const input = { params: { id: body.shipmentId ?? "" }, body: { refund: "Balance" as const } };
  await shop.call("cancelShipment", input, { token: person.token, key });
  await giveNumbers();
  const rows = await sql<{ kind: string; total: number; vat: number }>`
    select kind, sum(total_cents)::int as total, sum(vat_cents)::int as vat from invoices
    where purchase_id = ${body.purchaseId} group by kind order by kind desc`.execute(shop.owner.connection);
  expect(rows.rows).toEqual([
    { kind: "Invoice", total: 533, vat: 93 },
    { kind: "CreditNote", total: 533, vat: 93 },
  ]);
});

it("lets no sale wait for the one that is numbering, whose commit may take long", async () => {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  await giveNumbers();
  const before = await readDocuments("Invoice");
  await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`select from invoice_numbers for update`.execute(tx);
    expect((await buyFromBalance(shop, person, toKeep([plenty]))).status).toBe(201);
    // Another process that wants to number leaves it to the one that does.
    await giveNumbers();
    expect(await readDocuments("Invoice")).toHaveLength(before.length);
  });
  await giveNumbers();
  expect(await readDocuments("Invoice")).toHaveLength(before.length + 1);
});

it("skips a document that can't be numbered, and names it in the log and in the audit", async () => {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  await giveNumbers();
  const before = (await readDocuments("Invoice")).length;
  const broken = (await buyFromBalance(shop, person, toKeep([plenty]))).body.purchaseId;
  // More VAT than the total.
  await sql`update invoice_queue set amount_cents = 1, due_at = due_at - interval '1 hour'
    where purchase_id = ${broken}`.execute(shop.owner.connection);
  const others = [];
  for (let order = 0; order < 2; order += 1) {
    others.push((await buyFromBalance(shop, person, toKeep([plenty]))).body.purchaseId);
  }
  await expect(giveNumbers()).rejects.toThrow(broken);
  const added = (await readDocuments("Invoice")).slice(before);
  expect(new Set(added.map(({ purchaseId }) => purchaseId))).toEqual(new Set(others));
  expect(added.map(({ number }) => number)).toEqual([before + 1, before + 2]);
  expect(await findImbalances(shop)).toEqual([
    `orders-are-invoiced: order ${broken} has a document that was left without a number`,
  ]);
  await sql`update invoice_queue set amount_cents = (
    select items_total_cents + shipping_cost_cents from purchases where purchase_id = ${broken})`.execute(
    shop.owner.connection,
  );
  await giveNumbers();
  expect((await readDocuments("Invoice")).at(-1)).toMatchObject({ number: before + 3, purchaseId: broken });
});

it("dates no document ahead, and no credit note before its invoice, when a process's clock is ahead", async () => {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  await giveNumbers();
  const before = (await readDocuments("Invoice")).length;
  const HOUR = 3600;
  moveClock(shop, HOUR);
  const { body } = await buyFromBalance(shop, person, toSend([plenty]));
  moveClock(shop, -HOUR);
  const input = { params: { id: body.shipmentId ?? "" }, body: { refund: "Balance" as const } };
  const cancelled = await shop.call("cancelShipment", input, { token: person.token, key: crypto.randomUUID() });
  expect(cancelled.status, cancelled.text).toBe(200);
  const later = (await buyFromBalance(shop, person, toKeep([plenty]))).body.purchaseId;
  for (let run = 0; run < 2; run += 1) await giveNumbers();
  const added = (await readDocuments("Invoice")).slice(before);
  expect(added.map(({ purchaseId }) => purchaseId)).toEqual([later, body.purchaseId]);
  const invoiced = added[1]?.issuedAt ?? new Date(0);
  expect(invoiced.getTime()).toBeLessThanOrEqual(Date.now());
  const note = (await readDocuments("CreditNote")).at(-1);
  expect(note?.purchaseId).toBe(body.purchaseId);
  expect(note?.issuedAt.getTime()).toBeGreaterThanOrEqual(invoiced.getTime());
  expect(note?.issuedAt.getTime()).toBeLessThanOrEqual(Date.now());
});

it("keeps documents as they are, even for the owner of the tables", async () => {
  const { connection } = shop.owner;
  await expect(sql`update invoices set total_cents = 1`.execute(connection)).rejects.toThrow("permission denied");
  await expect(sql`delete from invoices`.execute(connection)).rejects.toThrow("permission denied");
  const app = shop.database.connection;
  await expect(sql`update invoice_numbers set invoices = 0`.execute(app)).rejects.toThrow("permission denied");
});
