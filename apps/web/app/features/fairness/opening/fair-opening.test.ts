import { judgeProofs, LOOK_AWAY, parseOffer, parseProofs } from "@trove/fairness";
import { describe, expect, test, vi } from "vitest";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { confirmOpening, judgeStored } from "../history/judge-stored.ts";
import { knowKeys, requirePerson } from "../kept/kept-person.ts";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import type { PressOutcome, StoredOpening } from "@trove/fairness/press";
import { lookAtLogs } from "../logs/look-at-logs.ts";
import { noteEndedOffers } from "../../../session/ended-offers.ts";
import { emptyBrowser } from "../../../storage/memory-storage.fixture.ts";
import type { Shop } from "../shop/shop.ts";
import { SampleBrowser, settledIn, told } from "./sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "./sample/sample-shop.fixture.ts";

/** Returns the step. Throws if it did not end with a record. */
function endOf(step: PressOutcome | undefined) {
  const settled = settledIn(step);
  if (settled === undefined) throw new Error(`the step is ${step?.kind}`);
  return settled;
}

describe("a press", () => {
  test("opens boxes, and the record is verified", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    expect(told(await browser.press(2))).toEqual(["Verified", []]);
    expect(shop.balanceCents).toBe(50_000 - 2 * 499);
    expect(browser.unclear).toEqual([]);
  });

  test("is one call when the offer was fetched ahead, and each one after it too", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.prepare();
    await browser.prepare();
    expect(shop.offersMade).toHaveLength(1);
    const asked: string[] = [];
    const page = browser.tab();
    for (let press = 0; press < 3; press += 1) {
      expect(told(await browser.press())).toEqual(["Verified", []]);
      asked.push(String(shop.offerCalls));
    }
    expect(asked).toEqual(["1", "1", "1"]);
    expect(told(await page.press())).toEqual(["Verified", []]);
    expect(shop.reveals).toHaveLength(4);
  });

  test("does not use an offer for another number of boxes, another balance, or one that has grown old", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.prepare(1);
    expect(told(await browser.press(3))).toEqual(["Verified", []]);
    shop.move(-1000);
    expect(told(await browser.press(3))).toEqual(["Verified", []]);
    browser.clock.pass(121_000);
    expect(told(await browser.press(3))).toEqual(["Verified", []]);
    expect(shop.offerCalls).toBe(4);
  });

  test("does not use an offer from before the person ended their offers in another tab", async () => {
    emptyBrowser();
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.prepare();
    noteEndedOffers();
    expect(told(await browser.press())).toEqual(["Verified", []]);
    expect(shop.offerCalls).toBe(2);
    vi.unstubAllGlobals();
  });

  test("reveals its entropy only to the offer that it checked, and never twice for one nonce", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    for (let press = 0; press < 3; press += 1) await browser.press();
    const entropies = shop.reveals.map(({ clientEntropy }) => clientEntropy);
    expect(new Set(entropies).size).toBe(3);
    expect((await requirePerson(browser.kept, USER_ID)).head?.nonce).toBe(2);
  });

  test("waits until the shop and the screen agree on the balance", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    const stale = { ...browser.intent(), balanceCents: 123 };
    expect(told(await browser.openings.open(stale, browser.page))).toEqual(["Verified", []]);
  });
});

describe("a browser that has seen a newer state of the log", () => {
  async function grown() {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    shop.odds.push({ validFrom: shop.now(), oddsHash: shop.oddsHash });
    return { shop, browser };
  }

  test("asks twice more for an offer that does not name it, and reveals nothing if none does", async () => {
    const { shop, browser } = await grown();
    await lookAtLogs(USER_ID, browser.parts);
    let calls = 0;
    const offer: Shop["offer"] = async (wish) => {
      calls += 1;
      const later = shop.odds.splice(1);
      const older = await shop.offerFor(wish);
      shop.odds.push(...later);
      return older;
    };
    expect(told(await browser.tab({ ...shop.calls, offer }).press())).toEqual([
      "Refused",
      ["offer-checkpoint Differs"],
    ]);
    expect([calls, shop.reveals.length]).toEqual([3, 1]);
    expect(told(await browser.tab(shop.calls).press())).toEqual(["Verified", []]);
  });

  test("uses the offer that it had asked for before, and replaces it in the background", async () => {
    const { shop, browser } = await grown();
    const [ready, renewed] = [browser.tab(), browser.tab()];
    for (const tab of [ready, renewed]) await tab.prepare();
    shop.odds.push({ validFrom: shop.now(), oddsHash: shop.oddsHash });
    await lookAtLogs(USER_ID, browser.parts);
    const calls = shop.offerCalls;
    expect(told(await ready.press())).toEqual(["Verified", []]);
    expect(shop.offerCalls).toBe(calls);
    for (let look = 0; look < 2; look += 1) await renewed.openings.renew();
    expect(shop.offerCalls).toBe(calls + 1);
    expect(parseOffer(shop.offersMade.at(-1) ?? "").terms?.size).toBe(4);
    expect(told(await renewed.press())).toEqual(["Verified", []]);
    expect(shop.offerCalls).toBe(calls + 1);
  });
});

test("odds that have changed since the page was loaded are no breach: nothing is revealed, and the page is out of date", async () => {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  const intent = browser.intent();
  const [first, ...rest] = shop.table.drops;
  if (first === undefined) throw new Error("the table has drops");
  shop.table = { ...shop.table, version: 2, drops: [{ ...first, marketPriceCents: 1 }, ...rest] };
  expect(told(await browser.openings.open(intent, browser.page))[0]).toBe("Outdated");
  expect(shop.reveals).toEqual([]);
  expect(told(await browser.press())).toEqual(["Verified", []]);
});

