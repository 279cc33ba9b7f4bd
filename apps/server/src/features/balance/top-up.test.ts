import { randomUUID } from "node:crypto";
import { defaultSettings } from "@trove/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  addAddress,
  cards,
  completeChallenge,
  payWith,
  runGateway,
  topUp,
  validate,
} from "../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { changeGroup } from "../../../test/settings/change-group.ts";
import { listen, openListeningShop, openSilentShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let mara: TestPerson;
let addressId: string;

beforeAll(async () => {
  shop = await openListeningShop();
  const { countries } = defaultSettings.countries;
  const germany = countries["DE"] ?? expect.fail("no country DE");
  const value = { countries: { ...countries, DE: { ...germany, vatAtTopUp: true } } };
  await changeGroup(shop, await makeAdmin(shop), "countries", { value });
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  addressId = await addAddress(shop, mara);
});

const list = async () => (await shop.call("listTransactions", { query: {} }, { token: mara.token })).body;

describe("a top-up", () => {
  it(
    "returns a session to the page, and credits the wallet once it is paid",
    { tags: ["S0-08", "S1-07", "S3-37", "S3-40", "S7-21", "S7-24", "S7-25"] },
    async () => {
      const { status, body } = await topUp(shop, mara, { addressId });
      expect(status).toBe(201);
      const { PUBLIC_URL } = shop.environment;
      expect(body.paymentSessionResponse).toMatchObject({
        provider: "sandbox",
        environment: "sandbox",
        amount: 50,
        currencyCode: "EUR",
        returnUrl: `${PUBLIC_URL}/payment-validation?type=top-up`,
        expiresAtUtc: new Date(shop.clock.now.getTime() + 30 * 60_000).toISOString(),
      });
      expect(await list()).toMatchObject([
        { transactionId: body.transactionId, status: "Pending", balanceAfter: null },
      ]);
      expect(await balanceOf(shop, mara)).toBe(0);

      const { paymentId, status: paid } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
      expect(paid).toBe("Captured");
      expect(await validate(shop, mara, paymentId)).toBe("Success");
      expect((await shop.call("getBalance", {}, { token: mara.token })).body).toMatchObject({ amount: 50 });
      expect(await list()).toEqual([
        {
          transactionId: body.transactionId,
          userInfoId: mara.userId,
          transactionType: "TopUp",
          amount: 50,
          createdAtUtc: shop.clock.now.toISOString(),
          description: "Top-up",
          status: "Success",
          relatedId: null,
          balanceAfter: 50,
          balanceTopUpDetail: { currencyCode: "EUR", paidAmount: 50, vatAmount: 0 },
        },
      ]);
      await runGateway(shop);
      expect(await balanceOf(shop, mara)).toBe(5000);
    },
  );

  it(
    "is paid in another currency, states the VAT of a billing country whose top-ups do, and is credited in euros",
    { tags: ["S0-09", "S3-40"] },
    async () => {
      const german = await addAddress(shop, mara, "DE");
      const { body } = await topUp(shop, mara, { addressId: german, amount: 10, currencyCode: "USD" });
      expect(body.paymentSessionResponse).toMatchObject({ amount: 10.87, currencyCode: "USD" });
      const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
      expect(await validate(shop, mara, paymentId)).toBe("Success");
      expect(await list()).toMatchObject([
        { amount: 10, balanceTopUpDetail: { currencyCode: "USD", paidAmount: 10.87, vatAmount: 1.74 } },
      ]);
    },
  );

  it("a top-up through the bank's page is credited when it is approved and fails when it is not", async () => {
    const outcomes = [
      ["approve", "Success", 5000],
      ["fail", "Failed", 5000],
    ] as const;
    for (const [outcome, result, balance] of outcomes) {
      const session = (await topUp(shop, mara, { addressId })).body.paymentSessionResponse;
      const { paymentId, status, redirectUrl = "" } = await payWith(shop, session, cards.secure);
      expect(status).toBe("RedirectRequired");
      expect(await validate(shop, mara, paymentId)).toBe("Pending");
      const back = await completeChallenge(redirectUrl, outcome);
      expect(back).toBe(`${session.returnUrl}&paymentId=${paymentId}`);
      expect(await validate(shop, mara, paymentId)).toBe(result);
      expect(await balanceOf(shop, mara)).toBe(balance);
    }
  });

  it("is refused with a message at each invalid field", async () => {
    const refusals = [
      [{ addressId, amount: 4.99 }, "amount"],
      [{ addressId, amount: 1000.01 }, "amount"],
      [{ addressId, amount: 10.001 }, "amount"],
      [{ addressId, amount: -10 }, "amount"],
      [{ addressId, currencyCode: "JPY" }, "currencyCode"],
      [{ addressId: "none" }, "addressId"],
    ] as const;
    for (const [body, field] of refusals) {
      const { status, text } = await topUp(shop, mara, body);
      expect([status, JSON.parse(text).code]).toEqual([400, "VALIDATION_FAILED"]);
      expect(Object.keys(JSON.parse(text).errors)).toEqual([field]);
    }
    expect(await list()).toEqual([]);
  });

  it("needs one of the person's own addresses", async () => {
    const stranger = await addAddress(shop, await signUp(shop));
    for (const missing of [stranger, randomUUID()]) {
      const { status, text } = await topUp(shop, mara, { addressId: missing });
      expect([status, JSON.parse(text).code]).toEqual([404, "NOT_FOUND"]);
    }
  });

  it("needs only the country if its way needs no address, and states the VAT of that", async () => {
    const tess = await signUp(shop);
    const { status, body } = await topUp(shop, tess, { countryCode: "DE", method: "ideal" });
    expect([status, body]).toMatchObject([
      409,
      { code: "NOT_OFFERED_HERE", params: { what: "method", country: "DE" } },
    ]);
    const begun = await topUp(shop, tess, { countryCode: "DE" });
    const { paymentId } = await payWith(shop, begun.body.paymentSessionResponse, cards.succeeds);
    expect(await validate(shop, tess, paymentId)).toBe("Success");
    const [listed] = (await shop.call("listTransactions", { query: {} }, { token: tess.token })).body;
    expect(listed?.balanceTopUpDetail).toMatchObject({ paidAmount: 50, vatAmount: 7.98 });
    const states = shop.owner.connection.selectFrom("protectionStates").select("topUpCountries");
    expect((await states.where("userId", "=", tess.userId).executeTakeFirst())?.topUpCountries).toHaveProperty("DE");
  });

  it("is refused without address and country, and for a country to which nothing is sent", async () => {
    const nowhere = await topUp(shop, mara, {});
    expect([nowhere.status, nowhere.body]).toMatchObject([400, { errors: { countryCode: ["Country is required"] } }]);
    const unserved = await topUp(shop, await signUp(shop), { countryCode: "US" });
    expect(unserved.body).toMatchObject({ code: "COUNTRY_NOT_SERVED", params: { countryCodes: ["US"] } });
    // Another country does not help somebody whose addresses get nothing.
    const away = await signUp(shop);
    await addAddress(shop, away, "US");
    expect((await topUp(shop, away, { countryCode: "US" })).body).toMatchObject({ code: "COUNTRY_NOT_SERVED" });
    const elsewhere = await topUp(shop, away, { countryCode: "NL" });
    expect(elsewhere.body).toMatchObject({ errors: { addressId: ["Billing address is required"] } });
  });

  it("keeps its billing address from being deleted until it is settled", async () => {
    const session = (await topUp(shop, mara, { addressId })).body.paymentSessionResponse;
    const remove = () => shop.call("deleteAddress", { params: { id: addressId } }, { token: mara.token });
    const { status, text } = await remove();
    expect([status, JSON.parse(text).code]).toEqual([409, "ADDRESS_IN_USE"]);
    const { paymentId } = await payWith(shop, session, cards.declined);
    expect(await validate(shop, mara, paymentId)).toBe("Failed");
    expect((await remove()).status).toBe(204);
  });
});

describe("a repeated request", () => {
  it("is one top-up with one response, also in parallel, and after its address was deleted", async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => topUp(shop, mara, { addressId, key })));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    const session = responses[0]?.body.paymentSessionResponse;
    if (session === undefined) throw new Error("no session");
    const { paymentId } = await payWith(shop, session, cards.declined);
    await validate(shop, mara, paymentId);
    await shop.call("deleteAddress", { params: { id: addressId } }, { token: mara.token });
    expect((await topUp(shop, mara, { addressId, key })).text).toBe(responses[0]?.text);
  });

  it("a repeated request with the same key for something else is refused", async () => {
    const key = randomUUID();
    await topUp(shop, mara, { addressId, key });
    const { status, text } = await topUp(shop, mara, { addressId, key, amount: 60 });
    expect([status, JSON.parse(text).code]).toEqual([409, "IDEMPOTENCY_REUSED"]);
  });

  it("a repeated request without a key is a top-up of its own each time", async () => {
    const body = { addressId, amount: 50, currencyCode: "EUR" };
    await shop.call("topUp", { body }, { token: mara.token });
    await shop.call("topUp", { body }, { token: mara.token });
    expect(await list()).toHaveLength(2);
  });

  it("continues where it stopped when the gateway was unreachable, unless its time is over", async () => {
    const silent = await openSilentShop({ LOG_LEVEL: "warn" });
    const person = await signUp(silent);
    const request = { addressId: await addAddress(silent, person), key: randomUUID() };
    const first = await topUp(silent, person, request);
    expect([first.status, JSON.parse(first.text).code]).toEqual([503, "GATEWAY_UNAVAILABLE"]);
    expect(silent.log.join()).toContain("ECONNREFUSED");
    const asked = { paymentId: "pay_x", failTransactionIfUnsuccessful: true };
    const look = await silent.call("validateTopUp", { body: asked }, { token: person.token });
    expect([look.status, JSON.parse(look.text).code]).toEqual([503, "GATEWAY_UNAVAILABLE"]);

    const late = { ...request, key: randomUUID() };
    await topUp(silent, person, late);
    await sql`update payments set expires_at = ${silent.clock.now} where request_key = ${late.key}`.execute(
      silent.owner.connection,
    );

    await listen(silent);
    expect(JSON.parse((await topUp(silent, person, late)).text).code).toBe("GATEWAY_UNAVAILABLE");
    const [second, third] = await Promise.all([1, 2].map(() => topUp(silent, person, request)));
    expect(second?.status).toBe(201);
    expect(third?.text).toBe(second?.text);
    const { rows } = await sql`select session_id is null as "isLate" from payments order by 1`.execute(
      silent.owner.connection,
    );
    expect(rows).toEqual([{ isLate: false }, { isLate: true }]);
    await silent.close();
  });
});

it("keeps the session's secrets encrypted", async () => {
  const session = (await topUp(shop, mara, { addressId })).body.paymentSessionResponse;
  const { rows } = await sql<{ text: string }>`
    select p::text || coalesce((select string_agg(i::text, '') from idempotency_records i
      where i.user_id = p.user_id), '') as text
    from payments p where user_id = ${mara.userId}`.execute(shop.owner.connection);
  expect(rows).toHaveLength(1);
  for (const secret of [session.token, session.secret]) expect(rows[0]?.text).not.toContain(secret);
  const bytes = Buffer.from(/\\x([0-9a-f]+)/.exec(rows[0]?.text ?? "")?.[1] ?? "", "hex");
  expect(bytes.length).toBeGreaterThan(100);
  expect(bytes.toString("latin1")).not.toContain(session.token);
});

it("leaves every wallet equal to the sum of its rows", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
