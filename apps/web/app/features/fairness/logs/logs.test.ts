import { judgeProofs, type LogName, parseProofs, proofsText } from "@trove/fairness";
import { minuteOf, recordsLog } from "@trove/fairness/log";
import { describe, expect, test } from "vitest";
import { publicLog } from "../../../../../../packages/fairness/test/sample-logs.ts";
import { SampleKey } from "../../../../../../packages/fairness/test/sample-shop.ts";
import { evidenceOf, proofsOf } from "../evidence/proofs-of.ts";
import { judgeStored } from "../history/judge-stored.ts";
import { lookBack } from "../history/look-back.ts";
import { allOpenings } from "../kept/kept-openings.ts";
import { SampleBrowser, settledIn, told } from "../opening/sample/sample-browser.fixture.ts";
import { leafOf } from "../opening/sample/sample-records.fixture.ts";
import { SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import type { Shop } from "../shop/shop.ts";
import { DAY_MS } from "./incidents.ts";
import { keptReader } from "./kept-reader.ts";
import { lookAtLogs } from "./look-at-logs.ts";

const nothing = () => undefined;

function pass(shop: SampleShop, browser: SampleBrowser, ms: number): void {
  shop.sleep(ms);
  browser.clock.pass(ms);
}

/** The shop's calls, but with other files for one log. */
function logging(calls: Shop, log: LogName, files: ReadonlyMap<string, Uint8Array>): Shop {
  return { ...calls, log: (name) => (name === log ? async (path) => files.get(path) : calls.log(name)) };
}

async function opened(count: number) {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  for (let press = 0; press < count; press += 1) await browser.press();
  return { shop, browser };
}

/** The shop's calls, but with other indexes of the records in the log. */
function placing(shop: SampleShop, logIndex: (nonce: number) => number | null): Shop {
  return {
    ...shop.calls,
    records: async (from) =>
      (await shop.calls.records(from)).map((entry) => ({ ...entry, logIndex: logIndex(entry.nonce) })),
  };
}

/** For each stored record, whether its file of proofs shows that the log has it. */
async function loggedIn({ kept, parts }: SampleBrowser): Promise<(string | undefined)[]> {
  const file = parseProofs(proofsText(await proofsOf(await allOpenings(kept, USER_ID), USER_ID, kept)));
  const { openings } = await judgeProofs(file, [], await keptReader(parts));
  return openings.map(({ judgement }) => judgement.checks.find(({ id }) => id === "record-logged")?.outcome);
}

const late = { delayed: [0, 1], missing: [] };
const leftOut = { delayed: [], missing: [0, 1] };

describe("the records log", () => {
  test("proves each record, and the evidence carries the proof", async () => {
    const { browser } = await opened(3);
    await lookAtLogs(USER_ID, browser.parts);
    const openings = await allOpenings(browser.kept, USER_ID);
    for (const opening of openings) {
      const file = parseProofs(await evidenceOf(opening, browser.kept));
      const judged = await judgeProofs(file, [], await keptReader(browser.parts));
      expect(judged.verdict).toBe("Verified");
    }
    expect(openings).toHaveLength(3);
  });

  test("the records log that has another record at a place leaves this one out", async () => {
    const { shop, browser } = await opened(3);
    const looked = await lookBack(USER_ID, browser.tab(placing(shop, (nonce) => 2 - nonce)).parts, nothing);
    expect(looked.logged).toEqual({ delayed: [], missing: [0, 2] });
    const step = await browser.press();
    if (step.kind !== "Refused" || step.why !== "Stopped") throw new Error(`the step is ${step.kind}`);
    const { verdict, checks } = await judgeStored(step.opening, browser.parts);
    expect([verdict, checks.filter(({ outcome }) => outcome === "Differs")]).toEqual([
      "Breach",
      [{ id: "record-logged", outcome: "Differs" }],
    ]);
    expect(await loggedIn(browser)).toEqual(["Differs", "Holds", "Differs"]);
    await lookAtLogs(USER_ID, browser.parts);
    expect(await loggedIn(browser)).toEqual(["Holds", "Holds", "Holds"]);
  });

  test("the records log without a place for a record is late, and leaves it out once it has a record that is ten minutes younger", async () => {
    const { shop, browser } = await opened(2);
    const tab = browser.tab(placing(shop, (nonce) => (nonce === 0 ? null : nonce)));
    expect((await lookBack(USER_ID, tab.parts, nothing)).logged).toEqual({ delayed: [0], missing: [] });
    pass(shop, browser, 700_000);
    await browser.press();
    expect((await lookBack(USER_ID, tab.parts, nothing)).logged).toEqual({ delayed: [], missing: [0] });
    expect(await loggedIn(browser)).toEqual(["Differs", "Holds", "Holds"]);
  });

  test("the records log whose last leaf is dated back hides nothing", async () => {
    const { shop, browser } = await opened(2);
    pass(shop, browser, 700_000);
    await browser.press();
    const [first, , last] = shop.ended.map(({ entry }) => leafOf(entry));
    if (first === undefined || last === undefined) throw new Error("the shop has three records");
    const hiding = await publicLog("records", [last, { ...last, time: first.time }].map(recordsLog.write));
    const tab = browser.tab(
      logging(
        placing(shop, () => null),
        "records",
        hiding.files,
      ),
    );
    const { logged } = await lookBack(USER_ID, tab.parts, nothing);
    expect(logged).toEqual({ delayed: [2], missing: [0, 1] });
  });

  test.each<[string, number, { delayed: number[]; missing: number[] }]>([
    ["two hours ahead of the expected time proves nothing about a record that is not logged yet", 7_200_000, late],
    ["within two minutes of the expected time is younger", 60_000, leftOut],
  ])("a leaf of the records log that is dated %s", async (_, ahead, logged) => {
    const { shop, browser } = await opened(2);
    pass(shop, browser, 700_000);
    const [first] = shop.ended.map(({ entry }) => leafOf(entry));
    if (first === undefined) throw new Error("the shop has two records");
    const time = minuteOf(new Date(Date.parse(shop.now()) + ahead).toISOString());
    const dated = await publicLog("records", [recordsLog.write({ ...first, time })]);
    const calls = logging(
      placing(shop, () => null),
      "records",
      dated.files,
    );
    expect((await lookBack(USER_ID, browser.tab(calls).parts, nothing)).logged).toEqual(logged);
  });

  test("records of a log whose other leaves are all dated ahead are left out after a day", async () => {
    const { shop, browser } = await opened(1);
    const [first] = shop.ended.map(({ entry }) => leafOf(entry));
    if (first === undefined) throw new Error("the shop has a record");
    const dated = await publicLog("records", [recordsLog.write({ ...first, time: "2030-01-01T00:00Z" })]);
    const calls = logging(
      placing(shop, () => null),
      "records",
      dated.files,
    );
    const { parts } = browser.tab(calls);
    expect((await lookBack(USER_ID, parts, nothing)).logged).toEqual({ delayed: [0], missing: [] });
    browser.clock.pass(DAY_MS);
    expect((await lookBack(USER_ID, parts, nothing)).logged).toEqual({ delayed: [], missing: [0] });
  });

  test("the records log that never gets a record leaves it out after a day, whatever the record's time", async () => {
    const { shop, browser } = await opened(1);
    const tab = browser.tab(placing(shop, () => null));
    await lookAtLogs(USER_ID, tab.parts);
    pass(shop, browser, DAY_MS - 1);
    await lookAtLogs(USER_ID, tab.parts);
    expect(settledIn(await browser.press())).toBeDefined();
    pass(shop, browser, 1);
    await lookAtLogs(USER_ID, tab.parts);
    expect(await browser.press()).toMatchObject({ why: "Stopped", opening: { nonce: 0, verdict: "Breach" } });
    await lookAtLogs(USER_ID, browser.parts);
    expect(told(await browser.press())).toEqual(["Verified", []]);
    expect((await allOpenings(browser.kept, USER_ID)).map(({ verdict }) => verdict)).not.toContain("Breach");
  });

  test("the records log of which one tile is odd has a day to mend it", async () => {
    const { shop, browser } = await opened(2);
    const read = shop.calls.log("records");
    const odd = async (path: string, most: number) =>
      path.startsWith("tile/0") ? new Uint8Array(64) : read(path, most);
    const tab = browser.tab({ ...shop.calls, log: (name) => (name === "records" ? odd : shop.calls.log(name)) });
    expect((await lookBack(USER_ID, tab.parts, nothing)).logged).toEqual({ delayed: [0, 1], missing: [] });
    browser.clock.pass(DAY_MS);
    expect((await lookBack(USER_ID, tab.parts, nothing)).logged).toEqual({ delayed: [], missing: [0, 1] });
  });
});

describe("keys of the shop", () => {
  test("count only with a place in the terms log", async () => {
    const shop = new SampleShop();
    const keys: Shop["keys"] = async () => {
      const published = await shop.calls.keys();
      return { ...published, keys: published.keys.map((key) => ({ ...key, logIndex: null })) };
    };
    const browser = await SampleBrowser.start(shop, { ...shop.calls, keys });
    expect(told(await browser.press())[0]).toBe("Refused");
    expect(shop.reveals).toEqual([]);
    expect(told(await browser.tab(shop.calls).press())).toEqual(["Verified", []]);
  });

  test("keys of the shop that a pinned one endorses count too, so that a new one is no breach", async () => {
    const { shop, browser } = await opened(1);
    shop.keys.push(new SampleKey(10));
    expect(told(await browser.press())).toEqual(["Verified", []]);
    expect(told(await browser.press())).toEqual(["Verified", []]);
  });

  test("keys of the shop that nobody endorses don't count, even if the log has them", async () => {
    const { shop, browser } = await opened(2);
    shop.keys.splice(0, 1, new SampleKey(66));
    const step = await browser.tab().press();
    expect(told(step)[0]).toBe("Refused");
    expect(told(step)[1]).toContain("offer-signature Differs");
  });
});
