import { judgeProofs, LOOK_AWAY, parseProofs, parseReceipt, receiptText } from "@trove/fairness";
import { describe, expect, test } from "vitest";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { confirmOpening } from "../history/judge-stored.ts";
import { lookBack } from "../history/look-back.ts";
import type { Shop } from "../shop/shop.ts";
import { SampleBrowser, settledIn, told } from "./sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "./sample/sample-shop.fixture.ts";

const HOUR_MS = 3_600_000;

/** A browser on one page, whose clock is wrong by `wrongBy` milliseconds. */
async function browserWith(shop: SampleShop, wrongBy: number, calls: Shop = shop.calls) {
  const browser = await SampleBrowser.start(shop, calls);
  browser.clock.pass(wrongBy);
  return browser;
}

describe("the times of an honest shop", () => {
  test.each([HOUR_MS, 20 * HOUR_MS])("hold on a device whose clock is wrong by %d ms", async (wrongBy) => {
    const shop = new SampleShop();
    const browser = await browserWith(shop, wrongBy);
    for (let press = 0; press < 3; press += 1) expect(told(await browser.press())).toEqual(["Verified", []]);
  });

  test("hold when its answer comes hours after the reveal", async () => {
    const shop = new SampleShop();
    let isSilent = true;
    const open: Shop["open"] = async (request) => {
      shop.reveals.push(request);
      if (!isSilent) return shop.answer(request);
      browser.clock.pass(5 * HOUR_MS);
      shop.sleep(5 * HOUR_MS);
      isSilent = false;
      return { status: 0, body: new Uint8Array() };
    };
    const browser = await SampleBrowser.start(shop, { ...shop.calls, open });
    expect(told(await browser.until(browser.press()))).toEqual(["Verified", []]);
  });
});

describe("a clock of the shop that is put forward between offer and record", () => {
  const FIVE_MINUTES_MS = 300_000;

  async function openWhileStepping(ms: number) {
    const shop = new SampleShop();
    const open: Shop["open"] = async (request) => {
      shop.sleep(ms);
      return shop.calls.open(request);
    };
    const browser = await SampleBrowser.start(shop, { ...shop.calls, open });
    return { shop, browser, step: await browser.press() };
  }

  test.each([FIVE_MINUTES_MS, 2 * HOUR_MS])("by %d ms is a question, in the saved file too", async (ms) => {
    const { shop, browser, step } = await openWhileStepping(ms);
    expect(told(step)).toEqual(["Contested", ["record-now Ask"]]);
    const settled = settledIn(step);
    if (settled === undefined) throw new Error("the opening has ended");
    const file = parseProofs(await evidenceOf(settled.opening, browser.kept));
    const judged = await judgeProofs(file, [shop.key.publicKey], LOOK_AWAY);
    const checks = judged.openings.flatMap(({ judgement }) => judgement.checks);
    const open = checks.filter(({ outcome }) => outcome !== "Holds").map(({ id, outcome }) => [id, outcome]);
    expect([judged.verdict, open]).toEqual(["Contested", [["record-now", "Ask"]]]);
    const accepted = await confirmOpening(settled.opening, settled.judgement, browser.around);
    expect(accepted.verdict).toBe("Verified");
  });

  test.each([FIVE_MINUTES_MS, 2 * HOUR_MS])("by %d ms stops nothing after the page is loaded again", async (ms) => {
    const { shop, browser } = await openWhileStepping(ms);
    expect(told(await browser.tab(shop.calls).press())).toEqual(["Verified", []]);
    const { breaches } = await lookBack(USER_ID, browser.around, () => undefined);
    expect(breaches).toEqual([]);
  });
});

describe("a shop that dates as it likes", () => {
  test("may be a day off at the first offer of a visit, and minutes after that", async () => {
    const shop = new SampleShop();
    let off = 0;
    const offer: Shop["offer"] = async (wish) => {
      return shop.offerFor(wish, { time: new Date(Date.parse(shop.now()) + off).toISOString() });
    };
    const browser = await SampleBrowser.start(shop, { ...shop.calls, offer });
    expect(told(await browser.press())).toEqual(["Verified", []]);
    off = HOUR_MS;
    const page = browser.tab({ ...shop.calls, offer, open: (request) => shop.calls.open(request) });
    expect(told(await browser.press(2))[0]).toBe("Clock");
    off = 0;
    expect(told(await page.press(2))).toEqual(["Verified", []]);
    expect(shop.reveals).toHaveLength(2);
  });

  test("can't date a record into the future", async () => {
    const shop = new SampleShop();
    const open: Shop["open"] = async (request) => {
      const { body } = await shop.calls.open(request);
      const parsed = JSON.parse(new TextDecoder().decode(body));
      const text = receiptText({ ...parseReceipt(parsed.receipt.text), time: "9999-01-01T00:00:00.000Z" });
      return { status: 200, body: new TextEncoder().encode(JSON.stringify({ ...parsed, receipt: shop.sign(text) })) };
    };
    const browser = await SampleBrowser.start(shop, { ...shop.calls, open });
    const step = await browser.press();
    expect(told(step)).toEqual(["Breach", ["record-now Differs"]]);
    expect(settledIn(step)?.judgement.isProven).toBe(false);
  });

  test("can't make later debits look older than the press by dating its offer ahead", async () => {
    const shop = new SampleShop();
    const offer: Shop["offer"] = async (wish) => {
      return shop.offerFor(wish, { time: new Date(Date.parse(shop.now()) + 23 * HOUR_MS).toISOString() });
    };
    const browser = await SampleBrowser.start(shop, { ...shop.calls, offer });
    const step = await browser.press();
    const wallet = settledIn(step) ? settledIn(step)?.opening.wallet : undefined;
    const revealedAt = Date.parse(wallet?.revealedAt ?? "");
    expect(revealedAt).toBeLessThanOrEqual(browser.clock.now() + 2 * HOUR_MS);
  });
});
