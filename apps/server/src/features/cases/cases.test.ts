import { randomBytes, randomUUID } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderFromShop } from "../../../test/orders/shop-orders.ts";
import { sendShipment } from "../../../test/orders/shipments.ts";
import { reportReturned } from "../../../test/payments/provider-reports.ts";
import { addAddress, runJob } from "../../../test/payments/till.ts";
import { holdShipments, lockPerson, openCase } from "../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { closingOf } from "../../../test/people/closing.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { sharersOf } from "./signals/signals.store.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const casesOf = async ({ userId }: { userId: string }) => {
  const { body } = await shop.call("listCases", { query: { pageSize: 100 } }, admin);
  const all = await Promise.all(body.items.map(({ id }) => caseOf(id)));
  return all.filter(({ people }) => people.some(({ id }) => id === userId));
};
const caseOf = async (id: string) => (await shop.call("getCase", { params: { id } }, admin)).body;
const findSignals = () => runJob(shop, "find-signals");
const change = (id: string, body: BodyOf<Endpoints["setCaseStatus"]>, who = admin) =>
  shop.call("setCaseStatus", { params: { id }, body }, { token: who.token, key: randomUUID() });

/** Adds an address that nobody else in the tests has. */
async function moveIn(person: TestPerson, street: string): Promise<void> {
  const id = await addAddress(shop, person);
  const place = { firstName: "Mara", lastName: "Lind", street, houseNumber: "7", postalCode: "1234 AB" };
  const rest = { label: "Home" as const, city: "Delft", countryCode: "NL", phoneNumber: "+31612345678" };
  const { status, text } = await shop.call("updateAddress", { body: { id, version: 1, ...place, ...rest } }, person);
  if (status !== 200) throw new Error(text);
}

async function chargeBack(person: TestPerson, chargedBack = 1000): Promise<void> {
  const { purchaseId } = await orderFromShop(shop, person);
  await reportReturned(shop, purchaseId, { chargedBack });
}