describe("tabs and browsers", () => {
  test("two tabs that press at the same time get two verified results", async () => {
    const shop = new SampleShop();
    const one = await SampleBrowser.start(shop);
    const other = one.tab();
    await Promise.all([one.prepare(), other.prepare()]);
    const steps = await Promise.all([one.press(), other.press()]);
    expect(steps.map(told)).toEqual([
      ["Verified", []],
      ["Verified", []],
    ]);
    expect(shop.ended).toHaveLength(2);
  });

  test("a new browser is shown before anything is revealed, and what it opens is fetched and verified", async () => {
    const shop = new SampleShop();
    const laptop = await SampleBrowser.start(shop);
    await laptop.press();
    const phone = await SampleBrowser.start(shop);
    const step = await phone.press();
    expect(step).toEqual({ kind: "Refused", why: "Question", keys: [shop.browserKeys[0]] });
    expect(shop.reveals).toHaveLength(1);
    await knowKeys(phone.kept, USER_ID, shop.browserKeys);
    expect(told(await phone.press())).toEqual(["Verified", []]);
    await knowKeys(laptop.kept, USER_ID, shop.browserKeys);
    expect(told(await laptop.press())).toEqual(["Verified", []]);
    expect((await requirePerson(laptop.kept, USER_ID)).head?.nonce).toBe(2);
  });

  test("a nonce that another browser of theirs used first opens nothing here, and is not sent again by itself", async () => {
    const shop = new SampleShop();
    const laptop = await SampleBrowser.start(shop);
    const phone = await SampleBrowser.start(shop);
    for (const browser of [laptop, phone]) await browser.prepare(2);
    for (const browser of [laptop, phone]) await knowKeys(browser.kept, USER_ID, shop.browserKeys);
    const intent = laptop.intent();
    await laptop.openings.prepare(intent);
    await phone.press();
    const before = shop.ended.length;
    const step = endOf(await laptop.openings.open(intent, laptop.page));
    expect([step.answer.kind, step.judgement.verdict]).toEqual(["Ended", "Contested"]);
    expect(step.judgement.ours).toHaveLength(1);
    expect(shop.ended).toHaveLength(before);
    const confirmed = await confirmOpening(step.opening, step.judgement, laptop.parts);
    expect(confirmed.verdict).toBe("Recomputed");
    expect(told(await laptop.press())).toEqual(["Verified", []]);
  });
});

describe("a receipt after which the balance is another one", () => {
  /** Opens boxes while the balance moves between offer and press. Returns the end and what the file says. */
  async function pressedWhile(cents: number) {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.prepare();
    const intent = browser.intent();
    const moved = shop.move(cents);
    browser.clock.pass(5000);
    const step = endOf(await browser.openings.open(intent, browser.page));
    const inFile = async () => {
      const { judgement } = await judgedFile(step.opening, browser);
      return judgement?.checks.find(({ id }) => id === "balance-after")?.outcome;
    };
    return { shop, browser, step, moved, inFile };
  }

  async function judgedFile(opening: StoredOpening, { parts }: SampleBrowser) {
    const file = parseProofs(await evidenceOf(opening, parts.kept));
    const { openings } = await judgeProofs(file, await keysOf(await readShop(parts.kept)), LOOK_AWAY);
    return { judgement: openings.at(-1)?.judgement };
  }

  test("a receipt after a debit asks the person once, on the page as in the file, whoever made it", async () => {
    const { shop, browser, step, moved, inFile } = await pressedWhile(-1000);
    const asked = step.judgement.checks.find(({ id }) => id === "balance-after");
    expect([step.judgement.verdict, asked?.outcome]).toEqual(["Contested", "Ask"]);
    expect(asked?.about).toContain(moved);
    expect(await inFile()).toBe("Ask");
    expect((await confirmOpening(step.opening, step.judgement, browser.parts)).verdict).toBe("Verified");
    expect((await judgeStored(step.opening, browser.parts)).verdict).toBe("Verified");
    shop.sleep(1000);
    expect(told(await browser.press())).toEqual(["Verified", []]);
  });

  test("a receipt after a top-up is verified, on the page as in the file", async () => {
    const { step, inFile } = await pressedWhile(1000);
    expect(step.judgement.verdict).toBe("Verified");
    expect(await inFile()).toBe("Holds");
  });
});

describe("a void", () => {
  test("a void for money that was spent elsewhere asks the person, shows what would have been won, and holds after their word", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.prepare();
    const intent = browser.intent();
    const spent = shop.move(-49_900);
    browser.clock.pass(5000);
    const step = endOf(await browser.openings.open(intent, browser.page));
    expect([step.answer.kind, step.judgement.verdict]).toEqual(["Void", "Contested"]);
    expect(step.judgement.draws).toHaveLength(1);
    expect(step.judgement.checks.find(({ id }) => id === "void-debits")?.about).toEqual([spent]);
    expect((await confirmOpening(step.opening, step.judgement, browser.parts)).verdict).toBe("Verified");
    shop.move(10_000);
    expect(told(await browser.press())).toEqual(["Verified", []]);
  });

  test("a void of a locked account asks the person", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.prepare();
    shop.isLocked = true;
    const step = endOf(await browser.press());
    expect([step.answer.kind, step.judgement.verdict]).toEqual(["Void", "Contested"]);
    expect((await confirmOpening(step.opening, step.judgement, browser.parts)).verdict).toBe("Verified");
  });
});
