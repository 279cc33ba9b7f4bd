import { randomBytes } from "node:crypto";
import { parseReceipt, parseVoid, type Verdict } from "@trove/fairness";
import { add, cents, fromEuros, toEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setBoxStatus } from "../../src/demo/demo.store.ts";
import { publishVersion } from "../../src/features/lootboxes/index.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { addBrowser } from "../people/browsers.ts";
import { makeAdmin, credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { callApp } from "../shop/call-app.ts";
import { restartedWith } from "../shop/restarted-shop.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { openBoxes, sendReveal, TestBrowser } from "./browser.ts";
import { type HeldReveal, holdReveal, judge, walletOf } from "./held.ts";
import { sealedByLostKey } from "./lost-key.ts";
import { lockAccount, overwrite, spend, unlockAccount } from "./meanwhile.ts";

let shop: Shop;
let box: TestBox;
let person: TestPerson;
let held: HeldReveal;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Makes a new person with €100, and an offer of two boxes for them that is not revealed yet. */
async function stage(): Promise<void> {
  box = await stockBox(shop);
  person = await signUp(shop);
  await credit(shop, person, fromEuros(100));
  held = await holdReveal(shop, person, box, { quantity: 2 });
}

const reveal = (to: Pick<Shop, "call"> = shop) => sendReveal(to, box, held.body);

/** Expects that the reveal gets a receipt as if nothing had happened since the offer. */
async function expectHonoured(verdict: Verdict = "Verified"): Promise<void> {
  const before = await balanceOf(shop, person);
  const response = await reveal();
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
  const { token } = (
    await shop.call("login", { body: { emailOrUserName: person.userName, password: person.password } })
  ).body;
  const wallet = await walletOf(shop, { ...person, token });
  expect(await judge(shop, held, response, wallet)).toMatchObject({ verdict });
  expect(await balanceOf(shop, person)).toBe(before - 998);
}

const change = (act: Parameters<ReturnType<Shop["owner"]["connection"]["transaction"]>["execute"]>[0]) =>
  shop.owner.connection.transaction().execute(act);

describe("an offer", () => {
  it.each(["Paused", "Archived", "Draft"] as const)("is honoured after its box became %s", async (status) => {
    await stage();
    await change((tx) => setBoxStatus(tx, box.lootboxId, status));
    await expectHonoured();
  });

  it("is honoured at its own price and odds after the box got others, weeks later", async () => {
    await stage();
    const drops = box.drops.map(({ itemId }, index) => ({ itemId, tickets: index === 0 ? 999_997 : 1 }));
    for (const tableVersion of [2, 3]) {
      const price = fromEuros(400);
      await change((tx) =>
        publishVersion(tx, { lootboxId: box.lootboxId, tableVersion, price, drops, at: shop.clock.now }),
      );
    }
    const now = shop.clock.now;
    shop.clock.now = new Date(now.getTime() + 60 * 86_400_000);
    await expectHonoured();
    shop.clock.now = now;
  });

  it("is honoured with the names and prices of its table after an item's price was changed", async () => {
    await stage();
    const admin = await makeAdmin(shop);
    for (const { itemId } of box.drops) {
      const item = (await shop.call("getItem", { params: { id: itemId }, query: {} })).body;
      const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version } = item;
      const same = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version };
      const body = { ...same, marketPrice: toEuros(add(fromEuros(item.marketPrice), cents(7))) };
      expect((await shop.call("updateItem", { params: { id: itemId }, body }, admin)).status).toBe(200);
    }
    const response = await reveal();
    expect(await judge(shop, held, response)).toMatchObject({ verdict: "Verified" });
    const [won] = response.body.openings;
    const drop = box.drops.find(({ itemId }) => itemId === won?.itemId);
    expect(won?.item.marketPrice).toBe(toEuros(drop?.marketPrice ?? cents(0)));
    expect((await shop.call("getLootbox", { params: { id: box.lootboxId } })).body.tableVersion).toBe(5);
  });

  it("is honoured after other browsers were added, with the list of its own time", async () => {
    await stage();
    for (const name of ["Phone", "Tablet"]) {
      await shop.call("addBrowserKey", { body: { publicKey: new TestBrowser().publicKey, name } }, person);
    }
    await expectHonoured();
  });

  it("is honoured after money was spent and came back, and asks whether the person spent it", async () => {
    await stage();
    // Movements have the time of the shop's clock; offers and records have the database's time. This makes both equal.
    shop.clock.now = new Date();
    await spend(shop, person, cents(9_900));
    await credit(shop, person, fromEuros(50));
    await expectHonoured("Contested");
  });

  it("is honoured after the account was locked for a chargeback and unlocked", async () => {
    await stage();
    await lockAccount(shop, person);
    await unlockAccount(shop, person);
    await expectHonoured();
  });
});

