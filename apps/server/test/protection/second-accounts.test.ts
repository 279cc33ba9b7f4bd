import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { overwrite } from "../openings/meanwhile.ts";
import { addAddress, cards, payWith, runJob, topUp, validate } from "../payments/till.ts";
import { confirmAddress, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
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
  await payIn(excluded);
  await declare(excluded);
  await exclude(excluded);
});

const declare = (person: TestPerson, day = birthDate) =>
  shop.call("beginIdentity", { body: { birthDate: day, residence: "NL" } }, person);
const exclude = (person: TestPerson) => {
  const until = new Date(Date.now() + 200 * DAY_MS).toISOString();
  return shop.call("beginBreak", { body: { kind: "Exclusion", until } }, { ...person, key: randomUUID() });
};
const breakOf = async (person: TestPerson) => (await shop.call("getProtection", {}, person)).body.break;
const compare = () => runJob(shop, "compare-exclusions");

/** Tops up, which proves the address. */
async function payIn(person: TestPerson) {
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  expect(await validate(shop, person, paymentId)).toBe("Success");
}

/** The exclusion of an account that follows, which lasts until the month of the first one's end is over. */
async function followed() {
  const first = await breakOf(excluded);
  const end = new Date(first?.untilUtc ?? "");
  const untilUtc = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1)).toISOString();
  return { ...first, untilUtc };
}

async function caseOf(person: TestPerson) {
  await runJob(shop, "find-signals");
  const admin = await makeAdmin(shop);
  const { items } = (await shop.call("listCases", { query: { pageSize: 100 } }, admin)).body;
  const all = await Promise.all(items.map(({ id }) => shop.call("getCase", { params: { id } }, admin)));
  return all.find(({ body }) => body.people.some(({ id }) => id === person.userId))?.body;
}

