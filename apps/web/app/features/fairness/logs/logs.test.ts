import { judgeProofs, parseProofs } from "@trove/fairness";
import { describe, expect, test } from "vitest";
import { publicLog } from "../../../../../../packages/fairness/test/sample-logs.ts";
import { SampleKey } from "../../../../../../packages/fairness/test/sample-shop.ts";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { judgeStored } from "../history/judge-stored.ts";
import { lookBack } from "../history/look-back.ts";
import { allOpenings } from "../kept/kept-openings.ts";
import { readShop } from "../kept/kept-shop.ts";
import { SampleBrowser, told } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import type { Shop } from "../shop/shop.ts";
import { keptReader } from "./kept-reader.ts";
import { lookAtLogs } from "./look-at-logs.ts";

const nothing = () => undefined;

async function opened(count: number) {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  for (let press = 0; press < count; press += 1) await browser.press();
  return { shop, browser };
}

/** The shop's calls with other places of the records in the log. */
function placing(shop: SampleShop, logIndex: (nonce: number) => number | null): Shop {
  return {
    ...shop.calls,
    records: async (from) =>
      (await shop.calls.records(from)).map((entry) => ({ ...entry, logIndex: logIndex(entry.nonce) })),
  };
}

describe("the records log", () => {
  test("proves each record, and the evidence carries the proof", async () => {
    const { browser } = await opened(3);
    await lookAtLogs(USER_ID, browser.around);
    const openings = await allOpenings(browser.kept, USER_ID);
    for (const opening of openings) {
      const file = parseProofs(await evidenceOf(opening, browser.kept));
      const judged = await judgeProofs(file, [], await keptReader(browser.around));
      expect(judged.verdict).toBe("Verified");
    }
    expect(openings).toHaveLength(3);
  });

  test("that has another record at a place leaves this one out", async () => {
    const { shop, browser } = await opened(3);
    const looked = await lookBack(USER_ID, browser.tab(placing(shop, (nonce) => 2 - nonce)).around, nothing);
    expect(looked.logged).toEqual({ delayed: [], missing: [0, 2] });
    const step = await browser.press();
    if (step.kind !== "Stopped") throw new Error(`the step is ${step.kind}`);
    const { verdict, checks } = await judgeStored(step.opening, browser.around);
    expect([verdict, checks.filter(({ outcome }) => outcome === "Differs")]).toEqual([
      "Breach",
      [{ id: "record-logged", outcome: "Differs" }],
    ]);
  });

  test("without a place for a record is late, and leaves it out once it has a record that is ten minutes younger", async () => {
    const { shop, browser } = await opened(2);
    const tab = browser.tab(placing(shop, (nonce) => (nonce === 0 ? null : nonce)));
    expect((await lookBack(USER_ID, tab.around, nothing)).logged).toEqual({ delayed: [0], missing: [] });
    for (let second = 0; second < 700; second += 1) shop.now();
    await browser.press();
    expect((await lookBack(USER_ID, tab.around, nothing)).logged).toEqual({ delayed: [], missing: [0] });
  });

  test("that can't be read says nothing", async () => {
    const { shop, browser } = await opened(1);
    const tab = browser.tab({ ...shop.calls, log: () => () => Promise.resolve(undefined) });
    expect((await lookBack(USER_ID, tab.around, nothing)).logged).toBeUndefined();
    expect(told(await tab.press())).toEqual(["Verified", []]);
  });
});

test("a log that forks stops everything, and both checkpoints are kept", async () => {
  const { shop, browser } = await opened(1);
  await lookAtLogs(USER_ID, browser.around);
  const other = await publicLog("records", [new TextEncoder().encode("x"), new TextEncoder().encode("y")]);
  const log: Shop["log"] = (name) => (name === "terms" ? shop.calls.log(name) : async (path) => other.files.get(path));
  const tab = browser.tab({ ...shop.calls, log });
  await lookAtLogs(USER_ID, tab.around);
  const { breaches } = await readShop(browser.kept);
  expect(breaches).toMatchObject([{ log: "records", kind: "fork" }]);
  expect(breaches[0]?.notes).toHaveLength(2);
  expect(told(await browser.press())).toEqual(["Forked", []]);
});

describe("keys of the shop", () => {
  test("count only with a place in the terms log", async () => {
    const shop = new SampleShop();
    const keys: Shop["keys"] = async () => {
      const published = await shop.calls.keys();
      return { ...published, keys: published.keys.map((key) => ({ ...key, logIndex: null })) };
    };
    const browser = await SampleBrowser.start(shop, { ...shop.calls, keys });
    expect((await browser.press()).kind).toBe("Refused");
    expect(shop.reveals).toEqual([]);
    expect(told(await browser.tab(shop.calls).press())).toEqual(["Verified", []]);
  });

  test("that a pinned one endorses count too, so that a new one is no breach", async () => {
    const { shop, browser } = await opened(1);
    shop.keys.push(new SampleKey(10));
    expect(told(await browser.press())).toEqual(["Verified", []]);
    expect(told(await browser.press())).toEqual(["Verified", []]);
  });

  test("that nobody endorses don't, even if the log has them", async () => {
    const { shop, browser } = await opened(2);
    shop.keys.splice(0, 1, new SampleKey(66));
    const step = await browser.tab().press();
    expect(step.kind).toBe("Refused");
    expect(told(step)[1]).toContain("offer-signature Differs");
  });
});
