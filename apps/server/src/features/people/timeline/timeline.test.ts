import { randomUUID } from "node:crypto";
import type { TimelineTopic } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "../../../../test/openings/browser.ts";
import { spend } from "../../../../test/openings/meanwhile.ts";
import { orderFromShop } from "../../../../test/orders/shop-orders.ts";
import { reportReturned } from "../../../../test/payments/provider-reports.ts";
import { creditPerson, lockPerson, moveOn } from "../../../../test/people/operator.ts";
import { creditOften, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

async function pieceOf({ userId: id }: TestPerson, query: { topic?: TimelineTopic; after?: string } = {}) {
  const { status, body, text } = await shop.call("listPersonTimeline", { params: { id }, query }, admin);
  if (status !== 200) throw new Error(text);
  return body;
}

const later = () => void (shop.clock.now = new Date(shop.clock.now.getTime() + 1000));

/** Makes a person with entries of every kind, a second apart. */
async function busyPerson(): Promise<TestPerson> {
  const person = await signUp(shop);
  const box = await stockBox(shop);
  later();
  await creditPerson(shop, admin, person, 10);
  later();
  await openBoxes(shop, person, box);
  later();
  const reveal = await prepareReveal(shop, person, box);
  await spend(shop, person, cents(400));
  await sendReveal(shop, box, reveal);
  later();
  const { purchaseId, shipmentId } = await orderFromShop(shop, person);
  later();
  await moveOn(shop, admin, shipmentId, { status: "Approved" });
  later();
  const note = { params: { id: person.userId }, body: { text: "Asked where it is." } };
  await shop.call("notePerson", note, { ...admin, key: randomUUID() });
  later();
  await reportReturned(shop, purchaseId, { chargedBack: 1000 });
  later();
  await lockPerson(shop, admin, person, false);
  return person;
}

it("merges what happened, newest first, and can be narrowed to a topic", async () => {
  const person = await busyPerson();
  const { entries, next } = await pieceOf(person);
  expect(next).toBe(null);
  const times = entries.map(({ atUtc }) => atUtc);
  expect(times).toEqual(times.toSorted().reverse());
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set(["Act", "Money", "Note", "Shipment", "Payment", "Order", "Void", "Opening", "Session"]),
  );
  expect(entries.find(({ kind }) => kind === "Void")).toMatchObject({ reason: "INSUFFICIENT_BALANCE" });
  expect(entries.find(({ kind }) => kind === "Note")).toMatchObject({
    text: "Asked where it is.",
    author: { userName: admin.userName },
  });
  expect(entries.find(({ kind }) => kind === "Payment")).toMatchObject({ status: "Success", chargedBack: 10 });
  const acts = (await pieceOf(person, { topic: "Acts" })).entries;
  expect(acts).toMatchObject([
    { action: "lockPerson", reason: "It was a mistake" },
    { action: "creditPerson", reason: "A late shipment" },
  ]);
  for (const topic of ["Money", "Openings", "Orders", "Sessions", "Notes"] as const) {
    const narrowed = (await pieceOf(person, { topic })).entries.map(({ key }) => key);
    expect(narrowed).toEqual(entries.map(({ key }) => key).filter((key) => narrowed.includes(key)));
  }
});

it("is read piece by piece without a gap or a repeat, also where many entries have one time", async () => {
  const person = await signUp(shop);
  await creditOften(shop, person, 1, 130);
  await shop.call("notePerson", { params: { id: person.userId }, body: { text: "At the same moment" } }, admin);
  const seen: string[] = [];
  let after: string | undefined;
  for (;;) {
    const { entries, next } = await pieceOf(person, after === undefined ? {} : { after });
    seen.push(...entries.map(({ key }) => key));
    if (next === null) break;
    after = next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(132);
});

it("refuses a place that it has not named", async () => {
  const { userId: id } = await signUp(shop);
  for (const after of ["x", "e30", Buffer.from('["9999-99-99T00:00:00.000000Z","a","b"]').toString("base64url")]) {
    const { body } = await shop.call("listPersonTimeline", { params: { id }, query: { after } }, admin);
    expect(body).toMatchObject({ code: "VALIDATION_FAILED" });
  }
});
