import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeAdmin, sessionIdOf, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { makeHub } from "../hub.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const hubWith = (places: { customers: number; operators: number }) =>
  makeHub({ database: shop.database, log: { warn: () => {} }, now: () => shop.clock.now }, places);

const listener = (person: TestPerson, address: string) => ({
  userId: person.userId,
  sessionId: sessionIdOf(person),
  permissions: new Set<never>(),
  address,
});

const people = (count: number) => Promise.all(Array.from({ length: count }, () => signUp(shop)));

it("gives honest people streams when many accounts of one address have taken all, and ends the oldest of an account each", async () => {
  const hub = hubWith({ customers: 12, operators: 1 });
  const taken = [];
  for (const account of await people(6)) {
    for (let count = 0; count < 2; count += 1) taken.push(await hub.open(listener(account, "203.0.113.9")));
  }
  const honest = [];
  for (const [place, person] of (await people(3)).entries()) {
    honest.push(await hub.open(listener(person, `198.51.100.${place}`)));
  }
  const ended = [taken[0], taken[2], taken[4]];
  for (const stream of ended) {
    // The browser must wait before it connects again. Otherwise greedy clients would displace each other endlessly.
    expect(stream === undefined ? "" : (await buffer(stream)).toString()).toContain("retry: 60000");
  }
  const others = taken.filter((stream) => !ended.includes(stream));
  const stillOpen = [...others, ...honest].filter((stream) => !stream.closed && stream.readableLength < 40);
  expect(stillOpen).toHaveLength(12);
  await hub.stop();
});

it("refuses one more customer when everybody has one stream, and still has places for operators", async () => {
  const hub = hubWith({ customers: 2, operators: 1 });
  const [mara, jonas, late] = await people(3);
  if (mara === undefined || jonas === undefined || late === undefined) throw new Error("nobody signed up");
  const open = [await hub.open(listener(mara, "198.51.100.1")), await hub.open(listener(jonas, "198.51.100.2"))];
  await expect(hub.open(listener(late, "198.51.100.3"))).rejects.toMatchObject({ code: "OVERLOADED" });
  const operator = listener(await makeAdmin(shop), "198.51.100.4");
  open.push(await hub.open({ ...operator, permissions: new Set(["overview.read"] as const) }));
  expect(open.map(({ closed }) => closed)).toEqual([false, false, false]);
  await hub.stop();
});

it("gives an account at most eight streams", async () => {
  const hub = hubWith({ customers: 20, operators: 1 });
  const mara = await signUp(shop);
  for (let count = 0; count < 8; count += 1) await hub.open(listener(mara, "198.51.100.1"));
  await expect(hub.open(listener(mara, "198.51.100.1"))).rejects.toMatchObject({ code: "OVERLOADED" });
  await hub.stop();
});
