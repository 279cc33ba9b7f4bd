import { judgeProofs, LOOK_AWAY, parseProofs, parseReceipt, receiptText } from "@trove/fairness";
import { describe, expect, test } from "vitest";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { confirmOpening } from "../history/judge-stored.ts";
import { lookBack } from "../history/look-back.ts";
import type { Shop } from "../shop/shop.ts";
import { SampleBrowser, settledIn, told } from "./sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "./sample/sample-shop.fixture.ts";

const HOUR_MS = 3_600_000;

const MINUTE_MS = 60_000;
const VERIFIED = ["Verified", []];

const kindsOf = ({ asked }: SampleBrowser) => asked.map(({ kind }) => kind);

/** Time passes, on the device and in the shop. */
function pass(shop: SampleShop, browser: SampleBrowser, ms: number): void {
  shop.sleep(ms);
  browser.clock.pass(ms);
}

/** A browser that has opened a box before, ten minutes ago. */
async function playedBefore() {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  expect(told(await browser.press())).toEqual(VERIFIED);
  pass(shop, browser, 10 * MINUTE_MS);
  return { shop, browser };
}

describe("a clock that was set", () => {
  test.each([HOUR_MS, -20 * HOUR_MS])(
    "a clock that was set on the device, by %d ms, is one question, in all tabs and visits",
    async (ms) => {
      const shop = new SampleShop();
      const browser = await SampleBrowser.start(shop);
      browser.clock.set(ms);
      for (let press = 0; press < 3; press += 1) expect(told(await browser.press())).toEqual(VERIFIED);
      expect(kindsOf(browser)).toEqual(["Ahead"]);
      const { shop: offered, device } = browser.asked[0] ?? {};
      expect(Date.parse(device ?? "") - Date.parse(offered ?? "")).toBeCloseTo(ms, -4);
      const later = browser.tab();
      expect(told(await later.press())).toEqual(VERIFIED);
      expect(later.asked).toEqual([]);
    },
  );

  test("reveals nothing if the person does not go on, and asks again at the next press", async () => {
    const { shop, browser } = await playedBefore();
    browser.goesOn = false;
    shop.sleep(HOUR_MS);
    for (let press = 0; press < 2; press += 1) expect(told(await browser.press())).toEqual(["Clock", []]);
    expect([kindsOf(browser), shop.reveals.length]).toEqual([["Ahead", "Ahead"], 1]);
  });

  test.each([5 * MINUTE_MS, 2 * HOUR_MS])("back within a visit, by %d ms, is no question in any tab", async (ms) => {
    const { browser } = await playedBefore();
    const other = browser.tab();
    expect(told(await other.press())).toEqual(VERIFIED);
    browser.clock.set(-ms);
    for (const tab of [browser, other, browser, other]) {
      expect(told(await tab.press())).toEqual(VERIFIED);
      expect(tab.asked).toEqual([]);
    }
  });

  test("a clock that was set back in the shop by two hours makes offers stand still, which is one question", async () => {
    const { shop, browser } = await playedBefore();
    const frozen = parseReceipt(shop.ended[0]?.entry.record.text ?? "").time;
    const offer: Shop["offer"] = async (wish) => shop.offerFor(wish, { time: frozen });
    const still = browser.tab({ ...shop.calls, offer });
    expect(told(await still.press())).toEqual(VERIFIED);
    expect(kindsOf(still)).toEqual(["Frozen"]);
    expect(still.asked[0]?.shop).toBe(frozen);
  });

  test("is shown with the opening, and no file has it", async () => {
    const { shop, browser } = await playedBefore();
    shop.sleep(HOUR_MS);
    const opening = settledIn(await browser.press())?.opening;
    if (opening === undefined) throw new Error("the opening has ended");
    expect(opening.wentOn).toMatchObject({ kind: "Ahead", shop: browser.asked[0]?.shop });
    expect(await evidenceOf(opening, browser.kept)).not.toContain("wentOn");
  });
});

describe("the times of an honest shop", () => {
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

  test.each([FIVE_MINUTES_MS, 2 * HOUR_MS])(
    "a clock of the shop that is put forward by %d ms between offer and record is a question, in the saved file too",
    async (ms) => {
      const { shop, browser, step } = await openWhileStepping(ms);
      expect(told(step)).toEqual(["Contested", ["record-now Ask"]]);
      const settled = settledIn(step);
      if (settled === undefined) throw new Error("the opening has ended");
      const file = parseProofs(await evidenceOf(settled.opening, browser.kept));
      const judged = await judgeProofs(file, [shop.key.publicKey], LOOK_AWAY);
      const checks = judged.openings.flatMap(({ judgement }) => judgement.checks);
      const open = checks.filter(({ outcome }) => outcome !== "Holds").map(({ id, outcome }) => [id, outcome]);
      expect([judged.verdict, open]).toEqual(["Contested", [["record-now", "Ask"]]]);
      const accepted = await confirmOpening(settled.opening, settled.judgement, browser.parts);
      expect(accepted.verdict).toBe("Verified");
    },
  );

  test.each([FIVE_MINUTES_MS, 2 * HOUR_MS])(
    "a clock of the shop that is put forward by %d ms between offer and record is one question at the next press",
    async (ms) => {
      const { shop, browser } = await openWhileStepping(ms);
      const later = browser.tab(shop.calls);
      expect(told(await later.press())).toEqual(["Verified", []]);
      expect(kindsOf(later)).toEqual(["Ahead"]);
      const { breaches } = await lookBack(USER_ID, browser.parts, () => undefined);
      expect(breaches).toEqual([]);
    },
  );
});

describe("a shop that dates as it likes", () => {
  test.each([-20 * HOUR_MS, 20 * HOUR_MS, 2 * MINUTE_MS + 5000])(
    "a shop that dates by %d ms gets no reveal without a question, at a first visit either",
    async (off) => {
      const shop = new SampleShop();
      const offer: Shop["offer"] = async (wish) => {
        return shop.offerFor(wish, { time: new Date(Date.parse(shop.now()) + off).toISOString() });
      };
      const browser = await SampleBrowser.start(shop, { ...shop.calls, offer });
      browser.goesOn = false;
      expect(told(await browser.press())).toEqual(["Clock", []]);
      expect([shop.reveals, kindsOf(browser)]).toEqual([[], ["Ahead"]]);
    },
  );

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
});
