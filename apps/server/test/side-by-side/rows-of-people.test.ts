import { randomUUIDv7 } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findPasskey, insertPasskey } from "../../src/features/auth/factors/passkeys/passkeys.store.ts";
import { endSession } from "../../src/features/auth/sessions/sessions.store.ts";
import { foldLedger } from "../../src/features/overview/projections/fold-ledger.ts";
import { readSummedHoldings } from "../../src/features/overview/seal/seal.store.ts";
import { numberInvoicesJob } from "../../src/features/purchases/invoices/number-invoices.ts";
import { buyFromBalance, putOnSale, toKeep } from "../orders/orders.ts";
import { cancel, giveItems, ship } from "../orders/shipments.ts";
import { addAddress } from "../payments/till.ts";
import { addBrowser } from "../people/browsers.ts";
import { makeAdmin, credit, sessionIdOf, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));

async function textsOf(query: ReturnType<typeof sql<{ text: string }>>): Promise<string[]> {
  const { rows } = await query.execute(shop.owner.connection);
  return rows.map(({ text }) => text);
}

it("the sums of what people hold are right after sales, shipments and cancellations in parallel with two counts", async () => {
  const people = await times(2, () => signUp(shop));
  const fold = () => foldLedger({ db: shop.database.connection, now: () => shop.clock.now });
  let isBusy = true;
  const counting = times(2, async () => {
    while (isBusy) await fold();
  });
  const trade = async (person: TestPerson) => {
    const [sold = "", ...sent] = await giveItems(shop, person, 3);
    const shippingAddressId = await addAddress(shop, person);
    await credit(shop, person, cents(5_000));
    const sell = () =>
      shop.call(
        "sellInventoryItem",
        { params: { id: sold }, body: { expectedSellPrice: 9 } },
        { token: person.token, key: randomUUIDv7() },
      );
    const send = (ids: string[]) => ship(shop, person, { inventoryItemIds: ids, shippingAddressId });
    const [, , first, second] = await Promise.all([
      sell(),
      sell(),
      send(sent),
      send(sent.slice(1)),
      buyFromBalance(shop, person, toKeep([await putOnSale(shop)])),
    ]);
    const shipped = first.status === 201 ? first : second;
    expect(shipped.status).toBe(201);
    await times(2, () => cancel(shop, person, shipped.body.shipmentId));
  };
  await Promise.all(people.map(trade));
  isBusy = false;
  await counting;
  await fold();
  const { rows } = await sql`
    select count(*)::bigint as pieces, sum(market_price_cents)::bigint as market_cents,
      sum(sell_price_cents)::bigint as sell_cents
    from inventory_items where status = 'InInventory'`.execute(shop.owner.connection);
  expect(await shop.owner.connection.transaction().execute(readSummedHoldings)).toEqual(rows[0]);
  expect(await textsOf(sql`select place::text as text from holding_changes`)).toEqual([]);
});

it("operators find a person by exactly the words of the last name that was saved in parallel", async () => {
  const person = await signUp(shop);
  const names = ["Noor Haddad", "Bo Li", "Mara Lindgren", "Mara Lind", "Ana Maria", "Noor Li"];
  const saved = await times(names.length, (index) => {
    const [firstName = "", lastName = ""] = (names[index] ?? "").split(" ");
    return shop.call("updateProfile", { body: { firstName, lastName, phoneNumber: null } }, { token: person.token });
  });
  expect(saved.map(({ status }) => status)).toEqual(names.map(() => 200));
  const own = sql`user_id = ${person.userId}`;
  expect(await textsOf(sql`select word as text from user_words where ${own} order by 1`)).toEqual(
    await textsOf(sql`select user_words_of(search_text) as text from users where ${own} order by 1`),
  );
});

it("each list of browser keys that a person had is kept when keys are added and removed in parallel", async () => {
  const person = await signUp(shop);
  const added = await times(5, () => addBrowser(shop, person));
  expect(added.map(({ status }) => status)).toEqual(added.map(() => 200));
  // The first key: without the last one, the list would be one that is kept already.
  const [id = ""] = await textsOf(sql`
    select k.browser_key_id::text as text from browser_keys as k
    join browser_key_lists as l on l.user_id = k.user_id and l.public_keys = array[k.public_key]
    where k.user_id = ${person.userId}`);
  await times(2, () => shop.call("removeBrowserKey", { params: { id } }, { token: person.token }));
  const sizes = await textsOf(sql`
    select cardinality(public_keys)::text as text from browser_key_lists where user_id = ${person.userId} order by 1`);
  expect(sizes).toEqual(["1", "2", "3", "4", "4", "5"]);
});

it("one of two accounts that register one passkey in parallel gets it", async () => {
  const people = await times(2, () => signUp(shop));
  const credentialId = randomUUIDv7();
  const passkey = { credentialId, publicKey: Buffer.alloc(1), counter: 0, transports: [], name: "Phone" };
  const { connection } = shop.database;
  const register = ({ userId }: TestPerson) =>
    connection
      .transaction()
      .execute((tx) => insertPasskey(tx, { ...passkey, userId, passkeyId: randomUUIDv7(), createdAt: new Date() }));
  const taken = await Promise.all(people.map(register));
  expect(taken.toSorted()).toEqual([false, true]);
  expect(await findPasskey(connection, credentialId)).toMatchObject({ userId: people[taken.indexOf(true)]?.userId });
});

it("an ended session and a locked account are told once, and a lock is examined for signals", async () => {
  const [person, locked] = await times(2, () => signUp(shop));
  if (person === undefined || locked === undefined) throw new Error("nobody");
  const admin = await makeAdmin(shop);
  const told: string[] = [];
  const listener = await shop.owner.pool.connect();
  listener.on("notification", ({ payload = "" }) => void (payload.includes("ended") && told.push(payload)));
  await listener.query("listen notified");
  const sessionId = sessionIdOf(person);
  await times(3, () => endSession(shop.database.connection, person.userId, sessionId, new Date()));
  const lock = { params: { id: locked.userId }, body: { isLocked: true, reason: "Asked for it", version: 1 } };
  await times(2, () => shop.call("lockPerson", lock, { token: admin.token, key: randomUUIDv7() }));
  await listener.query("select 1");
  listener.release(true);
  expect(told.toSorted()).toEqual(
    [
      `{"endedSessionId": "${sessionId}"}`,
      `{"endedSessionId": "${sessionIdOf(locked)}"}`,
      `{"endedUserId": "${locked.userId}"}`,
    ]
      .filter((line) => told.includes(line))
      .toSorted(),
  );
  expect(told).toContain(`{"endedSessionId": "${sessionId}"}`);
  expect(told).toContain(`{"endedUserId": "${locked.userId}"}`);
  expect(await textsOf(sql`select kind as text from signal_queue where user_id = ${locked.userId}`)).toEqual(["Lock"]);
});

it("processes that number invoices in parallel leave no gap and number each once", async () => {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  const lamp = await putOnSale(shop);
  const job = numberInvoicesJob(shop.database.connection);
  await times(12, async () => {
    expect((await buyFromBalance(shop, person, toKeep([lamp]))).status).toBe(201);
    await job.run();
  });
  await job.run();
  const numbers = await textsOf(sql`select number::text as text from invoices where kind = 'Invoice' order by number`);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
  expect(numbers.length).toBeGreaterThanOrEqual(12);
  expect(await textsOf(sql`select kind as text from invoice_queue`)).toEqual([]);
});
