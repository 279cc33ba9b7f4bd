import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventsOf } from "../../../test/notifications/events-of.ts";
import { tellSomething } from "../../../test/notifications/tell.ts";
import { makeAdmin, setPresets, signUp, type TestPerson } from "../../../test/people/people.ts";
import { listen, openSilentShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { endTold, findTold, notify } from "./index.ts";

let shop: Shop;
let mara: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openSilentShop();
  await listen(shop);
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
});

const list = async (person: TestPerson, tab: "all" | "unread" | "archived" = "all") =>
  (await shop.call("listNotifications", { query: { tab } }, person)).body;
const mark = (person: TestPerson, body: { ids?: string[]; mark: "read" | "archived" }) =>
  shop.call("markNotifications", { body }, person);
const stock = (itemId: string) => ({ kind: "stockLow", params: { itemId, name: "Brass lamp", available: 2 } }) as const;
const tellOperators = (itemId: string, topic?: string) =>
  notify(shop.database.connection, { permission: "catalogue.read" }, stock(itemId), { topic, at: shop.clock.now });

describe("a person's notifications", () => {
  it("are listed newest first, read and put away, and nobody else's are touched", async () => {
    const [first, second] = [await tellSomething(shop, mara), await tellSomething(shop, mara)];
    const other = await signUp(shop);
    expect((await list(mara)).items.map(({ id }) => id)).toEqual([second, first]);
    expect((await list(other)).items).toEqual([]);
    expect((await mark(other, { ids: [first, second], mark: "archived" })).status).toBe(404);
    expect((await list(mara)).counts).toEqual({ all: 2, unread: 2, archived: 0 });
    await mark(mara, { ids: [first], mark: "archived" });
    expect((await list(mara, "archived")).items.map(({ id }) => id)).toEqual([first]);
    await mark(mara, { mark: "read" });
    const { items, counts } = await list(mara);
    expect(counts).toEqual({ all: 2, unread: 0, archived: 1 });
    expect(items.map(({ isUnread, isArchived }) => [isUnread, isArchived])).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  it("have pages", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift(await tellSomething(shop, mara));
    const page = async (pageNumber: number) =>
      (await shop.call("listNotifications", { query: { pageNumber, pageSize: 2 } }, mara)).body;
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
  });
});

describe("an operators' notification", () => {
  it("is told once about a topic, until that has ended", async () => {
    const [itemId, topic] = [randomUUID(), randomUUID()];
    expect([await tellOperators(itemId, topic), await tellOperators(itemId, topic)]).toEqual([true, false]);
    const { notificationId = "" } = (await findTold(shop.database.connection, topic)) ?? {};
    const ended = [
      endTold(shop.database.connection, notificationId),
      endTold(shop.database.connection, notificationId),
    ];
    expect((await Promise.all(ended)).filter(Boolean)).toHaveLength(1);
    expect(await tellOperators(itemId, topic)).toBe(true);
    const { items } = await list(admin);
    expect(items.filter(({ params }) => "itemId" in params && params.itemId === itemId)).toHaveLength(2);
    expect((await list(mara)).items).toEqual([]);
  });
});

describe("a stream", () => {
  it("tells the list's readers at once, and only those whom it is for", async () => {
    const stopping = new AbortController();
    const [hers, theirs] = [eventsOf(shop, mara, stopping.signal), eventsOf(shop, admin, stopping.signal)];
    const changed = "event: changed\ndata: {}";
    expect([(await hers.next()).value, (await theirs.next()).value]).toEqual([changed, changed]);
    const itemId = randomUUID();
    await tellOperators(itemId);
    const told = await tellSomething(shop, mara);
    expect((await theirs.next()).value).toContain(itemId);
    expect((await hers.next()).value).toContain(told);
    stopping.abort();
  });

  it("ends for an operator before it tells what they have lost the right to", async () => {
    const stopping = new AbortController();
    const former = await makeAdmin(shop, "Catalogue");
    const [lost, kept] = [eventsOf(shop, former, stopping.signal), eventsOf(shop, admin, stopping.signal)];
    await Promise.all([lost.next(), kept.next()]);
    await setPresets(shop, former.userId, ["Warehouse"]);
    const itemId = randomUUID();
    await tellOperators(itemId);
    expect((await kept.next()).value).toContain(itemId);
    expect(await lost.next()).toEqual({ done: true, value: undefined });
    stopping.abort();
  });

  it("asks everybody to read the list again once the database is back", async () => {
    const stopping = new AbortController();
    const events = eventsOf(shop, mara, stopping.signal);
    await events.next();
    // PostgreSQL lets the application's role end its own connections.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'trove watch notified'
        and datname = current_database()`.execute(shop.database.connection);
    expect((await events.next()).value).toBe("event: changed\ndata: {}");
    stopping.abort();
  });

  it("ends when the server stops, which doesn't wait for it", async () => {
    const closing = await openSilentShop();
    await listen(closing);
    const listener = await signUp(closing);
    const headers = { authorization: `Bearer ${listener.token}` };
    const response = await fetch(`${closing.environment.PUBLIC_URL}/api/events`, { headers });
    const all = response.text();
    await closing.close();
    expect(await all).toContain("event: changed");
  });
});
