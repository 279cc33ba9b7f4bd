import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Settings } from "@trove/contract";
import { buyAsGuest, doorstep, putOnSale, toSend } from "../../../test/orders/orders.ts";
import { pngOf, uploadPicture } from "../../../test/catalogue/pictures.ts";
import { approve } from "../../../test/operators/approve.ts";
import { addAddress, runJob, topUp } from "../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { changeGroup, sendGroup } from "../../../test/settings/change-group.ts";
import { restartedWith } from "../../../test/shop/restarted-shop.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { valueOf } from "./in-force.ts";

const HOUR_MS = 3_600_000;

let shop: Shop;
let owner: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  owner = await makeAdmin(shop);
});
afterAll(() => shop.close());

const later = (hours: number) => new Date(shop.clock.now.getTime() + hours * HOUR_MS);
const pass = (hours: number) => {
  shop.clock.now = later(hours);
  shop.app.publicCache.clear();
};
const info = async () => (await shop.call("getApplicationInfo")).body;
const groupOf = async (group: "topUps" | "orders") =>
  (await shop.call("getSettings", { params: { group } }, owner)).body;
const topUps = (min: number, max = 1000) => ({ min, max, presets: [min, max] });

describe("settings", () => {
  it("settings have the specification's values until an operator changes them", async () => {
    const { constants } = await info();
    expect(constants).toMatchObject({ topUpMin: 5, topUpMax: 1000, sellRate: 0.9, maxCartItems: 50, maxSameItem: 10 });
    expect(await groupOf("topUps")).toMatchObject({ version: 0, fromUtc: null, versions: [] });
  });

  it("settings are in force at once, told to pages, and listed with their author and reason", async () => {
    const changed = await changeGroup(shop, owner, "topUps", { value: topUps(20) });
    expect(changed).toMatchObject({ version: 1, value: { min: 20 }, defaults: { min: 5 } });
    expect(changed.versions).toMatchObject([
      { version: 1, setBy: { userName: owner.userName }, reason: "Dear months" },
    ]);
    await expect.poll(async () => (await info()).constants.topUpMin).toBe(20);
    const { items } = (await shop.call("listAudit", { query: { subjectId: changed.id } }, owner)).body;
    expect(items).toMatchObject([{ action: "changeSettings", before: { value: { min: 5 } }, after: { version: 1 } }]);
  });

  it("settings that are planned come into force at their time, and a change in between leaves them planned", async () => {
    await changeGroup(shop, owner, "topUps", { value: topUps(30), fromUtc: later(2).toISOString() });
    await changeGroup(shop, owner, "topUps", { value: topUps(25) });
    expect((await groupOf("topUps")).value).toMatchObject({ min: 25 });
    const listed = (await shop.call("listSettings", {}, owner)).body;
    expect(listed).toContainEqual(expect.objectContaining({ group: "topUps", plannedFromUtc: later(2).toISOString() }));
    pass(2);
    expect((await groupOf("topUps")).value).toMatchObject({ min: 30 });
    expect((await info()).constants.topUpMin).toBe(30);
  });

  it("settings go back to what a change replaced when the change is reverted, also one that is still planned", async () => {
    const planned = await changeGroup(shop, owner, "topUps", { value: topUps(90), fromUtc: later(1).toISOString() });
    const [entry] = (await shop.call("listAudit", { query: { subjectId: planned.id } }, owner)).body.items;
    const body = { reason: "A mistake" };
    const reverted = await shop.call("revertAudit", { params: { id: entry?.id ?? "" }, body }, owner);
    expect(reverted.status).toBe(204);
    expect((await groupOf("topUps")).versions.slice(0, 2)).toMatchObject([
      { value: { min: 30 } },
      { value: { min: 90 } },
    ]);
    pass(1);
    expect((await groupOf("topUps")).value).toMatchObject({ min: 30 });
  });

  it("settings that a change replaced are those that were in force, however many changes are planned", async () => {
    await changeGroup(shop, owner, "selling", { value: { sellRatePercent: 77 } });
    for (let planned = 1; planned <= 31; planned += 1) {
      const fromUtc = later(1_000 + planned).toISOString();
      await changeGroup(shop, owner, "selling", { value: { sellRatePercent: 60 }, fromUtc });
    }
    const { id } = await changeGroup(shop, owner, "selling", { value: { sellRatePercent: 50 } });
    const [entry] = (await shop.call("listAudit", { query: { subjectId: id } }, owner)).body.items;
    expect(entry).toMatchObject({ before: { value: { sellRatePercent: 77 } }, after: { version: 33 } });
    await changeGroup(shop, owner, "selling", { value: { sellRatePercent: 90 } });
  });

  it("settings that were written last are in force, although a process with a clock ahead wrote the ones before", async () => {
    const { now } = shop.clock;
    pass(2);
    await changeGroup(shop, owner, "countdown", { value: { countdownUntil: "2030-01-01T00:00:00Z" } });
    shop.clock.now = now;
    await changeGroup(shop, owner, "countdown", { value: { countdownUntil: "2031-01-01T00:00:00Z" } });
    for (const hours of [0, 1, 2]) {
      pass(hours);
      await expect.poll(async () => (await info()).countdownUntilUtc).toBe("2031-01-01T00:00:00Z");
    }
    shop.clock.now = now;
    const listed = (await shop.call("listSettings", {}, owner)).body;
    expect(listed).toContainEqual(expect.objectContaining({ group: "countdown", version: 2, plannedFromUtc: null }));
  });

  it("settings that are not valid are refused with a text for each field", async () => {
    const refused = await sendGroup(shop, owner, "topUps", { value: { min: 50, max: 40, presets: [45.005] } });
    expect(refused.body).toMatchObject({
      code: "VALIDATION_FAILED",
      errors: {
        "value.max": ["must be at least the minimum"],
        "value.presets": ["0: must have at most two decimals", "must be between the minimum and the maximum"],
      },
    });
  });

  it("settings whose fields have a wrong name are refused, also within a field", async () => {
    const value = { sellRatePercent: 90, selRatePercent: 80 } as Settings["selling"];
    const refused = await sendGroup(shop, owner, "selling", { value });
    expect(refused.body).toMatchObject({ errors: { value: ['Unrecognized key: "selRatePercent"'] } });
    const { body } = await shop.call("getSettings", { params: { group: "shipping" } }, owner);
    const shipping = body.value as Settings["shipping"];
    const prices = { ...shipping.prices, cartFast: 3 };
    const inside = await sendGroup(shop, owner, "shipping", { value: { ...shipping, prices } });
    expect(inside.body).toMatchObject({ errors: { "value.prices": ['Unrecognized key: "cartFast"'] } });
  });

  it("settings take a logo that was uploaded, which then stays, and no other path of the shop", async () => {
    const look = (logoUrl: string) => ({ darkColour: "", lightColour: "", logoUrl });
    const gone = `/media/${"ab".repeat(32)}-90.webp`;
    for (const path of ["/api/export/evil.svg", "/logout.png", "/pictures/pot.webp", "//evil.example/x.svg", gone]) {
      const { status, body } = await sendGroup(shop, owner, "look", { value: look(path) });
      expect([status, body]).toMatchObject([400, { errors: { "value.logoUrl": [expect.any(String)] } }]);
    }
    const { url } = (await uploadPicture(shop, owner, await pngOf({ width: 90, height: 90 }))).body;
    await changeGroup(shop, owner, "look", { value: look(url) });
    const { now } = shop.clock;
    pass(25);
    await runJob(shop, "delete-unused-pictures");
    shop.clock.now = now;
    expect((await shop.app.http.inject({ url })).statusCode).toBe(200);
    expect((await info()).look.logoUrl).toBe(url);
    await changeGroup(shop, owner, "look", { value: look("") });
  });

  it("settings are changed by one of several operators who saw the same version", async () => {
    const { version } = await groupOf("orders");
    const value = { maxCartItems: 20, maxSameItem: 3, maxUnpaidOrders: 2 };
    const changes = await Promise.all([1, 2, 3].map(() => sendGroup(shop, owner, "orders", { value, version })));
    expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("settings that one process changes are heard by the others", async () => {
    await restartedWith(shop, {}, async (other) => {
      await other.http.ready();
      const inOther = async () => (await other.settings.at(shop.clock.now)).selling.sellRatePercent;
      expect(await inOther()).toBe(90);
      await changeGroup(shop, owner, "selling", { value: { sellRatePercent: 85 } });
      await expect.poll(inOther).toBe(85);
    });
  });

  it("settings bound the amounts of top-ups, but not a repeat of one that has begun", async () => {
    const person = await signUp(shop);
    const request = { addressId: await addAddress(shop, person), amount: 200, key: randomUUID() };
    const begun = await topUp(shop, person, request);
    await changeGroup(shop, owner, "topUps", { value: topUps(10, 100) });
    const refused = await topUp(shop, person, { ...request, key: randomUUID() });
    expect(refused.body).toMatchObject({ errors: { amount: ["Amount must be between €10.00 and €100.00"] } });
    expect((await topUp(shop, person, request)).body).toMatchObject({ transactionId: begun.body.transactionId });
  });

  it("settings say which countries the shop ships to, and how their postal codes look", async () => {
    const person = await signUp(shop);
    const { value } = (await shop.call("getSettings", { params: { group: "countries" } }, owner)).body;
    const { countries } = value as Settings["countries"];
    const changed = {
      ...countries["DE"],
      canShip: false,
      vatPercent: 16,
      postalPattern: "^D-\\d{5}$",
      postalExample: "D-10115",
    };
    const DE = countries["DE"] === undefined ? expect.fail("no Germany") : { ...countries["DE"], ...changed };
    await changeGroup(shop, owner, "countries", { value: { countries: { ...countries, DE } } });
    await expect(addAddress(shop, person, "DE")).rejects.toThrow("Postal code must look like D-10115");
    const germany = async () => (await info()).countries.find(({ code }) => code === "DE");
    await expect.poll(germany).toMatchObject({ canShip: false, vatRate: 0.16, postalExample: "D-10115" });
    const shippingAddress = { ...doorstep, countryCode: "DE", postalCode: "D-10115" };
    const order = await buyAsGuest(shop, toSend([await putOnSale(shop)], { shippingAddress }));
    expect(order.body).toMatchObject({
      errors: { "shippingAddress.countryCode": ["We can't deliver to Germany yet"] },
    });
  });

  it("settings close the shop for maintenance: customers read and sign in, and start nothing; operators do everything", async () => {
    const person = await signUp(shop);
    const messages = { en: "We move house.", fr: "", vi: "", cn: "", ar: "" };
    await changeGroup(shop, owner, "maintenance", { value: { isOn: true, messages } });
    await expect.poll(async () => (await info()).maintenance).toBe(true);
    expect((await info()).maintenanceMessages).toEqual(messages);
    const address = await shop.call("deleteAddress", { params: { id: randomUUID() } }, person);
    expect(address.headers["retry-after"]).toBe("300");
    expect(JSON.parse(address.text)).toMatchObject({ status: 503, code: "MAINTENANCE", detail: "We move house." });
    expect((await shop.call("getBalance", {}, person)).status).toBe(200);
    const login = { emailOrUserName: person.userName, password: person.password };
    expect((await shop.call("login", { body: login })).status).toBe(200);
    await changeGroup(shop, owner, "maintenance", { value: { isOn: false, messages } });
    expect((await shop.call("deleteAddress", { params: { id: randomUUID() } }, person)).status).toBe(404);
  });
});

it("settings that another release has saved keep every field that this one can read, and are logged once", async () => {
  const mixed = await openShop({ LOG_LEVEL: "warn" });
  mixed.isStaged = true;
  const at = mixed.clock.now;
  const anyCard = { countries: null, currencies: null, least: null, most: 50, topUps: false, orders: true };
  const known = { ...anyCard, provider: "sandbox", method: "card" };
  const ways = [{ ...anyCard, provider: "later", method: "shells" }, known, { ...known, method: "shells" }];
  const { shipping, countries, maintenance, topUps: standard } = await mixed.app.settings.at(at);
  const { NL = expect.fail("no country NL") } = countries.countries;
  const prices = { ...shipping.prices, cartStandard: 9 };
  const saved = {
    topUps: { min: 3_000, max: "much", presets: [3_000] },
    payments: { ways },
    shipping: { ...shipping, prices, expressDays: 3, countryPrices: { NL: prices, ZZ: prices } },
    countries: { countries: { ...countries.countries, NL: { ...NL, vatPercent: 25 }, ZZ: NL } },
    maintenance: { isOn: true, messages: { ...maintenance.messages, en: "Soon", de: "Bald" }, colour: "red" },
  };
  for (const [name, value] of Object.entries(saved)) {
    await sql`insert into setting_versions (version_id, name, version, value, valid_from, created_at)
      values (gen_random_uuid(), ${name}, 1, ${JSON.stringify(value)}::jsonb, ${at}, ${at})`.execute(
      mixed.owner.connection,
    );
  }
  for (let reading = 0; reading < 2; reading += 1) {
    mixed.app.settings.forget();
    expect(await mixed.app.settings.at(at)).toMatchObject({
      topUps: standard,
      payments: { ways: [known] },
      shipping: { ...shipping, prices, countryPrices: { NL: prices } },
      countries: { countries: { ...countries.countries, NL: { ...NL, vatPercent: 25 } } },
      maintenance: { isOn: true, messages: { ...maintenance.messages, en: "Soon" } },
    });
  }
  const logged = mixed.log.filter((line) => line.includes("settings of another release"));
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { group: "topUps", version: 1 },
    { group: "payments", version: 1, fields: ["ways.0.provider", "ways.2.method"] },
    { group: "shipping", version: 1, fields: ["expressDays", "countryPrices.ZZ"] },
    { group: "countries", version: 1, fields: ["countries.ZZ"] },
    { group: "maintenance", version: 1, fields: ["messages.de", "colour"] },
  ]);
  await mixed.close();
});

