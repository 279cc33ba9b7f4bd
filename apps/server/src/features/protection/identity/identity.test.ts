import { randomUUID } from "node:crypto";
import type { Market } from "@trove/contract";
import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { approve } from "../../../../test/operators/approve.ts";
import { browserOf, requestOffer } from "../../../../test/openings/browser.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { buyDirectly, doorstep, putOnSale, toKeep } from "../../../../test/orders/orders.ts";
import { addAddress, cards, payWith, topUp, validate } from "../../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { setMarkets } from "../../../../test/protection/markets.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

const HOUR_MS = 3_600_000;

let shop: Shop;
let box: TestBox;
beforeAll(async () => {
  shop = await openListeningShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

type Customer = TestPerson & { addressId: string };

async function customer(country = "NL"): Promise<Customer> {
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(500));
  return { ...person, addressId: await addAddress(shop, person, country) };
}

/** Signs the person in again, because sessions end while the clock moves. */
async function later<Person extends TestPerson>(person: Person, hours: number): Promise<Person> {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * HOUR_MS);
  const login = { emailOrUserName: person.userName, password: person.password };
  return { ...person, token: (await shop.call("login", { body: login })).body.token };
}

const offer = async (person: TestPerson, quantity = 1) =>
  requestOffer(shop, person, box, await browserOf(shop, person), { quantity });
const refusalOf = ({ status, text }: { status: number; text: string }) => {
  const { code, params } = status < 300 ? { code: "accepted" } : JSON.parse(text);
  return params === undefined ? { code } : { code, ...params };
};
const market = (changed: Partial<Market>) => setMarkets(shop, { DE: changed });