describe("signals", () => {
  it("signals of a chargeback open one case, also when they are looked for by several processes", async () => {
    const person = await signUp(shop);
    await chargeBack(person);
    await Promise.all([findSignals(), findSignals(), findSignals()]);
    await findSignals();
    const [found, ...more] = await casesOf(person);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ status: "Open", assignee: null, outcome: null });
    expect(found?.signals).toMatchObject([{ kind: "Chargeback", personId: person.userId, amount: 10 }]);
    await chargeBack(person);
    await findSignals();
    const again = await casesOf(person);
    expect(again.map(({ signals }) => signals.length)).toEqual([2]);
  });

  it("signals of an address come when somebody who shares it is locked, however it is written", async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)];
    await moveIn(one, "Oude  Gracht");
    await moveIn(other, "oude gracht");
    await findSignals();
    expect(await casesOf(one)).toEqual([]);
    await lockPerson(shop, admin, one, true);
    await findSignals();
    const [found] = await casesOf(other);
    expect(found?.signals).toMatchObject([{ kind: "SharedAddress", personId: one.userId, accounts: 2 }]);
    const { connection } = shop.owner;
    const marks = await connection.selectFrom("addressMarks").select("mark").where("userId", "=", one.userId).execute();
    const unkeyed = marks.map(({ mark }) => mark.toString("hex"));
    // Who reads the signal can't find the address by hashing guesses.
    expect(await connection.selectFrom("caseSignals").where("subject", "in", unkeyed).execute()).toEqual([]);
    expect(found?.people.map(({ id, isLocked }) => [id, isLocked])).toEqual(
      [
        [one.userId, true],
        [other.userId, false],
      ].toSorted(),
    );
  });

  it("signals of many accounts with one address are one signal for all of them", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signUp(shop)));
    for (const person of people) await moveIn(person, "Nieuwe Dijk");
    await findSignals();
    const [found, ...more] = await casesOf(people[0] ?? admin);
    expect(more).toEqual([]);
    expect(found?.signals).toMatchObject([{ kind: "ManyAccounts" }]);
  });

  it("accounts that were closed still count among those of one address, for 90 days, and make nobody suspect", async () => {
    const people: TestPerson[] = [];
    const casesOfAll = async () => (await Promise.all(people.map(casesOf))).flat();
    while (people.length < 4) {
      expect(await casesOfAll()).toEqual([]);
      const person = await signUp(shop);
      people.push(person);
      await moveIn(person, "Achter de Dom");
      await findSignals();
      const { begin, confirm } = closingOf(() => ({ shop, person }));
      if (people.length < 4) await begin();
      if (people.length < 4) expect((await confirm()).body.state).toBe("Closed");
    }
    expect((await casesOf(people[3] ?? admin))[0]?.signals).toMatchObject([{ kind: "ManyAccounts", accounts: 4 }]);
    const kept = async () => {
      await findSignals();
      const ids = people.map(({ userId }) => userId);
      const { connection } = shop.owner;
      return (await connection.selectFrom("addressMarks").select("mark").where("userId", "in", ids).execute()).length;
    };
    expect(await kept()).toBe(4);
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 90 * 86_400_000);
    expect(await kept()).toBe(1);
    shop.clock.now = now;
  });

  it("accounts that were closed while locked, or are charged back later, make who shares their address suspect", async () => {
    const close = (person: TestPerson, wasLocked: boolean) =>
      sql`select command.address_marks_forget(${person.userId}, ${wasLocked}, now())`.execute(shop.owner.connection);
    for (const wasLocked of [true, false]) {
      const [closed, other] = [await signUp(shop), await signUp(shop)];
      const street = `Korte Jansstraat ${wasLocked}`;
      await moveIn(closed, street);
      await findSignals();
      await close(closed, wasLocked);
      await shop.owner.connection
        .updateTable("users")
        .set({ isLocked: true })
        .where("userId", "=", closed.userId)
        .execute();
      await moveIn(other, street);
      await findSignals();
      const kinds = async () =>
        (await casesOf(other)).flatMap(({ signals }) => signals.map(({ kind }) => kind)).toSorted();
      expect(await kinds()).toEqual(wasLocked ? ["SharedAddress"] : []);
      if (wasLocked) continue;
      await chargeBack(closed);
      await findSignals();
      expect(await kinds()).toEqual(["Chargeback", "SharedAddress"]);
    }
  });

  it("accounts that were closed without a suspicion come after open ones of the same address", async () => {
    const { connection } = shop.owner;
    const people = await Promise.all(Array.from({ length: 4 }, () => signUp(shop)));
    const ids = people.map(({ userId }) => userId).toSorted();
    const [mark, forgetAt] = [randomBytes(32), shop.clock.now];
    const closed = ids.slice(0, 3).map((userId, nth) => ({ mark, userId, forgetAt, isSuspect: nth === 0 }));
    await connection.updateTable("users").set({ isLocked: true }).where("userId", "in", ids.slice(0, 3)).execute();
    await connection
      .insertInto("addressMarks")
      .values([...closed, { mark, userId: ids[3] ?? "" }])
      .execute();
    const sharers = await connection.transaction().execute((tx) => sharersOf(tx, mark, 2));
    expect(sharers).toEqual([
      { userId: ids[0], isLocked: true },
      { userId: ids[3], isLocked: false },
    ]);
  });

  it("leave ordinary customers alone", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(10_000));
    await sendShipment(shop, person);
    await findSignals();
    expect(
      (await casesOf(person)).flatMap(({ signals }) => signals).filter(({ kind }) => kind === "FastShipping"),
    ).toEqual([]);
  });
});

