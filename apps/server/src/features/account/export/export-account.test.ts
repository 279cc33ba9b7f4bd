import { randomUUID } from "node:crypto";
import { parseProofs } from "@trove/fairness";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { toKeep, putOnSale, buyFromBalance } from "../../../../test/orders/orders.ts";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { addAddress } from "../../../../test/payments/till.ts";
import { lockPerson, openCase } from "../../../../test/people/operator.ts";
import { credit, creditOften, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { logRecords } from "../../../../test/public-log/jobs.ts";
import { readSchema, type Schema } from "../../../../test/schema-rule/read-schema.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { keptTables, leftOutTables, partlyKeptTables } from "./kept-tables.ts";

let shop: Shop;
let schema: Schema;
beforeAll(async () => {
  shop = await openShop();
  schema = await readSchema(shop.owner.connection);
});
afterAll(() => shop.close());

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const exported = (person: Pick<TestPerson, "token">) => shop.call("exportAccount", { body: {} }, person);

describe("the tables of the file of an account", () => {
  it("every table with rows of a person is in the file, or left out for a reason that is written down", () => {
    const named = [...Object.values(keptTables).map(({ table }) => table), ...partlyKeptTables];
    const known = [...named, ...Object.keys(leftOutTables)].map((table) => `public.${snake(table)}`);
    const ofPeople = schema.columns.filter(({ name }) => name === "user_id").map(({ table }) => table);
    expect(known.toSorted()).toEqual(ofPeople.filter((table) => table.startsWith("public.")).toSorted());
  });

  it("every list is read by the primary key of its table", () => {
    for (const { table, by } of Object.values(keptTables)) {
      const wanted = ["user_id", ...by.map(snake)].toSorted();
      const keys = schema.keys.filter((key) => key.table === `public.${snake(table)}`);
      expect([table, keys.map(({ columns }) => columns.toSorted())]).toEqual([table, expect.arrayContaining([wanted])]);
    }
  });
});

describe("the file of an account", () => {
  it("has everything about the person, nothing secret, nothing of others, and proofs that verify", async () => {
    const [person, other, admin] = await Promise.all([signUp(shop), signUp(shop), makeAdmin(shop)]);
    await addAddress(shop, person);
    await addAddress(shop, other);
    await creditOften(shop, person, 1, 1_500);
    await credit(shop, person, cents(1_000_000));
    await openBoxes(shop, person, await stockBox(shop), { quantity: 3 });
    await openBoxes(shop, person, await stockBox(shop));
    await buyFromBalance(shop, person, toKeep([await putOnSale(shop)]));
    await sendShipment(shop, person);
    await shop.call("beginBreak", { body: { kind: "Break" } }, { ...person, key: randomUUID() });
    await openCase(shop, admin, person);
    await logRecords(shop);
    const { status, headers, text, body } = await exported(person);
    expect([status, headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/);
    expect(body).toMatchObject({
      format: "trove/account/v1",
      userInfoId: person.userId,
      profile: [{ email: person.email, firstName: "Mara" }],
      addresses: [{ city: "Amsterdam" }, { city: "Amsterdam" }],
      orders: [{ paymentOption: "balance" }],
      shipments: [{ status: "Ordered" }],
      breaks: [{ kind: "Break" }],
      cases: [],
      caseSignals: [],
    });
    const lists = body as unknown as Record<string, unknown[]>;
    // Credits, openings, the order and the shipment.
    expect(lists["ledger"]?.length).toBeGreaterThan(1_505);
    expect(lists["openings"]).toHaveLength(5);
    for (const strange of [other.userId, other.email, admin.userId, admin.userName])
      expect(text).not.toContain(strange);
    for (const secret of ["passwordHash", "rootEncrypted", "sealed"]) expect(text).not.toContain(`"${secret}`);
    expect(body.proofs).toHaveLength(1);
    const verified = await shop.app.publicLog.verify(parseProofs(JSON.stringify(body.proofs[0])));
    expect([verified.judged.verdict, verified.judged.openings.length]).toEqual(["Verified", 3]);
  });

  it("is only for those who have just confirmed who they are", async () => {
    const person = await signUp(shop);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 600_000);
    const refused = await exported(person);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("CONFIRMATION_REQUIRED")]);
    const proof = { kind: "password", password: person.password } as const;
    await shop.call("confirmPerson", { body: { proof } }, person);
    expect((await exported(person)).status).toBe(200);
    shop.clock.now = before;
  });

  it("tells what operators did to the account, without naming them", async () => {
    const [person, admin] = await Promise.all([signUp(shop), makeAdmin(shop)]);
    await lockPerson(shop, admin, person, true);
    await lockPerson(shop, admin, person, false);
    const login = { emailOrUserName: person.userName, password: person.password };
    const { token } = (await shop.call("login", { body: login })).body;
    const { body, text } = await exported({ token });
    const { operatorActs } = body as unknown as { operatorActs: { action: string; reason: string | null }[] };
    const acts = operatorActs.filter(({ action }) => action === "lockPerson").map(({ reason }) => reason);
    expect(acts).toEqual(["A stolen card", "It was a mistake"]);
    expect(text).not.toContain(admin.userId);
  });

  it("does not tell people who are looked into, nor what operators wrote, nor anything of others", async () => {
    const [person, admin] = await Promise.all([signUp(shop), makeAdmin(shop)]);
    const by = { token: admin.token, key: randomUUID() };
    const text = "Sends parcels to Ida Berg";
    await shop.call("notePerson", { params: { id: person.userId }, body: { text } }, by);
    const hold = { isHeld: true, reason: "Seems to be a thief" };
    await shop.call("holdShipments", { params: { id: person.userId }, body: hold }, { ...by, key: randomUUID() });
    await openCase(shop, admin, person);
    const told = (await exported(person)).text;
    for (const secret of [text, hold.reason, admin.userId, '"Open"']) expect(told).not.toContain(secret);
    expect(told).toContain("holdShipments");
    // Searches of an operator are about others.
    await shop.call("listPeople", { query: { search: person.email } }, admin);
    expect((await exported(admin)).text).not.toContain(person.email);
  });

  it("can be downloaded five times a day", async () => {
    const limited = await openShop({ RATE_LIMIT_FACTOR: "1" });
    const person = await signUp(limited);
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await limited.call("exportAccount", { body: {} }, person)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await limited.close();
  });
});
