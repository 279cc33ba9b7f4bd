import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { overwrite } from "../openings/meanwhile.ts";
import { addAddress, runJob, topUp } from "../payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

const DAY_MS = 86_400_000;

let shop: Shop;
let excluded: TestPerson;
/** Each test has a birth date of its own, because everybody has the same name and address here. */
let birthDate: string;
let year = 1950;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  year += 1;
  birthDate = `${year}-05-05`;
  excluded = await signUp(shop);
  await addAddress(shop, excluded);
  await declare(excluded);
  const until = new Date(Date.now() + 200 * DAY_MS).toISOString();
  await shop.call("beginBreak", { body: { kind: "Exclusion", until } }, { ...excluded, key: randomUUID() });
});

const declare = (person: TestPerson, day = birthDate) =>
  shop.call("beginIdentity", { body: { birthDate: day, residence: "NL" } }, person);
const breakOf = async (person: TestPerson) => (await shop.call("getProtection", {}, person)).body.break;

async function caseOf(person: TestPerson) {
  await runJob(shop, "find-signals");
  const admin = await makeAdmin(shop);
  const { items } = (await shop.call("listCases", { query: { pageSize: 100 } }, admin)).body;
  const all = await Promise.all(items.map(({ id }) => shop.call("getCase", { params: { id } }, admin)));
  return all.find(({ body }) => body.people.some(({ id }) => id === person.userId))?.body;
}

describe("a second account", () => {
  it("a second account of a person who is excluded starts excluded, as long as the first, and opens a case", async () => {
    const second = await signUp(shop);
    const addressId = await addAddress(shop, second);
    expect((await declare(second)).body.break).toEqual(await breakOf(excluded));
    expect((await topUp(shop, second, { addressId })).body).toMatchObject({ code: "TAKING_BREAK" });
    const found = await caseOf(second);
    expect(found?.people.map(({ id }) => id)).toEqual(expect.arrayContaining([second.userId, excluded.userId]));
    expect(found?.signals.map(({ kind }) => kind)).toContain("SharedExclusion");
  });

  it("a second account that adds the address after its birth date is excluded at its first top-up", async () => {
    const second = await signUp(shop);
    expect((await declare(second)).body.break).toBeNull();
    const addressId = await addAddress(shop, second);
    expect((await topUp(shop, second, { addressId })).body).toMatchObject({ code: "TAKING_BREAK" });
    expect(await breakOf(second)).toEqual(await breakOf(excluded));
  });

  it("an account of the same household only opens a case", async () => {
    const other = await signUp(shop);
    const addressId = await addAddress(shop, other);
    await declare(other, "1949-01-01");
    expect((await topUp(shop, other, { addressId })).status).toBe(201);
    expect((await caseOf(other))?.signals.map(({ kind }) => kind)).toContain("SharedExclusion");
  });

  it("a second account is free once the exclusion was reopened", async () => {
    await overwrite(
      shop,
      `update breaks set began_at = began_at - interval '300 days', until = until - interval '300 days',
        reopens_at = now() - interval '1 minute' where user_id = $1`,
      [excluded.userId],
    );
    const second = await signUp(shop);
    const addressId = await addAddress(shop, second);
    await declare(second);
    expect((await topUp(shop, second, { addressId })).status).toBe(201);
  });
});
