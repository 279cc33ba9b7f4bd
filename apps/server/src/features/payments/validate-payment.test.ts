import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addAddress, cards, moveClock, payWith, runGateway, topUp, validate } from "../../../test/payments/till.ts";
import { signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let mara: TestPerson;
let addressId: string;

beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  addressId = await addAddress(shop, mara);
});

const begin = async () => (await topUp(shop, mara, { addressId })).body.paymentSessionResponse;
const ask = (paymentId: string, person = mara) =>
  shop.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: true } }, { token: person.token });
const statuses = async () =>
  (await shop.call("listTransactions", { query: {} }, { token: mara.token })).body.map(({ status }) => status);

describe("validating a payment", () => {
  it("only reads, unless told to fail an unsuccessful payment", { tags: ["S7-26"] }, async () => {
    const { paymentId } = await payWith(shop, await begin(), cards.declined);
    expect(await validate(shop, mara, paymentId, false)).toBe("Failed");
    expect(await statuses()).toEqual(["Pending"]);
    expect(await validate(shop, mara, paymentId, true)).toBe("Failed");
    expect(await statuses()).toEqual(["Failed"]);
  });

  it("leaves a processing payment pending, and settles its success when it comes", { tags: ["S7-27"] }, async () => {
    const { paymentId, status } = await payWith(shop, await begin(), cards.pending);
    expect(status).toBe("Pending");
    expect(await validate(shop, mara, paymentId, true)).toBe("Pending");
    moveClock(shop, 19);
    await runGateway(shop);
    expect(await validate(shop, mara, paymentId, false)).toBe("Pending");
    moveClock(shop, 1);
    await runGateway(shop);
    expect(await validate(shop, mara, paymentId, false)).toBe("Success");
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("settles a success that comes after the failure", async () => {
    const { paymentId } = await payWith(shop, await begin(), cards.late);
    expect(await validate(shop, mara, paymentId, true)).toBe("Failed");
    moveClock(shop, 60);
    await runGateway(shop);
    expect(await validate(shop, mara, paymentId, true)).toBe("Success");
    expect(await statuses()).toEqual(["Success"]);
    expect(await balanceOf(shop, mara)).toBe(5000);
  });

  it("accepts a session's id too: open, cancelled, expired", async () => {
    const session = await begin();
    expect(await validate(shop, mara, session.id, false)).toBe("Pending");
    expect(await validate(shop, mara, session.id, true)).toBe("Failed");
    await expect(payWith(shop, session, cards.succeeds)).rejects.toThrow("session_closed");
    const forgotten = await begin();
    moveClock(shop, 30 * 60);
    await runGateway(shop);
    expect(await validate(shop, mara, forgotten.id, false)).toBe("Failed");
  });

  it("finds neither unknown payments nor those of others", async () => {
    const { paymentId } = await payWith(shop, await begin(), cards.succeeds);
    const stranger = await signUp(shop);
    const asked = [
      await ask(paymentId, stranger),
      await ask("pay_unknown"),
      await ask("ses_unknown"),
      await ask("../sessions"),
      await ask("pay_x/../../sessions"),
      await ask("00000000-0000-4000-8000-000000000000"),
    ];
    for (const { status, text } of asked) expect([status, JSON.parse(text).code]).toEqual([404, "NOT_FOUND"]);
    expect(await balanceOf(shop, stranger)).toBe(0);
    expect(await validate(shop, mara, paymentId)).toBe("Success");
  });

  it("credits once, however many requests race with the webhook", async () => {
    const { paymentId } = await payWith(shop, await begin(), cards.succeeds);
    const asked = Array.from({ length: 12 }, () => validate(shop, mara, paymentId));
    const [results] = await Promise.all([Promise.all(asked), runGateway(shop), runGateway(shop)]);
    expect(new Set(results)).toEqual(new Set(["Success"]));
    expect(await balanceOf(shop, mara)).toBe(5000);
    expect(await statuses()).toEqual(["Success"]);
  });
});

it("leaves every wallet equal to the sum of its rows", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
