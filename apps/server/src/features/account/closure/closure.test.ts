import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, openBoxes, prepareReveal, requestOffer, sendReveal } from "../../../../test/openings/browser.ts";
import { buyDirectly, buyFromBalance, putOnSale, toKeep } from "../../../../test/orders/orders.ts";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { addAddress, moveClock, topUp } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { lockPerson, personOf } from "../../../../test/people/operator.ts";
import {
  appointCustomer,
  confirmAddress,
  credit,
  makeAdmin,
  signUp,
  type TestPerson,
} from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import { numberOf, refuseWithdrawal, withdrawalOf, withdrawn } from "../../../../test/withdrawals/withdrawals.ts";

let folder: string;
let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-closures-"));
  shop = await openListeningShop({ DATA_DIR: folder });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  person = await signUp(shop);
});

const { change, reconfirm, waitTwoDays, begin, takeBack, confirm, closure, refusal, rowOf } = closingOf(() => ({
  shop,
  person,
}));

describe("an account that is being closed", () => {
  it("gets no offers and takes no top-ups or card orders, and can be taken back", async () => {
    await credit(shop, person, cents(10_000));
    const box = await stockBox(shop);
    const browser = await browserOf(shop, person);
    const addressId = await addAddress(shop, person);
    expect((await begin()).body).toMatchObject({ state: "Closing", balance: 100, givenUpAmount: 100, holds: ["Wait"] });
    const item = await putOnSale(shop);
    for (const response of [
      await requestOffer(shop, person, box, browser),
      await topUp(shop, person, { addressId }),
      await buyDirectly(shop, person, toKeep([item])),
    ]) {
      expect(refusal(response)).toEqual([409, "ACCOUNT_CLOSING"]);
    }
    expect((await buyFromBalance(shop, person, toKeep([item]))).status).toBe(201);
    expect((await takeBack()).body).toMatchObject({ state: "Open", begunAtUtc: null });
    expect((await openBoxes(shop, person, box)).status).toBe(200);
    expect(refusal(await takeBack())).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("ends the offers that were out, so nothing is charged after the answer", async () => {
    await credit(shop, person, cents(10_000));
    const box = await stockBox(shop);
    const reveals = await Promise.all(Array.from({ length: 4 }, () => prepareReveal(shop, person, box)));
    const sending = reveals.map((reveal) => sendReveal(shop, box, reveal));
    await begin();
    const left = await balanceOf(shop, person);
    await Promise.all(sending);
    expect(await balanceOf(shop, person)).toBe(left);
  });

  it("needs that the person has just confirmed who they are, and is not for operators", async () => {
    const before = shop.clock.now;
    await begin();
    moveClock(shop, 600);
    for (const response of [await change({ action: "Begin" }), await confirm()]) {
      expect(refusal(response)).toEqual([403, "CONFIRMATION_REQUIRED"]);
    }
    expect((await takeBack()).status).toBe(200);
    shop.clock.now = before;
    const both = await appointCustomer(shop, admin);
    await reconfirm(both);
    expect(refusal(await change({ action: "Begin" }, randomUUID(), both))).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("can't be closed by a thief at once: the sign-in is no confirmation, and two days lie before the last word", async () => {
    expect(refusal(await change({ action: "Begin" }))).toEqual([403, "CONFIRMATION_REQUIRED"]);
    await reconfirm();
    expect((await change({ action: "Begin" })).body.holds).toEqual(["Wait"]);
    const { text, status } = await confirm();
    expect([status, JSON.parse(text).params]).toEqual([409, { holds: ["Wait"] }]);
    await waitTwoDays();
    expect((await confirm()).body.state).toBe("Closed");
  });

  it("tells the person by mail that it begins and that it is done, once each", async () => {
    const key = randomUUID();
    await reconfirm();
    await change({ action: "Begin" }, key);
    await change({ action: "Begin" }, key);
    await waitTwoDays();
    await confirm();
    await sendMail(shop);
    const mails = (await mailFor(shop, person.email)).filter(({ file }) => file.includes("accountEvent"));
    expect(mails.map(({ text }) => /closing of your account began|account was closed/.exec(text)?.[0])).toEqual([
      "closing of your account began",
      "account was closed",
    ]);
  });
});

describe("a closed account", () => {
  it("has nothing that says whose it was, can't be signed in to, and lets others have its name", async () => {
    await addAddress(shop, person);
    await credit(shop, person, cents(1_000));
    await openBoxes(shop, person, await stockBox(shop, cents(100)));
    await begin();
    expect(await closure()).toMatchObject({ items: { count: 1 }, balance: 9, returnedAmount: 0, givenUpAmount: 9 });
    expect((await confirm(1, 9)).body).toMatchObject({ state: "Closed", balance: 0, items: { count: 0 } });
    expect((await shop.call("getMe", {}, person)).status).toBe(401);
    const login = { emailOrUserName: person.email, password: person.password };
    expect(refusal(await shop.call("login", { body: login }))).toEqual([401, "INVALID_CREDENTIALS"]);
    const { userName, email, firstName, lastName, passwordHash } = await rowOf();
    expect([userName, email, firstName, lastName, passwordHash]).toEqual([
      `closed-${person.userId.slice(-12)}`,
      `${person.userId}@closed.invalid`,
      "",
      "",
      null,
    ]);
    const { email: address, userName: name, password } = person;
    const again = { userName: name, email: address, firstName: "Mara", lastName: "Lind", password };
    expect((await shop.call("register", { body: again })).status).toBe(201);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("is closed although somebody else has registered the name that closed accounts are shown with", async () => {
    const last = person.userId.slice(-12);
    const names = { firstName: "Mara", lastName: "Lind", password: person.password };
    for (const body of [
      { ...names, userName: `closed-${last}`, email: `mara-${last}@trove.example` },
      { ...names, userName: `mara-${last}`, email: `${person.userId}@closed.invalid` },
    ]) {
      expect((await shop.call("register", { body })).status).toBe(201);
    }
    await begin();
    expect((await confirm()).body.state).toBe("Closed");
  });

  it("is shown as closed to operators, who can't unlock it or credit it", async () => {
    await begin();
    await confirm();
    expect((await personOf(shop, admin, person)).closure).toMatchObject({ state: "Closed" });
    expect(refusal(await lockPerson(shop, admin, person, false))).toEqual([409, "STATUS_CONFLICT"]);
    const credited = await shop.call(
      "creditPerson",
      { params: { id: person.userId }, body: { amount: 5, reason: "Sorry" } },
      { token: admin.token, key: randomUUID() },
    );
    expect(refusal(credited)).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("does not free its person from an exclusion: another account of theirs is excluded too", async () => {
    const declare = (who: TestPerson) =>
      shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "NL" } }, who);
    await confirmAddress(shop, person);
    await declare(person);
    const until = new Date(Date.now() + 200 * 86_400_000).toISOString();
    await shop.call("beginBreak", { body: { kind: "Exclusion", until } }, { token: person.token, key: randomUUID() });
    await begin();
    expect((await confirm()).body.state).toBe("Closed");
    const { userName, email, password } = person;
    const body = { userName, email, firstName: "Mara", lastName: "Lind", password };
    const { token } = (await shop.call("register", { body })).body;
    const again = { ...person, token };
    await declare(again);
    expect((await shop.call("getProtection", {}, again)).body.break).toMatchObject({ kind: "Exclusion" });
  });

  it.each(["Break", "Limit"] as const)("does not free the mailbox of its person from a %s", async (kind) => {
    const { userName, email, password } = person;
    await confirmAddress(shop, person);
    const by = { token: person.token, key: randomUUID() };
    const until = new Date(Date.now() + 100 * 86_400_000).toISOString();
    if (kind === "Break") await shop.call("beginBreak", { body: { kind, until } }, by);
    else await shop.call("setLimit", { body: { kind: "Deposit", period: "week", amount: 20 } }, by);
    await begin();
    expect((await confirm()).body.state).toBe("Closed");
    const [box, host] = email.split("@");
    const body = { userName, email: `${box}+2@${host}`, firstName: "Mara", lastName: "Lind", password };
    const { token } = (await shop.call("register", { body })).body;
    const { break: taken, limits } = (await shop.call("getProtection", {}, { token })).body;
    if (kind === "Break") expect(taken).toMatchObject({ kind, untilUtc: until });
    else expect(limits).toMatchObject([{ kind: "Deposit", period: "week", amount: 20 }]);
  });

  it("does not wait for a parcel that was shipped a month ago, although nobody has confirmed its arrival", async () => {
    await credit(shop, person, cents(1_000));
    const shipmentId = await sendShipment(shop, person);
    const { connection } = shop.owner;
    await connection
      .updateTable("shipments")
      .set({ status: "Shipped", carrier: "DHL", trackingNumber: "1" })
      .where("shipmentId", "=", shipmentId)
      .execute();
    await begin();
    expect((await closure()).holds).toEqual(["Shipment"]);
    const createdAt = new Date(Date.now() - 31 * 86_400_000);
    const shipped = { userId: person.userId, shipmentId, actor: "Admin" as const, status: "Shipped" as const };
    await connection
      .insertInto("shipmentEvents")
      .values({ ...shipped, position: 2, createdAt })
      .execute();
    const at = shop.clock.now;
    const add = (step: string) =>
      sql`select command.parcel_events_add(${person.userId}::uuid, ${shipmentId}::uuid,
        array[row(${step}, ${at}::timestamptz, 'Utrecht')::command.carrier_step])`.execute(connection);
    await add("InTransit");
    expect((await confirm()).body.state).toBe("Closed");
    await add("Held");
    const steps = await connection
      .selectFrom("parcelEvents")
      .select(["step", "place"])
      .where("userId", "=", person.userId)
      .orderBy("position")
      .execute();
    expect(steps).toEqual([
      { step: "InTransit", place: null },
      { step: "Held", place: null },
    ]);
  });

  it("waits for an open withdrawal, and keeps no name and address of one that has ended", async () => {
    await credit(shop, person, cents(2_000));
    const { body } = await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 2000)]));
    const orderNumber = await numberOf(shop, body.purchaseId);
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: person.email });
    await begin();
    expect((await closure()).holds).toEqual(["Withdrawal"]);
    await refuseWithdrawal(shop, admin, id);
    expect((await closure()).holds).toEqual([]);
    const { items, givenUpAmount } = await closure();
    expect((await confirm(items.count, givenUpAmount)).body.state).toBe("Closed");
    expect(await withdrawalOf(shop, admin, id)).toMatchObject({ name: "", email: "", status: "Refused" });
  });

  it("was never an operator's: people who are closing can't be appointed, nor operators confirm", async () => {
    await begin();
    const body = { email: person.email, presets: ["Owner" as const], reason: "A new colleague" };
    expect(refusal(await shop.call("appointOperator", { body }, { token: admin.token }))).toEqual([
      409,
      "STATUS_CONFLICT",
    ]);
    const roles = (value: string[]) =>
      shop.owner.connection
        .updateTable("users")
        .set({ roles: value as never })
        .where("userId", "=", person.userId)
        .execute();
    await roles(["User", "Admin"]);
    expect(refusal(await confirm())).toEqual([409, "STATUS_CONFLICT"]);
    await roles(["User"]);
    expect((await confirm()).body.state).toBe("Closed");
  });
});
