import { afterAll, beforeAll, expect, it } from "vitest";
import { doorstep, putOnSale, toSend } from "../orders/orders.ts";
import { cards, payWith, type TestSession } from "../payments/till.ts";
import { makeAdmin, signUp } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { callAsWritten } from "../shop/written-call.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

const address = { label: "Home", ...doorstep };

it(
  "signs people up and in by their specified fields, of which it needs every one, and says who is signed in",
  { tags: ["S6-04", "S7-03", "S7-04", "S7-05", "S7-06", "S7-07"] },
  async () => {
    const ida = { email: "ida@trove.example", userName: "Ida", firstName: "Ida", lastName: "Holm" };
    const session = { token: expect.any(String), userName: "Ida", email: ida.email, roles: ["User"] };
    const account = { ...ida, password: "correct horse 1" };
    for (const name of Object.keys(account)) {
      const body = { ...account, [name]: undefined };
      const { status } = await callAsWritten(shop, "POST /api/auth/register", { body });
      expect([name, status]).toEqual([name, 400]);
    }
    const made = await callAsWritten(shop, "POST /api/auth/register", { body: account });
    expect(made).toEqual({ status: 201, body: session });

    const login = { emailOrUserName: "Ida", password: account.password };
    for (const name of Object.keys(login)) {
      const { status } = await callAsWritten(shop, "POST /api/auth/login", { body: { ...login, [name]: undefined } });
      expect([name, status]).toEqual([name, 400]);
    }
    const { status, body } = await callAsWritten<{ token: string }>(shop, "POST /api/auth/login", { body: login });
    expect([status, body]).toEqual([200, session]);
    const me = await callAsWritten(shop, "GET /api/auth/me", { by: body });
    expect(me).toMatchObject({ status: 200, body: ida });
  },
);

it("keeps addresses", { tags: ["S3-80", "S7-31", "S7-32", "S7-33", "S7-34"] }, async () => {
  const by = await signUp(shop);
  const made = await callAsWritten<{ id: string }>(shop, "POST /api/address", { body: address, by });
  expect(made).toMatchObject({ status: 201, body: { city: "Amsterdam" } });
  const { id } = made.body;
  const body = { ...address, id, city: "Utrecht" };
  const changed = await callAsWritten(shop, "PUT /api/address", { body, by });
  expect(changed).toMatchObject({ status: 200, body: { id, city: "Utrecht" } });
  expect(await callAsWritten(shop, "GET /api/address", { by })).toEqual({ status: 200, body: [changed.body] });
  expect((await callAsWritten(shop, `DELETE /api/address/${id}`, { by })).status).toBe(204);
  expect(await callAsWritten(shop, "GET /api/address", { by })).toEqual({ status: 200, body: [] });
});

it(
  "tops a balance up by the specified fields, and tells what is on it and why",
  { tags: ["S3-36", "S7-21", "S7-24", "S7-25", "S7-26", "S7-27", "S7-29", "S7-30"] },
  async () => {
    const by = await signUp(shop);
    const { body: home } = await callAsWritten<{ id: string }>(shop, "POST /api/address", { body: address, by });
    const wish = { amount: 50, addressId: home.id, currencyCode: "EUR" };
    for (const name of Object.keys(wish)) {
      const { status } = await callAsWritten(shop, "POST /api/balance/top-up", {
        body: { ...wish, [name]: undefined },
        by,
      });
      expect([name, status]).toEqual([name, 400]);
    }
    type Begun = { paymentSessionResponse: TestSession; transactionId: string };
    const begun = await callAsWritten<Begun>(shop, "POST /api/balance/top-up", { body: wish, by });
    const { paymentSessionResponse, transactionId, ...more } = begun.body;
    expect([begun.status, typeof transactionId, more]).toEqual([201, "string", {}]);
    const { paymentId } = await payWith(shop, paymentSessionResponse, cards.succeeds);
    const body = { paymentId, failTransactionIfUnsuccessful: true };
    const checked = await callAsWritten(shop, "POST /api/balance/validate-payment", { body, by });
    expect(checked).toEqual({ status: 200, body: "Success" });
    const balance = { id: expect.any(String), amount: 50 };
    expect(await callAsWritten(shop, "GET /api/balance", { by })).toEqual({ status: 200, body: balance });

    await callAsWritten(shop, "POST /api/purchase/via-balance", { body: toSend([await putOnSale(shop)]), by });
    const day = shop.clock.now.toISOString().slice(0, 10);
    const listed = await callAsWritten(shop, `GET /api/balance/transactions?from=${day}&to=${day}`, { by });
    expect(listed).toMatchObject({ status: 200, body: [{ amount: -5 }, { amount: -20 }, { transactionId }] });
    const earlier = await callAsWritten(shop, "GET /api/balance/transactions?from=2020-01-01&to=2020-12-31", { by });
    expect(earlier).toEqual({ status: 200, body: [] });
  },
);

it(
  "names the legal documents, and is empty where nothing is built yet",
  { tags: ["S7-41", "S7-42", "S7-43", "S7-47", "S7-48", "S7-49"] },
  async () => {
    for (const fileName of ["terms_of_service.pdf", "privacy_policy.pdf"]) {
      const { status, body } = await callAsWritten(shop, `GET /api/files/getUrl?fileName=${fileName}`);
      expect([status, body]).toEqual([200, expect.stringMatching(new RegExp(`^/files/.+/${fileName}$`))]);
    }
    const by = await makeAdmin(shop);
    for (const line of ["GET /api/chat", "GET /api/kanban", "GET /api/calendar"] as const) {
      expect(await callAsWritten(shop, line, { by })).toEqual({ status: 200, body: [] });
    }
  },
);