it("ways to pay of which a release can read none offer nothing, instead of everything", () => {
  const ways = [{ provider: "later", method: "card" }];
  expect(valueOf("payments", { ways }, shop.app.settings.defaults)).toEqual({ ways: [] });
  expect(valueOf("payments", { ways: null }, shop.app.settings.defaults)).toEqual({ ways: null });
});

it("settings refuse ways to pay that the shop does not have, and a list by which nobody could pay", async () => {
  const card = { method: "card", countries: null, currencies: null, least: null, most: null } as const;
  const own = { ...card, provider: "sandbox", topUps: true, orders: true } as const;
  for (const ways of [
    [],
    [{ ...own, provider: "checkoutcom" as const }],
    [{ ...own, method: "link" as const }],
    [{ ...own, topUps: false, orders: false }],
  ]) {
    const refused = await sendGroup(shop, owner, "payments", { value: { ways } });
    expect(refused.body).toMatchObject({ code: "VALIDATION_FAILED", errors: { "value.ways": [expect.any(String)] } });
  }
  await changeGroup(shop, owner, "payments", { value: { ways: [own] } });
  await changeGroup(shop, owner, "payments", { value: { ways: null } });
});

it("a change of settings waits for a second person where that is set, except for maintenance", async () => {
  const strict = await openShop({ FOUR_EYES: "settings" });
  const [asking, second] = [await makeAdmin(strict), await makeAdmin(strict)];
  const asked = await sendGroup(strict, asking, "selling", { value: { sellRatePercent: 80 } });
  expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  const sellRate = async () => (await strict.call("getSettings", { params: { group: "selling" } }, second)).body;
  expect(await sellRate()).toMatchObject({ version: 0, value: { sellRatePercent: 90 } });
  expect((await approve(strict, second, asked)).status).toBe(200);
  const { value, versions } = await sellRate();
  expect(value).toEqual({ sellRatePercent: 80 });
  expect(versions).toMatchObject([{ setBy: { userName: asking.userName }, approvedBy: { userName: second.userName } }]);
  const messages = { en: "", fr: "", vi: "", cn: "", ar: "" };
  await changeGroup(strict, asking, "maintenance", { value: { isOn: true, messages } });
  await strict.close();
});
