import { randomUUID } from "node:crypto";
import type { Presence, RecordKind } from "@trove/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventsOf } from "../../../../test/notifications/events-of.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { listen, openSilentShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let ida: TestPerson;
let jonas: TestPerson;
let subjectId: string;
beforeAll(async () => {
  shop = await openSilentShop();
  await listen(shop);
  [ida, jonas] = await Promise.all([makeAdmin(shop), makeAdmin(shop)]);
});
afterAll(() => shop.close());
beforeEach(() => {
  subjectId = randomUUID();
});

const send = (person: TestPerson, kind: RecordKind, doing: Presence | "left", seatId: string = randomUUID()) =>
  shop.call("notePresence", { body: { subjectId, kind, seatId, doing } }, person);

async function note(person: TestPerson, doing: Presence | "left", seatId: string) {
  const { status, body, text } = await send(person, "payment", doing, seatId);
  if (status !== 200) throw new Error(text);
  return body.others;
}

/** Returns the next event of a stream about this test's record. Those of earlier records may arrive late. */
async function nextOf(events: AsyncGenerator<string>): Promise<string> {
  for (;;) {
    const { value, done } = await events.next();
    if (done === true || value.includes(subjectId)) return value;
  }
}

describe("presence", () => {
  it("is told to the others who have the record open, but not to oneself in another tab", async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await note(ida, "looking", first)).toEqual([]);
    expect(await note(ida, "editing", second)).toEqual([]);
    expect(await note(jonas, "looking", third)).toEqual([{ userName: ida.userName, doing: "editing" }]);
    await note(ida, "left", second);
    expect(await note(jonas, "looking", third)).toEqual([{ userName: ida.userName, doing: "looking" }]);
    await note(ida, "left", first);
    expect(await note(jonas, "looking", third)).toEqual([]);
  });

  it("does not end when another person leaves the seat", async () => {
    const seat = randomUUID();
    await note(ida, "looking", seat);
    await note(jonas, "left", seat);
    expect(await note(jonas, "looking", seat)).toEqual([{ userName: ida.userName, doing: "looking" }]);
  });

  it("is told only to those who may read such a record, also if they call it something else", async () => {
    await note(ida, "looking", randomUUID());
    const catalogue = await makeAdmin(shop, "Catalogue");
    expect((await send(catalogue, "payment", "looking")).body).toMatchObject({ code: "FORBIDDEN" });
    expect((await send(catalogue, "item", "looking")).body).toEqual({ others: [] });
    expect(await note(ida, "looking", randomUUID())).toEqual([]);
  });

  it("ends within a minute if a page is silent", async () => {
    const seat = randomUUID();
    await note(ida, "editing", randomUUID());
    expect(await note(jonas, "looking", seat)).toHaveLength(1);
    shop.clock.now = new Date(shop.clock.now.getTime() + 50_000);
    expect(await note(jonas, "looking", seat)).toEqual([]);
  });

  it("is kept in at most 50 seats of a person: the oldest give way", async () => {
    await note(ida, "looking", randomUUID());
    const first = subjectId;
    for (let seat = 0; seat < 50; seat += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 10);
      subjectId = randomUUID();
      await note(ida, "looking", randomUUID());
    }
    expect(await note(jonas, "looking", randomUUID())).toHaveLength(1);
    subjectId = first;
    expect(await note(jonas, "looking", randomUUID())).toEqual([]);
  });

  it("reaches the others' open pages when it changes, and only then", async () => {
    const stopping = new AbortController();
    const [hers, his] = [eventsOf(shop, ida, stopping.signal), eventsOf(shop, jonas, stopping.signal)];
    await Promise.all([hers.next(), his.next()]);
    const [first, second] = [randomUUID(), randomUUID()];
    const told = `event: presence\ndata: ${JSON.stringify({ subjectId })}`;
    await note(ida, "looking", first);
    await note(jonas, "looking", second);
    expect(await nextOf(hers)).toBe(told);
    await note(ida, "looking", first);
    await note(ida, "editing", first);
    expect(await nextOf(his)).toBe(told);
    await note(jonas, "left", second);
    expect(await nextOf(hers)).toBe(told);
    stopping.abort();
  });
});
