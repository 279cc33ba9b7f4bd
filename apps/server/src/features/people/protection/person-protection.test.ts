import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BodyOf, Endpoints } from "@trove/contract";
import { fromEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const DAY_MS = 86_400_000;

let shop: Shop;
let admin: TestPerson;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-protection-"));
  shop = await openShop({ DATA_DIR: dataDir });
  admin = await makeAdmin(shop, "Support", "Protection");
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const start = (
  { userId: id }: TestPerson,
  body: Omit<BodyOf<Endpoints["startPersonBreak"]>, "reason">,
  key = randomUUID(),
  by = admin,
) =>
  shop.call(
    "startPersonBreak",
    { params: { id }, body: { ...body, reason: "Asked on the phone" } },
    { token: by.token, key },
  );
const seen = async ({ userId: id }: TestPerson) =>
  (await shop.call("getPersonProtection", { params: { id } }, admin)).body;

it("shows operators what the person sees, with birth date and months of play", async () => {
  const [person, box] = [await signUp(shop), await stockBox(shop)];
  await credit(shop, person, fromEuros(50));
  await openBoxes(shop, person, box);
  await shop.call(
    "setLimit",
    { body: { kind: "Spend", period: "week", amount: 20 } },
    { ...person, key: randomUUID() },
  );
  await shop.call("beginIdentity", { body: { birthDate: "1990-05-01", residence: "NL" } }, person);
  const { protection, birthDate, months, markers } = await seen(person);
  const own = (await shop.call("getProtection", {}, person)).body;
  expect({ ...protection, session: null }).toEqual({ ...own, session: null });
  expect(protection.limits).toMatchObject([{ kind: "Spend", period: "week", amount: 20 }]);
  expect([birthDate, markers]).toEqual(["1990-05-01", []]);
  expect(months).toEqual((await shop.call("reportPlay", { query: { months: 12 } }, person)).body);
});

it("an operator's break closes boxes, is audited, and is mailed to the person", async () => {
  const [person, box] = [await signUp(shop), await stockBox(shop)];
  await credit(shop, person, fromEuros(50));
  const key = randomUUID();
  const until = inDays(30);
  const first = await start(person, { kind: "Break", until }, key);
  expect([first.status, first.body]).toEqual([201, { kind: "Break", untilUtc: until, reopensAtUtc: null }]);
  expect((await start(person, { kind: "Break", until }, key)).body).toEqual(first.body);
  expect((await openBoxes(shop, person, box)).text).toContain("TAKING_BREAK");
  expect((await seen(person)).protection.break).toEqual(first.body);
  const owner = await makeAdmin(shop);
  const { body } = await shop.call("listAudit", { query: { subjectId: person.userId, isChange: "true" } }, owner);
  expect(body.items).toMatchObject([
    { action: "startPersonBreak", before: null, after: { kind: "Break" }, reason: "Asked on the phone" },
  ]);
  await sendMail(shop);
  const mails = await mailFor(shop, person.email);
  const told = mails.filter(({ text }) => text.includes("/account/protection"));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining(until.slice(0, 10))]);
});

it("an operator never shortens a break: another one leaves it, and the application's role can't change it", async () => {
  const person = await signUp(shop);
  const long = (await start(person, { kind: "Exclusion", until: inDays(400) })).body;
  expect((await start(person, { kind: "Break" })).body).toEqual(long);
  expect((await start(person, { kind: "Exclusion", until: inDays(185) })).body).toEqual(long);
  for (const change of [
    sql`update breaks set until = now()`,
    sql`update breaks set reopens_at = until + interval '1 second'`,
    sql`update breaks set begun_by = 'Person'`,
    sql`delete from breaks`,
    sql`select command.break_start(${person.userId}, gen_random_uuid(), 'Break', null, '{}', 'Operator', now())`,
  ]) {
    await expect(change.execute(shop.database.connection)).rejects.toThrow("permission denied");
  }
  // The function that operators call begins breaks only: with an end in the past, it begins one of 24 hours.
  await sql`select command.break_impose(${person.userId}, gen_random_uuid(), 'Exclusion', now(), now() - interval '1 day')`.execute(
    shop.database.connection,
  );
  expect((await seen(person)).protection.break).toEqual(long);
});

it("an exclusion needs a right of its own, which people in support do not have, and a break does not", async () => {
  const person = await signUp(shop);
  const [support, protection] = [await makeAdmin(shop, "Support"), await makeAdmin(shop, "Protection")];
  const exclusion = { kind: "Exclusion", until: inDays(400) } as const;
  const refused = await start(person, exclusion, randomUUID(), support);
  expect(refused.body).toMatchObject({ code: "FORBIDDEN" });
  expect((await seen(person)).protection.break).toBeNull();
  expect((await start(person, { kind: "Break" }, randomUUID(), support)).status).toBe(201);
  expect((await start(person, exclusion, randomUUID(), protection)).status).toBe(201);
});

it("an operator's break is refused for a length that is none, and for another operator's account", async () => {
  const [person, finance] = [await signUp(shop), await makeAdmin(shop, "Finance")];
  expect((await start(person, { kind: "Exclusion" })).body).toMatchObject({ code: "VALIDATION_FAILED" });
  expect((await start(person, { kind: "Break", until: inDays(300) })).body).toMatchObject({
    code: "VALIDATION_FAILED",
  });
  expect((await start(finance, { kind: "Break" })).body).toMatchObject({ code: "FORBIDDEN" });
  expect((await start(finance, { kind: "Break" }, randomUUID(), await makeAdmin(shop))).status).toBe(201);
  expect((await seen(person)).protection.break).toBeNull();
});
