import { boxTree, keyText, LogFault } from "@trove/fairness/log";
import { oddsHash as hashOf, parseOffer, provenOdds } from "@trove/fairness";
import { cents, toEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, openBoxes, requestOffer } from "../../../../test/openings/browser.ts";
import { overwrite } from "../../../../test/openings/meanwhile.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { runJob } from "../../../../test/public-log/jobs.ts";
import { policyOf, readTermsLog } from "../../../../test/public-log/reader.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { setBoxStatus } from "../../../demo/demo.store.ts";
import { openDatabase } from "../../../database/connection.ts";
import { publishVersion, readTermsHead } from "../../lootboxes/index.ts";
import { boxesOfLines } from "./box-lines.ts";
import { readTermsView } from "./terms-view.ts";

async function customer(shop: Shop): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  return person;
}

const offerFor = async (shop: Shop, person: TestPerson, box: TestBox, price = box.price) =>
  requestOffer(shop, person, { ...box, price }, await browserOf(shop, person));

/** Publishes a version with the same drops at another price. */
const reprice = (shop: Shop, { lootboxId, drops }: TestBox, tableVersion: number, price: number) =>
  shop.owner.connection
    .transaction()
    .execute((tx) => publishVersion(tx, { lootboxId, tableVersion, price: cents(price), drops, at: shop.clock.now }));

async function detailOf(shop: Shop, { lootboxId: id }: TestBox) {
  shop.app.publicCache.clear();
  return (await shop.call("getLootbox", { params: { id } })).body;
}

describe("the terms log", () => {
  let shop: Shop;
  let person: TestPerson;
  let boxes: TestBox[];
  beforeAll(async () => {
    shop = await openShop();
    person = await customer(shop);
    boxes = [await stockBox(shop), await stockBox(shop, cents(999)), await stockBox(shop, cents(299), "Paused")];
    await shop.app.publicLog.terms.publish();
  });
  afterAll(() => shop.close());

  it("proves a box's odds again once the database can be read again", async () => {
    const [{ lootboxId } = { lootboxId: "" }] = boxes;
    const { tree, now } = await readTermsHead(shop.owner.connection);
    const { log: key } = await policyOf(shop, "terms");
    const reader = openDatabase(shop.appUrl, 1, () => {});
    const view = await readTermsView(reader.connection, { key, tree, noticeMinutes: 0 }, now);
    await shop.owner.pool.query("revoke select on log_tiles from trove_app");
    await expect(view?.find(lootboxId, now.toISOString())).rejects.toThrow("permission denied");
    await shop.owner.pool.query("grant select on log_tiles to trove_app");
    expect(await view?.find(lootboxId, now.toISOString())).toMatchObject({ proof: { leaves: expect.any(Array) } });
    await reader.close();
  });

  it("has the shop's key, the tables of all open boxes, and the tree of their hashes, whose lines anybody can read", async () => {
    const leaves = await readTermsLog(shop);
    const tables = leaves.flatMap((leaf) => (leaf.kind === "odds" ? [leaf.table] : []));
    expect(tables.map(({ boxId }) => boxId).toSorted()).toEqual(boxes.slice(0, 2).map(({ lootboxId }) => lootboxId));
    const [key, ...otherKeys] = leaves.filter(({ kind }) => kind === "key");
    const { receiptKeys } = (await shop.call("getApplicationInfo")).body;
    expect([key, otherKeys]).toMatchObject([{ publicKey: receiptKeys[0]?.publicKey }, []]);
    const terms = leaves.findLast((leaf) => leaf.kind === "terms");
    const lines = (await shop.app.http.inject({ url: `/log/terms/boxes/${terms?.root}` })).body;
    expect(boxesOfLines(lines)).toEqual(
      tables
        .map((table) => ({ boxId: table.boxId, oddsHash: hashOf(JSON.stringify(table)) }))
        .toSorted((one, other) => (one.boxId < other.boxId ? -1 : 1)),
    );
    expect(terms).toMatchObject(boxTree(boxesOfLines(lines)));
  });

  it("proves the odds of every offer, the next one included", async () => {
    const policy = await policyOf(shop, "terms");
    const [box] = boxes;
    if (box === undefined) throw new Error("there is a box");
    const browser = await browserOf(shop, person);
    const first = (await requestOffer(shop, person, box, browser, { clientEntropy: "00".repeat(16) })).body;
    const next = { entropyHash: "ab".repeat(32), version: 3 } as const;
    const reveal = { ...browser.reveal(first, "lucky", "00".repeat(16)), next };
    const opened = await shop.call("openLootbox", { params: { id: box.lootboxId }, body: reveal }, person);
    for (const offered of [first, opened.body.nextOffer]) {
      const { boxId, oddsHash, time, terms } = parseOffer(offered?.offer.text ?? "");
      const { leaves, tree } = await provenOdds(offered?.terms ?? null, boxId, policy);
      expect(tree).toEqual(terms);
      expect(leaves.findLast(({ validFrom }) => validFrom <= time)?.oddsHash).toBe(oddsHash);
      await expect(provenOdds(offered?.terms ?? null, boxes[1]?.lootboxId ?? "", policy)).rejects.toThrow(LogFault);
    }
  });

  it("grows only when something has changed", async () => {
    const before = (await readTermsLog(shop)).length;
    await runJob(shop.app, "terms-log");
    await shop.app.publicLog.terms.publish();
    expect(await readTermsLog(shop)).toHaveLength(before);
  });

  it("has a new box before it is opened for the first time, without anybody's help", async () => {
    const box = await stockBox(shop, cents(150));
    expect((await openBoxes(shop, person, box)).status).toBe(200);
    const last = (await readTermsLog(shop)).at(-1);
    expect(last).toMatchObject({ kind: "terms", count: 3 });
  });

  it("changes at once in a shop without notice, and so does the page", async () => {
    const box = await stockBox(shop, cents(150));
    await openBoxes(shop, person, box);
    await reprice(shop, box, 2, 175);
    expect((await offerFor(shop, person, box)).body).toMatchObject({ code: "PRICE_CHANGED" });
    expect(await detailOf(shop, box)).toMatchObject({ tableVersion: 2, price: 1.75, announced: null });
    expect((await openBoxes(shop, person, { ...box, price: cents(175) })).status).toBe(200);
  });

  it("keeps its name when the shop's address changes", async () => {
    const { key } = await policyOf(shop, "terms").then(({ log }) => ({ key: keyText(log) }));
    const { logs } = (await shop.call("getApplicationInfo")).body;
    expect(logs.terms).toBe(key);
    expect(key.split("+")[0]).toBe("127.0.0.1:3000/log/terms");
  });
});

