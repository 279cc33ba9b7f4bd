import { describe, expect, test } from "vitest";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { allOpenings, changeOpening, openingsAt } from "../kept/kept-openings.ts";
import { knowKeys } from "../kept/kept-person.ts";
import { SampleBrowser, told } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import type { Shop } from "../shop/shop.ts";
import { checkStatement } from "./check-statement.ts";
import { lookAtLogs } from "../logs/look-at-logs.ts";
import { judgeStored } from "./judge-stored.ts";
import { lookAtPast } from "./look-at-past.ts";
import { lookBack } from "./look-back.ts";

const nothing = () => undefined;

async function opened(count: number) {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  for (let press = 0; press < count; press += 1) await browser.press();
  return { shop, browser };
}

describe("a look at all records", () => {
  test("finds what is kept unchanged, and keeps it once", async () => {
    const { browser } = await opened(3);
    expect(await lookBack(USER_ID, browser.parts, nothing)).toEqual({
      count: 3,
      breaches: [],
      missing: [],
      lost: [],
      unsaid: [],
      logged: { delayed: [], missing: [] },
    });
    expect(await allOpenings(browser.kept, USER_ID)).toHaveLength(3);
  });

  test("a look at all records on a new device judges the whole history without questions", async () => {
    const { shop, browser } = await opened(4);
    const intent = browser.intent();
    await browser.openings.prepare(intent);
    shop.move(100 - shop.balanceCents);
    await browser.openings.open(intent, browser.page);
    expect(shop.ended.at(-1)?.entry.kind).toBe("Void");
    const seen: number[] = [];
    const phone = await SampleBrowser.start(shop);
    const looked = await lookBack(USER_ID, phone.parts, (count) => seen.push(count));
    expect(looked.breaches).toEqual([]);
    const verdicts = (await allOpenings(phone.kept, USER_ID)).map(({ verdict }) => verdict);
    expect(new Set(verdicts)).toEqual(new Set(["Recomputed"]));
    expect(seen).toEqual([looked.count]);
    // Each record can also be judged alone, even before this browser has opened anything.
    for (const opening of await allOpenings(phone.kept, USER_ID)) {
      expect((await judgeStored(opening, phone.parts)).verdict).toBe("Recomputed");
    }
  });

  test("reaches back beyond a browser's first offer without being asked for, once", async () => {
    const { shop } = await opened(4);
    const phone = await SampleBrowser.start(shop);
    let lists = 0;
    const calls: Shop = { ...shop.calls, records: (from) => ((lists += 1), shop.calls.records(from)) };
    // The first press only asks whether the other browser is the person's.
    await phone.press();
    await knowKeys(phone.kept, USER_ID, shop.browserKeys);
    expect(told(await phone.press())).toEqual(["Verified", []]);
    const { parts } = phone.tab(calls);
    for (let visit = 0; visit < 2; visit += 1) await lookAtPast(USER_ID, parts);
    const verdicts = (await allOpenings(phone.kept, USER_ID)).map(({ verdict }) => verdict);
    expect(verdicts).toEqual([...Array.from({ length: 4 }, () => "Recomputed"), "Verified"]);
    expect(lists).toBe(2);
  });

  test("a record that changed since is a breach that the shop's signatures prove, and stops everything", async () => {
    const { shop, browser } = await opened(2);
    const other = new SampleShop();
    const forger = await SampleBrowser.start(other);
    await forger.press();
    const lying: Shop = {
      ...shop.calls,
      records: async (from) => [...other.ended, ...shop.ended.slice(1)].slice(from).map(({ entry }) => entry),
    };
    const looked = await lookBack(USER_ID, browser.tab(lying).parts, nothing);
    expect(looked.breaches).toMatchObject([{ nonce: 0, isProven: true }]);
    expect(told(await browser.press())).toEqual(["Stopped", []]);
    expect(await openingsAt(browser.kept, USER_ID, "Stopped")).toHaveLength(1);
  });

  test("finds the record of a breach that was only shown, and keeps nothing twice", async () => {
    const { shop } = await opened(0);
    const browser = await SampleBrowser.start(shop, {
      ...shop.calls,
      open: async (request) => {
        const { status, body } = await shop.calls.open(request);
        const changed = new TextDecoder().decode(body).replace(/"ticket":\d+/u, '"ticket":0');
        return { status, body: new TextEncoder().encode(changed) };
      },
    });
    expect(told(await browser.press())[0]).toBe("Breach");
    await lookBack(USER_ID, browser.parts, nothing);
    expect(await allOpenings(browser.kept, USER_ID)).toHaveLength(1);
    expect((await checkStatement(shop.statement, USER_ID, browser.parts)).outcome).toBe("Holds");
  });

  test("a gap in the chain is a breach for a browser that sees it for the first time", async () => {
    const { shop } = await opened(3);
    const calls: Shop = {
      ...shop.calls,
      records: async (from) => shop.ended.filter((_, nonce) => nonce !== 1 && nonce >= from).map(({ entry }) => entry),
    };
    const phone = await SampleBrowser.start(shop, calls);
    expect((await lookBack(USER_ID, phone.parts, nothing)).breaches).toMatchObject([{ nonce: 2 }]);
  });

  test("what two records of one page name is proven to a browser that sees both for the first time", async () => {
    const { shop } = await opened(2);
    const [first = [], second = []] = shop.ended.map(({ entry }) => entry.record.text.split("\n"));
    // Line 11 of a receipt names the inventory items.
    const forged = shop.sign(second.with(10, first[10] ?? "").join("\n"));
    const calls: Shop = {
      ...shop.calls,
      records: async (from) =>
        (await shop.calls.records(from)).map((entry) => (entry.nonce === 1 ? { ...entry, record: forged } : entry)),
    };
    const phone = await SampleBrowser.start(shop, calls);
    const { breaches } = await lookBack(USER_ID, phone.parts, nothing);
    expect(breaches).toMatchObject([{ nonce: 1, isProven: true }]);
  });

  test("a list without its beginning lacks it", async () => {
    const { shop, browser } = await opened(3);
    const calls: Shop = { ...shop.calls, records: async (from) => (await shop.calls.records(from)).slice(-1) };
    expect((await lookBack(USER_ID, browser.tab(calls).parts, nothing)).missing).toEqual([0, 1]);
    const phone = await SampleBrowser.start(shop, calls);
    expect((await lookBack(USER_ID, phone.parts, nothing)).missing).toEqual([0, 1]);
  });

  test("a record that can't be read is a breach to be seen and set aside, and nothing throws", async () => {
    const { shop, browser } = await opened(1);
    const calls: Shop = {
      ...shop.calls,
      records: async (from) => (await shop.calls.records(from)).map((entry) => ({ ...entry, record: shop.sign("?") })),
    };
    for (const page of [browser, await SampleBrowser.start(shop)]) {
      const { parts, kept } = page.tab(calls);
      expect((await lookBack(USER_ID, parts, nothing)).breaches).toMatchObject([{ verdict: "Breach" }]);
      const [stopped] = await openingsAt(kept, USER_ID, "Stopped");
      if (stopped === undefined) throw new Error("nothing was stopped");
      expect((await judgeStored(stopped, parts)).verdict).toBe("Breach");
      expect(await evidenceOf(stopped, kept)).toContain('"?"');
      await lookAtLogs(USER_ID, parts);
      await changeOpening(kept, stopped, { stage: "Done" });
      expect((await lookBack(USER_ID, page.parts, nothing)).count).toBe(1);
      expect(await openingsAt(kept, USER_ID, "Stopped")).toEqual([]);
    }
  });

  test("a record that takes the place of a proven breach is one too, and what was set aside stays so", async () => {
    const { shop } = await opened(2);
    const text = shop.ended[1]?.entry.record.text.replace(/\n\d+\n/u, "\n1\n") ?? "";
    const lines = text.split("\n");
    lines[8] = "1";
    const forged = shop.sign(lines.join("\n"));
    const lying: Shop = {
      ...shop.calls,
      records: async (from) =>
        (await shop.calls.records(from)).map((entry) => (entry.nonce === 1 ? { ...entry, record: forged } : entry)),
    };
    const phone = await SampleBrowser.start(shop, lying);
    expect((await lookBack(USER_ID, phone.parts, nothing)).breaches).toMatchObject([{ nonce: 1, isProven: true }]);
    const honest = phone.tab(shop.calls);
    expect((await lookBack(USER_ID, honest.parts, nothing)).breaches).toMatchObject([{ nonce: 1, isProven: true }]);
    for (const row of await openingsAt(phone.kept, USER_ID, "Stopped")) {
      expect((await judgeStored(row, phone.parts)).verdict).toBe("Breach");
      await changeOpening(phone.kept, row, { stage: "Done" });
    }
    await lookBack(USER_ID, honest.parts, nothing);
    expect(await openingsAt(phone.kept, USER_ID, "Stopped")).toEqual([]);
  });

  test("records that the shop no longer lists are named", async () => {
    const { shop, browser } = await opened(3);
    const calls: Shop = { ...shop.calls, records: async (from) => shop.ended.slice(from, 1).map(({ entry }) => entry) };
    expect((await lookBack(USER_ID, browser.tab(calls).parts, nothing)).missing).toEqual([1, 2]);
  });
});

describe("the statement", () => {
  test("has one receipt for each debit of an opening", async () => {
    const { shop, browser } = await opened(3);
    expect((await checkStatement(shop.statement, USER_ID, browser.parts)).outcome).toBe("Holds");
  });

  test("the statement with a debit that no receipt names differs", async () => {
    const { shop, browser } = await opened(1);
    const id = shop.move(-499);
    expect(await checkStatement(shop.statement, USER_ID, browser.parts)).toMatchObject({
      outcome: "Differs",
      about: [id],
    });
  });
});
