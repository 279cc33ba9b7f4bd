import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { buyFromBalance, putOnSale, toSend } from "../orders/orders.ts";
import { cancel, giveItems } from "../orders/shipments.ts";
import { addAddress } from "../payments/till.ts";
import { addBrowser } from "../people/browsers.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { APP } from "../postgres-setup.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { migrateNext } from "./next-release.ts";
import { makeRelease } from "./restore-release.ts";

let shop: Shop;
beforeAll(async () => {
  const { name, ownerUrl } = await makeRelease("1.2.0");
  await migrate(ownerUrl, APP.name);
  shop = await openShop({}, name);
});
afterAll(() => shop.close());

const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(shop.owner.connection)).rows[0]?.count;

/** Buys, cancels, sells, adds a browser and an address, and returns the numbers of rows that follow from it. */
async function trade(person: TestPerson) {
  const [sold = ""] = await giveItems(shop, person, 2);
  await credit(shop, person, cents(10_000));
  const sale = { params: { id: sold }, body: { expectedSellPrice: 9 } };
  const answers: { status: number; text: string }[] = [
    await shop.call("sellInventoryItem", sale, { token: person.token, key: randomUUID() }),
    await addBrowser(shop, person),
  ];
  const bought = await buyFromBalance(shop, person, toSend([await putOnSale(shop)]));
  answers.push(bought, await cancel(shop, person, bought.body.shipmentId ?? "", { refund: "Balance" }));
  expect(answers.map(({ status, text }) => (status < 300 ? "done" : text))).toEqual(answers.map(() => "done"));
  await addAddress(shop, person);
  const own = sql`user_id = ${person.userId}`;
  return {
    held: await count(sql`select sum(pieces)::integer as count from holding_changes`),
    invoices: await count(
      sql`select sum(amount_cents)::integer as count from invoice_queue where ${own} and kind = 'Invoice'`,
    ),
    creditNotes: await count(
      sql`select sum(amount_cents)::integer as count from invoice_queue where ${own} and kind = 'CreditNote'`,
    ),
    numbers: await count(sql`select count(*)::integer as count from order_numbers where ${own}`),
    words: await count(sql`select count(*)::integer as count from user_words where ${own}`),
    addresses: await count(
      sql`select count(distinct subject_id)::integer as count from signal_queue where ${own} and kind = 'Address'`,
    ),
  };
}

it("functions do the work of triggers once, before and after the triggers are gone", async () => {
  const once = { invoices: 2500, creditNotes: 2500, numbers: 1, words: 3, addresses: 1 };
  expect(await trade(await signUp(shop))).toEqual({ ...once, held: 1 });
  await migrateNext(shop.ownerUrl);
  expect(await trade(await signUp(shop))).toEqual({ ...once, held: 2 });
  const triggers =
    await sql`select tgname from pg_trigger where tgname in ('holdings_added', 'sales_are_invoiced')`.execute(
      shop.owner.connection,
    );
  expect(triggers.rows).toEqual([]);
});