describe("a second account", () => {
  it("a second account of a person who is excluded is excluded soon after its birth date is declared, and opens a case", async () => {
    const second = await signUp(shop);
    const addressId = await addAddress(shop, second);
    expect((await declare(second)).body.break).toBeNull();
    await compare();
    expect(await breakOf(second)).toEqual(await followed());
    expect((await topUp(shop, second, { addressId })).body).toMatchObject({ code: "TAKING_BREAK" });
    const found = await caseOf(second);
    expect(found?.people.map(({ id }) => id)).toEqual(expect.arrayContaining([second.userId, excluded.userId]));
    expect(found?.signals.map(({ kind }) => kind)).toContain("SharedExclusion");
  });

  it("an account with the phone number of an excluded one opens a case and is not excluded, whatever name it has", async () => {
    const phone = async (person: TestPerson) => {
      const body = { firstName: "Mara", lastName: "Lind", phoneNumber: "+31612399887" };
      expect((await shop.call("updateProfile", { body }, person)).status).toBe(200);
    };
    const [first, second, stranger] = [await signUp(shop), await signUp(shop), await signUp(shop)];
    for (const person of [first, second, stranger]) await phone(person);
    for (const person of [first, second]) await declare(person, "1949-01-01");
    await declare(stranger, "1949-01-02");
    await exclude(first);
    for (const person of [second, stranger]) {
      await compare();
      expect(await breakOf(person)).toBeNull();
      const found = await caseOf(person);
      expect(found?.signals.map(({ kind }) => kind)).toContain("SharedExclusion");
    }
  });

  it("an account with the card of an excluded person opens a case and is not excluded, from before the exclusion too", async () => {
    const elsewhere = async (person: TestPerson) => {
      const place = { street: randomUUID(), houseNumber: "9", postalCode: "3511 AB", city: "Utrecht", state: null };
      const name = { label: "Home" as const, firstName: "Ada", lastName: "Bos", phoneNumber: "+31612399000" };
      const body = { ...name, ...place, countryCode: "NL" };
      return (await shop.call("createAddress", { body }, person)).body.id;
    };
    const pay = async (person: TestPerson, card: string) => {
      const { body } = await topUp(shop, person, { addressId: await elsewhere(person) });
      const { paymentId } = await payWith(shop, body.paymentSessionResponse, card);
      expect(await validate(shop, person, paymentId)).toBe("Success");
    };
    const [first, before, after, stranger] = [
      await signUp(shop),
      await signUp(shop),
      await signUp(shop),
      await signUp(shop),
    ];
    for (const person of [first, before]) await pay(person, cards.british);
    await exclude(first);
    await pay(after, cards.british);
    await pay(stranger, cards.succeeds);
    await compare();
    expect((await topUp(shop, before, { addressId: await elsewhere(before) })).status).toBe(201);
    for (const person of [before, after]) {
      expect(await breakOf(person)).toBeNull();
      const found = await caseOf(person);
      expect(found?.signals.map(({ kind }) => kind)).toContain("SharedExclusion");
      expect(found?.people.map(({ id }) => id)).toContain(first.userId);
    }
    expect(await caseOf(stranger)).toBeUndefined();
    const { cardMarks } = await shop.owner.connection
      .selectFrom("protectionStates")
      .select("cardMarks")
      .where("userId", "=", after.userId)
      .executeTakeFirstOrThrow();
    expect(cardMarks).toEqual([expect.objectContaining({ length: 32 })]);
  });

  it("a second account that adds the address after its birth date is excluded at its first top-up", async () => {
    const second = await signUp(shop);
    await declare(second);
    await compare();
    expect(await breakOf(second)).toBeNull();
    const addressId = await addAddress(shop, second);
    expect((await topUp(shop, second, { addressId })).body).toMatchObject({ code: "TAKING_BREAK" });
    expect(await breakOf(second)).toEqual(await followed());
  });

  it("a second account from before the exclusion is excluded soon after it begins", async () => {
    const [first, second] = [await signUp(shop), await signUp(shop)];
    await payIn(first);
    await payIn(second);
    await declare(first, `${year}-06-06`);
    await declare(second, `${year}-06-06`);
    await exclude(first);
    await compare();
    expect(await breakOf(second)).toMatchObject({ kind: "Exclusion" });
  });

  it("somebody who types a stranger's name, birth date, mailbox and address excludes only themselves", async () => {
    const [stranger, attacker] = [await signUp(shop), await signUp(shop)];
    await addAddress(shop, attacker);
    await declare(attacker, `${year}-07-07`);
    await exclude(attacker);
    await addAddress(shop, attacker);
    await declare(attacker, `${year}-07-08`);
    for (const day of ["07", "08"]) {
      const addressId = await addAddress(shop, stranger);
      await declare(stranger, `${year}-07-${day}`);
      await compare();
      expect((await topUp(shop, stranger, { addressId })).status).toBe(201);
    }
    expect(await breakOf(stranger)).toBeNull();
    expect((await caseOf(stranger))?.signals.map(({ kind }) => kind)).toContain("SharedExclusion");
    const marks = await shop.owner.connection
      .selectFrom("exclusionMarks")
      .select("kind")
      .where("userId", "=", attacker.userId)
      .execute();
    expect(marks).toEqual([{ kind: "NameAndBirth" }]);
  });

  it("a mailbox recognises a person once it is confirmed", async () => {
    const first = await signUp(shop);
    await declare(first, `${year}-08-08`);
    await confirmAddress(shop, first);
    await exclude(first);
    const second = await signUp(shop);
    await overwrite(shop, "update users set email = replace($2, '@', '+boxes@') where user_id = $1", [
      second.userId,
      first.email,
    ]);
    await declare(second, `${year}-08-08`);
    await compare();
    expect(await breakOf(second)).toMatchObject({ kind: "Exclusion" });
  });

  it("a birth date can be corrected three times a day, so nobody finds out that of somebody else", async () => {
    const curious = await signUp(shop);
    for (const day of ["01", "02", "03", "04"]) expect((await declare(curious, `${year}-01-${day}`)).status).toBe(200);
    const refused = await declare(curious, `${year}-01-05`);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([409, "TOO_SOON"]);
    expect((await declare(curious, `${year}-01-04`)).status).toBe(200);
    await overwrite(
      shop,
      "update protection_states set birth_date_changes_from = birth_date_changes_from - interval '1 day' where user_id = $1",
      [curious.userId],
    );
    expect((await declare(curious, `${year}-01-05`)).status).toBe(200);
  });

  it("two operators lift an exclusion that follows another account, for good, and none that its person began", async () => {
    const [asking, deciding] = [await makeAdmin(shop), await makeAdmin(shop)];
    const lift = ({ userId: id }: TestPerson) =>
      shop.call("liftExclusion", { params: { id }, body: { reason: "A twin" } }, { ...asking, key: randomUUID() });
    const twin = await signUp(shop);
    await addAddress(shop, twin);
    await declare(twin);
    await compare();
    const person = (await shop.call("getPerson", { params: { id: twin.userId } }, asking)).body;
    expect(person.followedExclusion?.userInfoId).toBe(excluded.userId);
    const waiting = await lift(twin);
    expect(JSON.parse(waiting.text).code).toBe("APPROVAL_NEEDED");
    expect(await breakOf(twin)).not.toBeNull();
    const { approvalId } = JSON.parse(waiting.text).params;
    const decision = { params: { id: approvalId }, body: { isApproved: true, reason: "Saw both passports" } };
    const own = await shop.call("decideApproval", decision, { ...asking, key: randomUUID() });
    expect(own.status).toBe(403);
    const approved = await shop.call("decideApproval", decision, { ...deciding, key: randomUUID() });
    expect(approved.status, approved.text).toBe(200);
    await declare(twin);
    await compare();
    expect(await breakOf(twin)).toBeNull();
    expect(JSON.parse((await lift(excluded)).text).code).toBe("STATUS_CONFLICT");
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
