import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { stockBox, type TestBox } from "../../../test/catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "../../../test/openings/browser.ts";
import { orderFromShop } from "../../../test/orders/shop-orders.ts";
import { reportReturned } from "../../../test/payments/provider-reports.ts";
import { lockPerson, personOf } from "../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

const rounds = Array.from({ length: inject("size").rounds }, (_, round) => round);

let shop: Shop;
let admin: TestPerson;
let box: TestBox;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
  box = await stockBox(shop);
});
afterAll(() => shop.close());

async function rich(): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  return person;
}

const login = ({ userName, password }: TestPerson) =>
  shop.call("login", { body: { emailOrUserName: userName, password } });
const me = async ({ token }: { token: string }) => (await shop.call("getMe", {}, { token })).status;

describe("a lock", () => {
  it("stops the person's tokens at the next call, and signing in until it is undone", async () => {
    const person = await rich();
    const second = (await login(person)).body;
    const { status, body } = await lockPerson(shop, admin, person, true);
    expect([status, body]).toEqual([200, { id: person.userId, isLocked: true, version: 2 }]);
    expect([await me(person), await me(second)]).toEqual([401, 401]);
    expect((await login(person)).body).toMatchObject({ code: "ACCOUNT_LOCKED" });
    await lockPerson(shop, admin, person, false);
    expect([await me(person), (await login(person)).status]).toEqual([401, 200]);
  });

  it("is undone for an account that a chargeback has locked, whose sessions stay ended", async () => {
    const person = await rich();
    const { purchaseId } = await orderFromShop(shop, person);
    await reportReturned(shop, purchaseId, { chargedBack: 5500 });
    expect((await personOf(shop, admin, person)).isLocked).toBe(true);
    const { status } = await lockPerson(shop, admin, person, false);
    expect([status, await me(person), (await login(person)).status]).toEqual([200, 401, 200]);
    expect((await openBoxes(shop, { ...person, token: (await login(person)).body.token }, box)).status).toBe(200);
  });

  it("a lock of an operator's account needs the right to change rights", async () => {
    const [support, warehouse] = [await makeAdmin(shop, "Support"), await makeAdmin(shop, "Warehouse")];
    expect(await lockPerson(shop, support, warehouse, true, { version: 1 })).toMatchObject({ status: 403 });
    expect((await lockPerson(shop, admin, warehouse, true)).status).toBe(200);
    expect((await shop.call("getOperator", {}, warehouse)).status).toBe(401);
  });

  it("is refused for another version than the current one, and changes nothing", async () => {
    const person = await rich();
    const { body } = await lockPerson(shop, admin, person, true, { version: 7 });
    expect([body, await me(person)]).toMatchObject([{ code: "VERSION_CONFLICT" }, 200]);
  });

  it("turns what was offered before into a void; after the unlocking the next opening is carried out", async () => {
    const person = await rich();
    const reveal = await prepareReveal(shop, person, box);
    await lockPerson(shop, admin, person, true);
    expect((await sendReveal(shop, box, reveal)).body).toMatchObject({ code: "ACCOUNT_BLOCKED" });
    await lockPerson(shop, admin, person, false);
    expect((await sendReveal(shop, box, reveal)).body).toMatchObject({ code: "ACCOUNT_BLOCKED" });
    const { token } = (await login(person)).body;
    expect((await openBoxes(shop, { ...person, token }, box)).status).toBe(200);
  });

  it.each(rounds)(
    "a lock during an opening comes before or after it: nothing is charged later (round %i)",
    async () => {
      const person = await rich();
      const reveal = await prepareReveal(shop, person, box, { quantity: 2 });
      const opening = sendReveal(shop, box, reveal);
      const locked = await lockPerson(shop, admin, person, true, { version: 1 });
      const afterLock = await balanceOf(shop, person);
      const { status } = await opening;
      expect(locked.status).toBe(200);
      expect(await balanceOf(shop, person)).toBe(afterLock);
      expect(afterLock).toBe(status === 200 ? 10_000 - 2 * box.price : 10_000);
    },
  );

  it("a lock of two operators at once succeeds for one, and a repeated request gets the first response", async () => {
    const person = await rich();
    const [other, key] = [await makeAdmin(shop), randomUUID()];
    const [first, second, ...again] = await Promise.all([
      lockPerson(shop, admin, person, true, { version: 1, key }),
      lockPerson(shop, other, person, true, { version: 1 }),
      lockPerson(shop, admin, person, true, { version: 1, key }),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    expect(again.map(({ text }) => text.replace(/"traceId":"[^"]+"/, ""))).toEqual([
      first.text.replace(/"traceId":"[^"]+"/, ""),
    ]);
  });

  it("leaves an audit entry with its reason", async () => {
    const person = await rich();
    await lockPerson(shop, admin, person, true);
    const { body } = await shop.call("listAudit", { query: { subjectId: person.userId } }, admin);
    expect(body.items.filter(({ action }) => action !== "getPerson")).toMatchObject([
      { action: "lockPerson", before: { isLocked: false }, after: { isLocked: true }, reason: "A stolen card" },
    ]);
  });
});

it("signs a person out everywhere, who can sign in again", async () => {
  const person = await rich();
  await login(person);
  const request = { params: { id: person.userId }, body: { reason: "Lost a phone" } };
  const { body } = await shop.call("endPersonSessions", request, { ...admin, key: randomUUID() });
  expect(body).toEqual({ endedSessions: 2 });
  expect([await me(person), (await login(person)).status]).toEqual([401, 200]);
});

it("leaves what operators sign in with to Owners", async () => {
  const [support, finance] = [await makeAdmin(shop, "Support"), await makeAdmin(shop, "Finance")];
  const request = { params: { id: finance.userId }, body: { reason: "Lost a phone" } };
  for (const name of ["endPersonSessions", "mailPersonPassword"] as const) {
    expect((await shop.call(name, request, support)).body).toMatchObject({ code: "FORBIDDEN" });
    expect((await shop.call(name, request, admin)).status).toBe(200);
  }
});