describe("a declared identity", () => {
  it("birth date and residence are declared where the market asks, by adults, and the residence counts", async () => {
    await market({ ageCheck: "Declared" });
    const mara = await customer("DE");
    const declare = (birthDate: string, residence = "DE") =>
      shop.call("beginIdentity", { body: { birthDate, residence } }, mara);
    const required = { code: "IDENTITY_REQUIRED", state: "None" };
    expect(refusalOf(await offer(mara))).toEqual(required);
    expect(refusalOf(await topUp(shop, mara, { addressId: mara.addressId }))).toEqual(required);
    const years = (count: number) => `${shop.clock.now.getUTCFullYear() - count}-12-31`;
    expect((await declare(years(18))).body).toMatchObject({ errors: { birthDate: ["You must be 18 or older"] } });
    expect((await declare(years(19))).body.identity).toEqual({ state: "Declared", residence: "DE" });
    expect(refusalOf(await declare(years(20)))).toEqual({ code: "accepted" });
    expect((await declare(years(19))).status).toBe(200);
    expect((await offer(mara)).status).toBe(200);

    const noor = await customer("NL");
    await setMarkets(shop, { GB: { boxes: false } });
    await shop.call("beginIdentity", { body: { birthDate: years(30), residence: "GB" } }, noor);
    expect(refusalOf(await offer(noor))).toEqual({ code: "NOT_OFFERED_HERE", what: "boxes", country: "GB" });
  });

  it("a residence that a person corrects counts at once, and the one before counts for the hours of a raise", async () => {
    let mara = await customer("NL");
    const declare = (residence: string) =>
      shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence } }, mara);
    const notInBritain = { code: "NOT_OFFERED_HERE", what: "topUp", country: "GB" };
    await setMarkets(shop, { GB: { topUp: false }, DE: { raiseHours: 48 } });
    const topUpNow = async () => refusalOf(await topUp(shop, mara, { addressId: mara.addressId }));
    await declare("DE");
    expect(await topUpNow()).toEqual({ code: "accepted" });
    await declare("GB");
    expect(await topUpNow()).toEqual(notInBritain);
    const { now } = shop.clock;
    const retryAtUtc = new Date(now.getTime() + 48 * HOUR_MS).toISOString();
    expect(refusalOf(await declare("NL"))).toEqual({ code: "TOO_SOON", retryAtUtc });
    mara = await later(mara, 48);
    expect((await declare("NL")).body.identity).toEqual({ state: "Declared", residence: "NL" });
    expect(await topUpNow()).toEqual(notInBritain);
    mara = await later(mara, 48);
    expect(await topUpNow()).toEqual({ code: "accepted" });
    shop.clock.now = now;
  });

  it("a residence that an operator corrects counts at once, beside the one before for the hours of a raise", async () => {
    await setMarkets(shop, { GB: { topUp: false } });
    let mara = await customer("NL");
    await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "GB" } }, mara);
    const topUpNow = async () => refusalOf(await topUp(shop, mara, { addressId: mara.addressId }));
    expect(await topUpNow()).toEqual({ code: "NOT_OFFERED_HERE", what: "topUp", country: "GB" });
    const admin = await makeAdmin(shop);
    const params = { id: mara.userId };
    const body = { birthDate: "1990-02-01", residence: "NL", reason: "Showed a passport" };
    const corrected = await shop.call("correctPersonIdentity", { params, body }, { ...admin, key: randomUUID() });
    const { reason, ...identity } = body;
    expect(corrected.body).toEqual({ id: mara.userId, ...identity });
    expect(await topUpNow()).toEqual({ code: "NOT_OFFERED_HERE", what: "topUp", country: "GB" });
    expect((await shop.call("getPerson", { params }, admin)).body.identity).toEqual(identity);
    const { items } = (await shop.call("listAudit", { query: { subjectId: mara.userId } }, admin)).body;
    const before = { birthDate: "1990-01-01", residence: "GB" };
    const noted = items.find(({ action }) => action === "correctPersonIdentity");
    expect(noted).toMatchObject({ reason, before, after: identity });
    const { now } = shop.clock;
    mara = await later(mara, 24);
    expect(await topUpNow()).toEqual({ code: "accepted" });
    shop.clock.now = now;
  });

  it("a residence that an operator corrects counts alone at once, if a second one approves that", async () => {
    await setMarkets(shop, { GB: { topUp: false } });
    const mara = await customer("NL");
    await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "GB" } }, mara);
    const topUpNow = async () => refusalOf(await topUp(shop, mara, { addressId: mara.addressId }));
    const admin = await makeAdmin(shop);
    const correct = (countsAlone: boolean) => {
      const body = { birthDate: "1990-01-01", residence: "NL", countsAlone, reason: "Showed a passport" };
      const params = { id: mara.userId };
      return shop.call("correctPersonIdentity", { params, body }, { ...admin, key: randomUUID() });
    };
    // The first correction, by one operator, waits. The second one ends that too.
    expect((await correct(false)).status).toBe(200);
    const asked = await correct(true);
    expect(await topUpNow()).toEqual({ code: "NOT_OFFERED_HERE", what: "topUp", country: "GB" });
    expect((await approve(shop, await makeAdmin(shop), asked)).status).toBe(200);
    expect(await topUpNow()).toEqual({ code: "accepted" });
  });

  it("a correction that counts alone keeps the country of a removed address, and shows what it ends", async () => {
    const mara = await customer("GB");
    await setMarkets(shop, { GB: { boxes: false, raiseHours: 48 } });
    await addAddress(shop, mara, "NL");
    await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "NL" } }, mara);
    await shop.call("deleteAddress", { params: { id: mara.addressId } }, mara);
    const params = { id: mara.userId };
    const body = { birthDate: "1990-02-01", residence: "NL", countsAlone: true, reason: "Showed a passport" };
    const admin = await makeAdmin(shop);
    const asked = await shop.call("correctPersonIdentity", { params, body }, { ...admin, key: randomUUID() });
    expect((await approve(shop, await makeAdmin(shop), asked)).status).toBe(200);
    expect(refusalOf(await offer(mara))).toEqual({ code: "NOT_OFFERED_HERE", what: "boxes", country: "GB" });
    const { items } = (await shop.call("listAudit", { query: { subjectId: mara.userId } }, admin)).body;
    const noted = items.find(({ action }) => action === "correctPersonIdentity");
    expect(noted?.before).toMatchObject({ formerResidence: null, leftCountries: { GB: expect.any(String) } });
  });

  it("the country of a removed or moved address counts for the hours of a raise", async () => {
    const mara = await customer("GB");
    await setMarkets(shop, { GB: { boxes: false, raiseHours: 48 } });
    const home = await addAddress(shop, mara, "NL");
    const notInBritain = { code: "NOT_OFFERED_HERE", what: "boxes", country: "GB" };
    expect((await shop.call("deleteAddress", { params: { id: mara.addressId } }, mara)).status).toBe(204);
    expect(refusalOf(await offer(mara))).toEqual(notInBritain);
    await overwrite(shop, "update protection_states set left_countries = '{}' where user_id = $1", [mara.userId]);
    expect((await offer(mara)).status).toBe(200);
    await overwrite(shop, "update addresses set country_code = 'GB' where address_id = $1", [home]);
    const body = { ...(await shop.call("listAddresses", {}, mara)).body[0], id: home, countryCode: "NL" };
    const { createdAtUtc: _created, updatedAtUtc: _updated, ...changed } = body as Record<string, unknown>;
    expect((await shop.call("updateAddress", { body: changed as never }, mara)).status).toBe(200);
    expect(refusalOf(await offer(mara))).toEqual(notInBritain);
  });

  it("the country of an order by card counts like that of a top-up, also after its address was deleted", async () => {
    const mara = await customer("GB");
    await setMarkets(shop, {});
    const lamp = await putOnSale(shop, 2000);
    const billingAddress = { ...doorstep, countryCode: "GB", postalCode: "SW1A 1AA" };
    expect((await buyDirectly(shop, mara, toKeep([lamp], { billingAddress }))).status).toBe(201);
    await overwrite(shop, "delete from addresses where user_id = $1", [mara.userId]);
    await addAddress(shop, mara, "NL");
    await setMarkets(shop, { GB: { boxes: false } });
    expect(refusalOf(await offer(mara))).toEqual({ code: "NOT_OFFERED_HERE", what: "boxes", country: "GB" });
  });

  it("the countries of top-ups count for twelve months, also after their address was deleted", async () => {
    const mara = await customer("GB");
    const home = await addAddress(shop, mara, "NL");
    await setMarkets(shop, {});
    const { body } = await topUp(shop, mara, { addressId: mara.addressId });
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.declined);
    await validate(shop, mara, paymentId);
    expect((await shop.call("deleteAddress", { params: { id: mara.addressId } }, mara)).status).toBe(204);
    await setMarkets(shop, { GB: { boxes: false, topUp: false, sellBack: false } });
    expect(refusalOf(await offer(mara))).toEqual({ code: "NOT_OFFERED_HERE", what: "boxes", country: "GB" });
    expect(refusalOf(await topUp(shop, mara, { addressId: home }))).toMatchObject({ what: "topUp", country: "GB" });
    await sql`update protection_states set left_countries = '{}',
        top_up_countries = jsonb_build_object('GB', now() - interval '366 days')
      where user_id = ${mara.userId}`.execute(shop.owner.connection);
    expect((await offer(mara)).status).toBe(200);
  });

  it("the country of a card counts from its payment on, and not that of a card that was declined", async () => {
    const mara = await customer("NL");
    await setMarkets(shop, {});
    const pay = async (card: string) => {
      const { body } = await topUp(shop, mara, { addressId: mara.addressId });
      await validate(shop, mara, (await payWith(shop, body.paymentSessionResponse, card)).paymentId);
    };
    await pay(cards.declined);
    await setMarkets(shop, { GB: { boxes: false, topUp: false, sellBack: false } });
    expect((await offer(mara)).status).toBe(200);
    await pay(cards.british);
    expect(refusalOf(await offer(mara))).toEqual({ code: "NOT_OFFERED_HERE", what: "boxes", country: "GB" });
    expect(refusalOf(await topUp(shop, mara, { addressId: mara.addressId }))).toMatchObject({ country: "GB" });
  });
});
