import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { approve } from "../../../../test/operators/approve.ts";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidTopUp, refundTopUp } from "../../../../test/payments/refund-desk.ts";
import { creditPerson, moveOn } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const HOURS_MS = 3_600_000;

let stub: CheckoutStub;
let shop: Shop;
let owner: TestPerson;
let finance: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, FOUR_EYES: "credit,refunds", FOUR_EYES_ABOVE: "10" });
});
beforeEach(async () => {
  owner = await makeAdmin(shop);
  [finance, person] = [await makeAdmin(shop, "Finance"), await signUp(shop)];
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});

const outcomes = (responses: readonly { status: number }[]) => ({
  given: responses.filter(({ status }) => status < 300).length,
  waiting: responses.filter(({ status }) => status === 409).length,
});

describe("amounts below the limit of a second person", () => {
  it("add up for one operator in parallel calls to different people", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signUp(shop)));
    const responses = await Promise.all(people.map((each) => creditPerson(shop, finance, each, 4)));
    expect(outcomes(responses)).toEqual({ given: 2, waiting: 10 });
    const balances = await Promise.all(people.map((each) => balanceOf(shop, each)));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(800);
  });

  it("add up for one recipient in parallel calls by different operators", async () => {
    const operators = await Promise.all(Array.from({ length: 8 }, () => makeAdmin(shop, "Finance")));
    const responses = await Promise.all(operators.map((each) => creditPerson(shop, each, person, 4)));
    expect(outcomes(responses)).toEqual({ given: 2, waiting: 6 });
    expect(await balanceOf(shop, person)).toBe(800);
  });

  it("add up over goodwill, refunds and what a cancelled shipment credits", async () => {
    const { subjectId } = await paidTopUp(shop, stub, person);
    expect((await creditPerson(shop, owner, await signUp(shop), 3)).status).toBe(201);
    expect((await refundTopUp(shop, owner, subjectId, 3)).status).toBe(200);
    const buyer = await signUp(shop);
    await credit(shop, buyer, cents(10_000));
    const id = await sendShipment(shop, buyer);
    const cancelled = await moveOn(shop, owner, id, { status: "Cancelled", reason: "Sold out" });
    expect(cancelled.body).toMatchObject({ code: "APPROVAL_NEEDED" });
    expect((await creditPerson(shop, owner, await signUp(shop), 4)).status).toBe(201);
  });

  it("stop counting after 24 hours, and a repeated call counts once", async () => {
    const key = randomUUID();
    for (const status of [201, 201]) expect((await creditPerson(shop, finance, person, 10, key)).status).toBe(status);
    expect((await creditPerson(shop, finance, person, 1)).body).toMatchObject({ code: "APPROVAL_NEEDED" });
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 24 * HOURS_MS);
    const { body } = await shop.call("login", {
      body: { emailOrUserName: finance.userName, password: finance.password },
    });
    expect((await creditPerson(shop, { ...finance, token: body.token }, person, 10)).status).toBe(201);
  });

  it("do not count what a second person has approved", async () => {
    const asked = await creditPerson(shop, finance, person, 50);
    expect((await approve(shop, owner, asked)).status).toBe(200);
    expect((await creditPerson(shop, finance, person, 10)).status).toBe(201);
    expect(await balanceOf(shop, person)).toBe(6000);
  });
});

describe("goodwill that nobody else approves", () => {
  it("ends at the limit of a day, for operator and recipient, also in parallel calls", async () => {
    const alone = await openShop({ GOODWILL_MAX: "100", GOODWILL_DAY_MAX: "300" });
    const [giver, other, lucky] = [await makeAdmin(alone), await makeAdmin(alone), await signUp(alone)];
    const responses = await Promise.all(Array.from({ length: 10 }, () => creditPerson(alone, giver, lucky, 100)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = responses.find(({ status }) => status !== 201);
    expect(refused?.body).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: { amount: [expect.stringContaining("€300.00")] },
    });
    expect((await creditPerson(alone, other, lucky, 1)).status).toBe(400);
    expect((await creditPerson(alone, other, await signUp(alone), 100)).status).toBe(201);
    expect((await creditPerson(alone, giver, await signUp(alone), 1)).status).toBe(400);
    await alone.close();
  });
});