describe("a case", () => {
  it("shows its last 200 signals, the oldest first", async () => {
    const { userId } = await signUp(shop);
    const { id: caseId } = (await openCase(shop, admin, { userId })).body;
    const signals = Array.from({ length: 201 }, (_, nth) => {
      const details = { subjectId: userId, minutes: nth };
      return { kind: "Withdrawal" as const, userId, subject: randomUUID(), caseId, details, foundAt: new Date(nth) };
    });
    await shop.owner.connection.insertInto("caseSignals").values(signals).execute();
    const shown = (await caseOf(caseId)).signals.map(({ minutes }) => minutes);
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([200, 1, 200]);
  });

  it("is taken, closed with an outcome and a reason, and opened again", async () => {
    const person = await signUp(shop);
    const { id } = (await openCase(shop, admin, person)).body;
    expect((await change(id, { status: "InReview", version: 1 })).body).toMatchObject({
      status: "InReview",
      version: 2,
    });
    expect((await caseOf(id)).assignee).toEqual({ userInfoId: admin.userId, userName: admin.userName });
    expect((await change(id, { status: "Closed", version: 2 })).body).toMatchObject({
      errors: { reason: ["Reason is required"] },
    });
    expect((await change(id, { status: "Closed", version: 2, reason: "Called" })).body).toMatchObject({
      errors: { outcome: ["Outcome is required"] },
    });
    await change(id, { status: "Closed", version: 2, reason: "It was their sister", outcome: "NoFraud" });
    expect(await caseOf(id)).toMatchObject({ status: "Closed", outcome: "NoFraud", version: 3 });
    await change(id, { status: "InReview", version: 3, reason: "She has no brother" });
    const { notes, outcome } = await caseOf(id);
    expect([outcome, notes.map(({ text }) => text)]).toEqual([
      null,
      ["Asked odd questions", "It was their sister", "She has no brother"],
    ]);
    const { body } = await shop.call("listAudit", { query: { subjectId: id, isChange: "true" } }, admin);
    expect(body.items.map(({ action }) => action)).toEqual([...Array(3).fill("setCaseStatus"), "openCase"]);
  });

  it("a case of two operators at once is taken by one", async () => {
    const [person, other] = [await signUp(shop), await makeAdmin(shop)];
    const { id } = (await openCase(shop, admin, person)).body;
    const taken = { status: "InReview" as const, version: 1 };
    const responses = await Promise.all([change(id, taken), change(id, taken, other)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("a person's case stays one, however many operators and signals open it, and a closed one is left closed", async () => {
    const person = await signUp(shop);
    await chargeBack(person);
    const opened = await Promise.all([openCase(shop, admin, person), findSignals(), openCase(shop, admin, person)]);
    const [found, ...more] = await casesOf(person);
    expect(more).toEqual([]);
    expect(found?.id).toBe(opened[0].body.id);
    await findSignals();
    const { version, id } = (await casesOf(person))[0] ?? { version: 0, id: "" };
    await change(id, { status: "Closed", version, reason: "A stolen card", outcome: "Fraud" });
    await chargeBack(person);
    await findSignals();
    expect((await casesOf(person)).map(({ status }) => status).toSorted()).toEqual(["Closed", "Open"]);
  });

  it("shows which of its people are on hold", async () => {
    const person = await signUp(shop);
    const { id } = (await openCase(shop, admin, person)).body;
    await holdShipments(shop, admin, person, true);
    expect((await caseOf(id)).people).toMatchObject([{ id: person.userId, userName: person.userName, isOnHold: true }]);
  });
});

it("lists orders that need a look, also guests'", async () => {
  const [person, guest] = [await signUp(shop), { userId: randomUUID() }];
  const [theirs, guests] = [
    await orderFromShop(shop, person),
    await orderFromShop(shop, guest, { guestEmail: "noor@trove.example" }),
  ];
  for (const { purchaseId } of [theirs, guests]) await reportReturned(shop, purchaseId, { chargedBack: 5500 });
  const { body } = await shop.call("listFlaggedOrders", { query: { flag: "Chargeback", pageSize: 100 } }, admin);
  const found = body.items.filter(({ id }) => [theirs.purchaseId, guests.purchaseId].includes(id));
  expect(found.map(({ flag, buyer }) => [flag, buyer?.userName ?? null]).toSorted()).toEqual(
    [
      ["Chargeback", person.userName],
      ["Chargeback", null],
    ].toSorted(),
  );
});

it("an operator's own case is closed by another operator", async () => {
  const operator = await makeAdmin(shop);
  const { id } = (await openCase(shop, admin, operator)).body;
  const closed = { status: "Closed" as const, outcome: "NoFraud" as const, reason: "All is well", version: 1 };
  expect((await change(id, closed, operator)).body).toMatchObject({ code: "FORBIDDEN" });
  expect((await change(id, closed)).status).toBe(200);
});
