import { randomUUID } from "node:crypto";
import { NO_RECEIPT_HASH, oddsHash as hashOfTable, parseReceipt, receiptHash, verifySignature } from "@trove/fairness";
import { cents, fromEuros, toEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recompute } from "../../../../../packages/fairness/test/second-implementation.ts";
import { stockBox, type TestBox } from "../../../test/catalogue/stock.ts";
import { credit, signUp } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { makeApp } from "../../app.ts";

const ENTROPY = "00112233445566778899aabbccddeeff";
let shop: Shop;
let box: TestBox;

beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
});
afterAll(() => shop.close());

async function customer(euros = 100) {
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(euros));
  return person;
}

const open = (token: string, body: object = {}, key?: string, lootboxId = box.lootboxId) =>
  shop.call(
    "openLootbox",
    { params: { id: lootboxId }, body: { quantity: 1, expectedPrice: toEuros(box.price), ...body } },
    { token, key },
  );

async function termsFor(token: string) {
  const { nonce, serverSeedHash, clientSeed } = (await shop.call("getProvablyFair", {}, { token })).body;
  const { oddsHash } = (await shop.call("getLootbox", { params: { id: box.lootboxId } })).body;
  return { nonce, serverSeedHash, clientSeed, oddsHash };
}

describe("opening boxes", () => {
  it("charges, delivers and proves what was drawn", async () => {
    const { token, userId } = await customer();
    await shop.call("updateClientSeed", { body: { clientSeed: "glück ✓" } }, { token });
    const held = (await shop.call("getProvablyFair", {}, { token })).body;
    const { status, body } = await open(token, { quantity: 3, clientEntropy: ENTROPY, terms: await termsFor(token) });
    expect(status).toBe(200);

    const { oddsTable } = (await shop.call("getLootboxVersion", { params: { id: box.lootboxId, tableVersion: 1 } }))
      .body;
    const { fairness } = body;
    const again = recompute({ ...fairness, oddsTableText: oddsTable, quantity: 3 });
    expect(fairness).toMatchObject({
      clientSeed: "glück ✓",
      clientEntropy: ENTROPY,
      nonce: 0,
      serverSeedHash: held.serverSeedHash,
    });
    expect(fairness.nextServerSeedHash).toBe(held.nextServerSeedHash);
    expect(again.serverSeedHash).toBe(held.serverSeedHash);
    expect(hashOfTable(oddsTable)).toBe(fairness.oddsHash);
    expect(body.openings.map((opening) => opening.ticket)).toEqual(again.tickets);
    expect(body.openings.map((opening) => opening.itemId)).toEqual(again.itemIds);

    const [key] = (await shop.call("getApplicationInfo")).body.receiptKeys;
    expect(verifySignature(body.receipt.text, body.receipt.signature, key?.publicKey ?? "")).toBe(true);

    expect(body.balance.amount).toBe(toEuros(cents(10_000 - 3 * 499)));
    const inventory = (await shop.call("listInventory", { query: {} }, { token })).body;
    expect(inventory.items.map((item) => item.id).sort()).toEqual(
      body.openings.map((each) => each.inventoryItemId).sort(),
    );
    expect(await balanceOf(shop, { userId })).toBe(10_000 - 3 * 499);
  });

  it("responds to a repeated request with the same bytes and charges once, also after the balance changed", async () => {
    const { token, userId } = await customer();
    const key = randomUUID();
    const first = await open(token, { quantity: 2 }, key);
    await open(token);
    const second = await open(token, { quantity: 2 }, key);
    expect(second.text).toBe(first.text);
    expect(await balanceOf(shop, { userId })).toBe(10_000 - 3 * 499);
  });

  it("gives one effect and one response to the same key in parallel", async () => {
    const { token, userId } = await customer();
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => open(token, {}, key)));
    expect(new Set(responses.map((response) => response.text)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await balanceOf(shop, { userId })).toBe(10_000 - 499);
  });

  it("responds with the same bytes after a restart of the server", async () => {
    const { token, userId } = await customer();
    const key = randomUUID();
    const first = await open(token, { quantity: 2 }, key);
    const { environment, secrets, database, chance } = shop;
    const restarted = await makeApp({
      environment,
      secrets,
      database,
      chance,
      now: () => shop.clock.now,
      pause: shop.pause,
    });
    const second = await restarted.http.inject({
      method: "POST",
      url: `/api/lootboxes/${box.lootboxId}/open`,
      headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
      payload: { quantity: 2, expectedPrice: toEuros(box.price) },
    });
    expect(second.body).toBe(first.text);
    expect(await balanceOf(shop, { userId })).toBe(10_000 - 2 * 499);
    await restarted.http.close();
  });

  it("refuses a key that was used for another request", async () => {
    const { token } = await customer();
    const key = randomUUID();
    await open(token, {}, key);
    expect((await open(token, { quantity: 2 }, key)).body).toMatchObject({ code: "IDEMPOTENCY_REUSED" });
  });

  it("draws the same outcome if a refused request is sent again under the same commitment", async () => {
    const person = await signUp(shop);
    const terms = await termsFor(person.token);
    const body = { quantity: 5, clientEntropy: ENTROPY, terms };
    const refused = await open(person.token, body);
    expect(refused.body).toMatchObject({ code: "INSUFFICIENT_BALANCE", params: { balance: 0, required: 24.95 } });
    await credit(shop, person, cents(10_000));
    const { body: opened } = await open(person.token, body);
    const table = (await shop.call("getLootboxVersion", { params: { id: box.lootboxId, tableVersion: 1 } })).body;
    const expected = recompute({ ...opened.fairness, oddsTableText: table.oddsTable, quantity: 5 });
    expect(opened.fairness.serverSeedHash).toBe(terms.serverSeedHash);
    expect(opened.openings.map((opening) => opening.ticket)).toEqual(expected.tickets);
  });

  it("refuses outdated terms, charges nothing and returns the current ones", async () => {
    const { token, userId } = await customer();
    const terms = await termsFor(token);
    await open(token);
    const { status, body } = await open(token, { terms });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: "DRAW_TERMS_CHANGED", params: { ...(await termsFor(token)), tableVersion: 1 } });
    expect(await balanceOf(shop, { userId })).toBe(10_000 - 499);
  });

  it("refuses a price that the page did not show", async () => {
    const { token } = await customer();
    const { body } = await open(token, { expectedPrice: 4.5 });
    expect(body).toMatchObject({ code: "PRICE_CHANGED", params: { expected: 4.5, actual: 4.99 } });
  });

  it("finds no box that is not public, and does not open a paused one", async () => {
    const { token } = await customer();
    const draft = await stockBox(shop, cents(499), "Draft");
    const paused = await stockBox(shop, cents(499), "Paused");
    expect((await open(token, {}, undefined, draft.lootboxId)).body).toMatchObject({ code: "NOT_FOUND" });
    expect((await open(token, {}, undefined, randomUUID())).body).toMatchObject({ code: "NOT_FOUND" });
    expect((await open(token, {}, undefined, paused.lootboxId)).body).toMatchObject({ code: "LOOTBOX_UNAVAILABLE" });
    expect((await shop.call("getLootbox", { params: { id: paused.lootboxId } })).body.status).toBe("Paused");
    expect((await shop.call("getLootbox", { params: { id: draft.lootboxId } })).status).toBe(404);
  });

  it("uses the current market price, not one that a process has cached", async () => {
    const { token } = await customer();
    await open(token);
    await sql`update items set market_price_cents = market_price_cents + 7
      where item_id = any(${box.drops.map((drop) => drop.itemId)})`.execute(shop.owner.connection);
    const { body } = await open(token);
    const won = body.openings[0];
    const before = box.drops.find((drop) => drop.itemId === won?.itemId)?.marketPrice ?? 0;
    expect(won?.item.marketPrice).toBe(toEuros(cents(before + 7)));
  });

  it("numbers requests without gaps and chains their receipts, however many come at once", async () => {
    const { token } = await customer(500);
    const responses = await Promise.all(Array.from({ length: 30 }, () => open(token)));
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 30 }, () => 200));
    const { items } = (await shop.call("listOpenings", { query: { pageSize: "100" } }, { token })).body;
    expect(items.map((item) => item.nonce)).toEqual(Array.from({ length: 30 }, (_, nonce) => nonce));
    const hashes = [NO_RECEIPT_HASH, ...items.map((item) => receiptHash(item.receipt.text))];
    expect(items.map((item) => parseReceipt(item.receipt.text).previousReceiptHash)).toEqual(hashes.slice(0, -1));
  });

  it("shows an opening only to its owner, with everything that recomputes it", async () => {
    const owner = await customer();
    const stranger = await customer();
    const { body } = await open(owner.token, { quantity: 2, clientEntropy: ENTROPY });
    const transactionId = body.openings[1]?.transactionId ?? "";
    const query = { transactionId, includeItem: "true" as const };
    const detail = (await shop.call("getOpeningDetail", { query }, owner)).body;
    expect(detail.item).toEqual(body.openings[1]?.item);
    expect(detail.requestTransactionIds).toEqual(body.openings.map((opening) => opening.transactionId));
    expect(detail.fairness).toMatchObject({
      serverSeed: body.fairness.serverSeed,
      drawIndex: 1,
      clientEntropy: ENTROPY,
    });
    expect((await shop.call("getOpeningDetail", { query }, stranger)).body).toMatchObject({ code: "NOT_FOUND" });
  });
});

it("leaves the books balanced", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
