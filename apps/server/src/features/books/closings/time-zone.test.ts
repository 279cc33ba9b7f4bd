import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cellsOf, centsOf, ledgerSums } from "../../../../test/overview/book-files.ts";
import { completeBooks } from "../../../../test/overview/books.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { callApp } from "../../../../test/shop/call-app.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { publishAuditHead } from "../../../audit/lively-shop.fixture.ts";

/** Both processes accept the same tokens. */
const secret = { JWT_SECRET: "a secret of at least thirty-two letters" };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ ...secret, COMPANY_TIME_ZONE: "Europe/Berlin" });
});
afterAll(async () => {
  shop.clock.now = new Date();
  await publishAuditHead(shop);
  await shop.close();
});

async function creditAt(time: string, amount: number): Promise<void> {
  shop.clock.now = new Date(time);
  await credit(shop, await signUp(shop), cents(amount));
}

type Http = Shop["app"]["http"];

async function postings(http: Http, { token }: TestPerson, from: string, to = from): Promise<string> {
  const url = `/api/admin/books/export?from=${from}&to=${to}&file=postings`;
  return (await http.inject({ url, headers: { authorization: `Bearer ${token}` } })).body;
}

it("closed months keep their bytes when the company's time zone changes, and the next one begins where they end", async () => {
  await creditAt("2026-03-10T12:00:00Z", 100);
  // In Berlin it is April, in New York still March.
  await creditAt("2026-03-31T23:00:00Z", 20);
  await creditAt("2026-04-20T12:00:00Z", 3);
  shop.clock.now = new Date("2026-05-02T12:00:00Z");
  await runJob(shop, "number-invoices");
  await completeBooks(shop);
  const admin = await makeAdmin(shop);
  const closed = await shop.call("closeMonth", { body: { month: "2026-03" } }, { ...admin, key: randomUUID() });
  expect(closed.status, closed.text).toBe(200);
  const march = await postings(shop.app.http, admin, "2026-03");
  await restartedWith(shop, { ...secret, COMPANY_TIME_ZONE: "America/New_York" }, async (app) => {
    expect(await postings(app.http, admin, "2026-03")).toBe(march);
    const april = cellsOf(await postings(app.http, admin, "2026-04"));
    expect(april.map(([day, , , , amount]) => [day, amount])).toEqual([
      ["2026-04-01", "0.20"],
      ["2026-04-20", "0.03"],
    ]);
    const all = cellsOf(await postings(app.http, admin, "2026-03", "2026-04"));
    const ledger = [...(await ledgerSums(shop, "UTC")).values()].reduce((sum, { amount }) => sum + amount, 0);
    expect(all.reduce((sum, row) => sum + centsOf(row[4]), 0)).toBe(ledger);
    const call = callApp(app);
    const next = await call("closeMonth", { body: { month: "2026-04" } }, { ...admin, key: randomUUID() });
    expect(next.status, next.text).toBe(200);
  });
});