describe("with a notice of ten minutes", () => {
  let shop: Shop;
  let person: TestPerson;
  beforeAll(async () => {
    shop = await openShop({ ODDS_NOTICE_MINUTES: "10" });
    person = await customer(shop);
  });
  afterAll(() => shop.close());

  const minutesFrom = (time: string | undefined) => (Date.parse(time ?? "") - Date.now()) / 60_000;

  it("an open box keeps its odds until the announced ones are in force", async () => {
    const box = await stockBox(shop);
    expect((await openBoxes(shop, person, box)).status).toBe(200);
    await reprice(shop, box, 2, 600);
    await shop.app.publicLog.terms.publish();
    const { announced, ...shown } = await detailOf(shop, box);
    expect(shown).toMatchObject({ tableVersion: 1, price: toEuros(box.price) });
    expect(announced).toMatchObject({ next: { tableVersion: 2, price: 6 } });
    expect(Math.floor(minutesFrom(announced?.validFromUtc))).toBe(11);
    expect((await offerFor(shop, person, box)).status).toBe(200);
    expect((await offerFor(shop, person, box, cents(600))).body).toMatchObject({ code: "PRICE_CHANGED" });
    const later = await shop.app.publicLog.terms.find(box.lootboxId, announced?.validFromUtc ?? "");
    expect(later?.oddsHash).toBe(announced?.next?.oddsHash);
    expect(later?.proof.leaves.length).toBeLessThan((await readTermsLog(shop)).length);
  });

  it("the announced odds are shown and drawn from when their time has come", async () => {
    const box = await stockBox(shop);
    await openBoxes(shop, person, box);
    await reprice(shop, box, 2, 600);
    await shop.app.publicLog.terms.publish();
    // Puts announced terms into force, because the test can't move the database's clock.
    await overwrite(shop, "update terms_leaves set valid_from = now() where valid_from > now()", []);
    await runJob(shop.app, "terms-log");
    expect(await detailOf(shop, box)).toMatchObject({ tableVersion: 2, price: 6, announced: null });
  });

  it("a box that pauses is not offered at once, and closes in the log after the notice", async () => {
    const box = await stockBox(shop);
    await openBoxes(shop, person, box);
    await shop.owner.connection.transaction().execute((tx) => setBoxStatus(tx, box.lootboxId, "Paused"));
    await shop.app.publicLog.terms.publish();
    expect((await offerFor(shop, person, box)).body).toMatchObject({ code: "LOOTBOX_UNAVAILABLE" });
    const { announced } = await detailOf(shop, box);
    expect(announced?.next).toBeNull();
    expect(Math.floor(minutesFrom(announced?.validFromUtc))).toBe(11);
  });
});
