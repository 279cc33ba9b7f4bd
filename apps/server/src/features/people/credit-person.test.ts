import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditPerson, personOf } from "../../../test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { readBooks } from "../../../test/payments/till.ts";
import { balanceOf } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop({ GOODWILL_MAX: "50" });
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

describe("a goodwill credit", () => {
  it(
    "is on the balance and on the statement, as goodwill and without a payment's details",
    { tags: ["S3-39"] },
    async () => {
      const person = await signUp(shop);
      const { status, body } = await creditPerson(shop, admin, person, 12.5);
      expect([status, body.amount, body.balanceAfter]).toEqual([201, 12.5, 12.5]);
      const { body: statement } = await shop.call("listTransactions", { query: {} }, person);
      expect(statement).toMatchObject([
        { transactionId: body.transactionId, transactionType: "TopUp", amount: 12.5, description: "Goodwill credit" },
      ]);
      expect(statement[0]).not.toHaveProperty("balanceTopUpDetail");
    },
  );

  it("is given once for requests with the same key, and comes from the goodwill account", async () => {
    const [person, key] = [await signUp(shop), randomUUID()];
    const before = (await readBooks(shop))["house:goodwill"] ?? 0;
    const responses = await Promise.all(Array.from({ length: 6 }, () => creditPerson(shop, admin, person, 20, key)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await balanceOf(shop, person)).toBe(2000);
    expect((await readBooks(shop))["house:goodwill"]).toBe(before - 2000);
    const { body } = await shop.call("listAudit", { query: { subjectId: person.userId } }, admin);
    expect(body.items).toMatchObject([
      { action: "creditPerson", after: { amountCents: 2000, balanceCents: 2000 }, reason: "A late shipment" },
    ]);
  });

  it("adds up with others at the same time", async () => {
    const person = await signUp(shop);
    await Promise.all(Array.from({ length: 5 }, () => creditPerson(shop, admin, person, 1)));
    expect(await balanceOf(shop, person)).toBe(500);
  });

  it.each([0, 50.01])("a goodwill credit of €%d is beyond the shop's limits", async (amount) => {
    const person = await signUp(shop);
    const { body } = await creditPerson(shop, admin, person, amount);
    expect(body).toMatchObject({ code: "VALIDATION_FAILED", errors: { amount: [expect.stringContaining("€50.00")] } });
    expect((await personOf(shop, admin, person)).creditMax).toBe(50);
    expect(await balanceOf(shop, person)).toBe(0);
  });

  it("needs a reason", async () => {
    const { userId } = await signUp(shop);
    const body = { amount: 5, reason: "  " };
    const refused = await shop.call("creditPerson", { params: { id: userId }, body }, admin);
    expect(refused.body).toMatchObject({ errors: { reason: ["Reason is required"] } });
  });
});