async function stranger(): Promise<TestPerson> {
  const somebody = await signUp(shop);
  await credit(shop, somebody, fromEuros(100));
  return somebody;
}

describe("a void", () => {
  it("names every movement since the offer, which lead to the balance", async () => {
    await stage();
    await spend(shop, person, cents(9_000));
    await credit(shop, person, cents(500));
    await spend(shop, person, cents(700));
    const response = await reveal();
    expect([response.status, JSON.parse(response.text).code]).toEqual([409, "INSUFFICIENT_BALANCE"]);
    const { params } = JSON.parse(response.text);
    const record = parseVoid(params.void.text);
    expect(record).toMatchObject({ reason: "INSUFFICIENT_BALANCE", balanceCents: 800, serverSeed: params.serverSeed });
    const statement = (await shop.call("listTransactions", { query: {} }, person)).body;
    const moved = statement.slice(0, 3).map(({ transactionId, amount }) => [transactionId, Math.round(amount * 100)]);
    expect(record.movements.map(({ id, cents: moves }) => [id, moves])).toEqual(moved.toReversed());
    expect(await judge(shop, held, response)).toMatchObject({ verdict: "Contested" });
    expect(await balanceOf(shop, person)).toBe(800);
  });

  it("names no movement from before the offer, also if the offer no longer tells where that was", async () => {
    await stage();
    await openBoxes(shop, person, box);
    await credit(shop, person, box.price);
    held = await holdReveal(shop, person, box, { quantity: 2 });
    shop.clock.now = new Date();
    await spend(shop, person, cents(9_900));
    const response = await sendReveal(shop, box, {
      ...held.body,
      offer: { ...held.body.offer, sealed: sealedByLostKey(held.body) },
    });
    const { movements } = parseVoid(JSON.parse(response.text).params.void.text);
    expect(movements.map(({ cents: moved }) => moved)).toEqual([-9_900]);
    const judged = await judge(shop, held, response, await walletOf(shop, person));
    expect(judged.verdict).toBe("Contested");
    expect(judged.checks.filter(({ outcome }) => outcome === "Ask").map(({ id }) => id)).toEqual(["void-debits"]);
  });

  it("blocks a locked account, for which nothing is opened", async () => {
    await stage();
    await lockAccount(shop, person);
    const response = await reveal();
    expect([response.status, JSON.parse(response.text).code]).toEqual([409, "ACCOUNT_BLOCKED"]);
    const record = parseVoid(JSON.parse(response.text).params.void.text);
    expect(record).toMatchObject({ reason: "ACCOUNT_BLOCKED", movements: [], balanceCents: 10_000 });
    expect(await judge(shop, held, response)).toMatchObject({ verdict: "Contested" });
    await unlockAccount(shop, person);
    const repeated = await reveal();
    expect(JSON.parse(repeated.text).params).toEqual(JSON.parse(response.text).params);
    expect(await balanceOf(shop, person)).toBe(10_000);
  });
});

const newRoot = { JWT_SECRET: "a secret for tests, thirty-two characters", ROOT_KEY: randomBytes(32).toString("hex") };
const ROOT_KEY_PREVIOUS = "5a".repeat(32);

