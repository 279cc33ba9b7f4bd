import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { JWT_TTL_HOURS } from "@trove/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventsOf } from "../../../../test/notifications/events-of.ts";
import { makeAdmin, PASSWORD, sessionIdOf, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { listen, openSilentShop } from "../../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";
import { type Hub, makeHub } from "../hub.ts";

let shop: Shop;
/** The hub of another process of the same shop. */
let elsewhere: Hub;

beforeAll(async () => {
  shop = await openSilentShop();
  await listen(shop);
  elsewhere = makeHub({ database: shop.database, log: { warn: () => {} }, now: () => shop.clock.now });
  await elsewhere.start();
});
afterAll(async () => {
  await elsewhere.stop();
  await shop.close();
});

const openElsewhere = ({ userId, token }: TestPerson) =>
  elsewhere.open({ userId, sessionId: sessionIdOf({ token }), permissions: new Set(), address: "192.0.2.1" });

/** Opens a stream of the session at both processes. Returns a function that waits until both have ended. */
async function streamsOf(person: TestPerson): Promise<() => Promise<unknown>> {
  const here = eventsOf(shop, person, AbortSignal.timeout(30_000));
  await here.next();
  const there = await openElsewhere(person);
  return async () => [await here.next(), (await buffer(there)).toString()];
}

const ENDED = [{ done: true, value: undefined }, "event: changed\ndata: {}\n\n"];

const secondSession = async ({ userName, password }: TestPerson) =>
  (await shop.call("login", { body: { emailOrUserName: userName, password } })).body;

it("ends at all processes when its person signs out, and that of another session goes on", async () => {
  const mara = await signUp(shop);
  const other = { ...mara, ...(await secondSession(mara)) };
  const [ends, kept] = [await streamsOf(mara), eventsOf(shop, other, AbortSignal.timeout(30_000))];
  await kept.next();
  await shop.call("logout", {}, mara);
  expect(await ends()).toEqual(ENDED);
  await shop.database.pool.query("select pg_notify('notified', $1)", [
    JSON.stringify({ to: { userIds: [mara.userId] }, name: "openings", data: {} }),
  ]);
  expect((await kept.next()).value).toContain("event: openings");
});

it("ends when the person signs out everywhere else, or changes the password", async () => {
  const mara = await signUp(shop);
  const signedOut = await streamsOf({ ...mara, ...(await secondSession(mara)) });
  await shop.call("endOtherSessions", {}, mara);
  expect(await signedOut()).toEqual(ENDED);
  const changed = await streamsOf({ ...mara, ...(await secondSession(mara)) });
  const body = { currentPassword: PASSWORD, newPassword: "correct horse 2" };
  expect((await shop.call("changePassword", { body }, mara)).status).toBe(204);
  expect(await changed()).toEqual(ENDED);
});

it("ends when an operator signs the person out, or the account is locked", async () => {
  const admin = await makeAdmin(shop);
  const mara = await signUp(shop);
  const signedOut = await streamsOf(mara);
  const params = { id: mara.userId };
  await shop.call("endPersonSessions", { params, body: { reason: "A lost phone" } }, { ...admin, key: randomUUID() });
  expect(await signedOut()).toEqual(ENDED);
  const locked = await streamsOf({ ...mara, ...(await secondSession(mara)) });
  // Locks the account as the shop does automatically. This does not mark its sessions as ended.
  await shop.owner.pool.query("select command.account_lock($1, now())", [mara.userId]);
  expect(await locked()).toEqual(ENDED);
});

it("ends when its session expires", async () => {
  const mara = await signUp(shop);
  const start = shop.clock.now;
  shop.clock.now = new Date(start.getTime() + JWT_TTL_HOURS * 3_600_000 - 50);
  const stream = await openElsewhere(mara);
  shop.clock.now = start;
  expect((await buffer(stream)).toString()).toBe("event: changed\ndata: {}\n\n");
});

it("is refused if its session ended after the call was let in", async () => {
  const mara = await signUp(shop);
  await shop.call("logout", {}, mara);
  await expect(openElsewhere(mara)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

it("ends once the process listens again, if its session ended meanwhile", async () => {
  const mara = await signUp(shop);
  const kept = await openElsewhere(await signUp(shop));
  const deaf = makeHub({ database: shop.database, log: { warn: () => {} }, now: () => shop.clock.now });
  const stream = await deaf.open({
    userId: mara.userId,
    sessionId: sessionIdOf(mara),
    permissions: new Set(),
    address: "192.0.2.1",
  });
  await shop.call("logout", {}, mara);
  await deaf.start();
  expect((await buffer(stream)).toString()).toContain("event: changed");
  await deaf.stop();
  expect(kept.closed).toBe(false);
});