describe("after ROOT_KEY was replaced", () => {
  it("the reveal of an older offer is opened, while the old key is known and when it no longer is", async () => {
    await stage();
    const first = held;
    await restartedWith(shop, { ...newRoot, ROOT_KEY_PREVIOUS }, async (app) => {
      const response = await reveal({ call: callApp(app) });
      expect(await judge(shop, first, response)).toMatchObject({ verdict: "Verified" });
    });
    await stage();
    const voided = held;
    const shortOf = person;
    const itsBox = box;
    await spend(shop, shortOf, cents(9_500));
    await stage();
    await addBrowser(shop, person);
    const resealBack = await resealEverything();
    await restartedWith(shop, newRoot, async (app) => {
      const later = { call: callApp(app) };
      const response = await reveal(later);
      expect(await judge(shop, held, response)).toMatchObject({ verdict: "Verified" });
      const refused = await sendReveal(later, itsBox, voided.body);
      const record = parseVoid(JSON.parse(refused.text).params.void.text);
      expect(record.movements.map(({ cents: moves }) => moves)).toEqual([-9_500]);
      expect(await judge(shop, voided, refused)).toMatchObject({ verdict: "Contested" });
    });
    await resealBack();
  });
});

/** Seals everybody's secret with the new key. Returns a function that seals them with the test's key again. */
async function resealEverything(): Promise<() => Promise<void>> {
  const reseal = (keys: Record<string, string>) =>
    restartedWith(shop, keys, async (app) => {
      await app.jobs.find(({ name }) => name === "reseal-roots")?.run();
    });
  await reseal({ ...newRoot, ROOT_KEY_PREVIOUS });
  return () => reseal({ ...newRoot, ROOT_KEY: ROOT_KEY_PREVIOUS, ROOT_KEY_PREVIOUS: newRoot.ROOT_KEY });
}

const restore = (statement: string, values: unknown[]) => overwrite(shop, statement, values);

describe("after a restore from a backup", () => {
  const noAnswer = async () => {
    const response = await reveal();
    expect([response.status, JSON.parse(response.text).code]).toEqual([409, "HISTORY_LOST"]);
    expect(response.text).not.toContain("lootbox/");
  };

  it("an offer whose past is lost gets no answer, until it is found again", async () => {
    await stage();
    expect((await openBoxes(shop, person, box)).status).toBe(200);
    held = await holdReveal(shop, person, box, { quantity: 2 });
    const { rows } = await sql<{ nonce: number; hash: Buffer }>`
      select nonce, record_hash as hash from fairness_states where user_id = ${person.userId}`.execute(
      shop.owner.connection,
    );
    const [state] = rows;
    const rewind = "update fairness_states set nonce = $2, record_hash = $3 where user_id = $1";
    await restore(rewind, [person.userId, 0, Buffer.alloc(32)]);
    await noAnswer();
    await restore(rewind, [person.userId, 1, Buffer.alloc(32)]);
    await noAnswer();
    expect(await balanceOf(shop, person)).toBe(10_000 - 499);
    await restore(rewind, [person.userId, state?.nonce, state?.hash]);
    await expectHonoured();
  });

  it("an offer whose balance is lost gets no void", async () => {
    await stage();
    await restore("update wallets set balance_cents = 1, last_sequence = 0 where user_id = $1", [person.userId]);
    await noAnswer();
    await restore("update wallets set balance_cents = 10000, last_sequence = 1 where user_id = $1", [person.userId]);
    const response = await reveal();
    expect(parseReceipt(response.body.receipt.text).balanceAfterCents).toBe(10_000 - 998);
  });

  it("an offer whose secret is lost gets no answer either", async () => {
    await stage();
    const { rows } = await sql<{ root: Buffer }>`
      select root_encrypted as root from fairness_states where user_id = ${(await stranger()).userId}`.execute(
      shop.owner.connection,
    );
    const sealRoot = "update fairness_states set root_encrypted = $2 where user_id = $1";
    const own = await sql<{ root: Buffer }>`
      select root_encrypted as root from fairness_states where user_id = ${person.userId}`.execute(
      shop.owner.connection,
    );
    await restore(sealRoot, [person.userId, rows[0]?.root]);
    const older = { ...held.body, offer: { ...held.body.offer, sealed: sealedByLostKey(held.body) } };
    expect((await sendReveal(shop, box, older)).status).toBe(500);
    await restore(sealRoot, [person.userId, own.rows[0]?.root]);
    expect((await sendReveal(shop, box, older)).status).toBe(200);
  });
});
