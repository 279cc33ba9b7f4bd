import type { LogsTerms } from "@trove/fairness";
import { expect, test } from "vitest";
import { openingsAt } from "../kept/kept-openings.ts";
import { meetShop } from "../logs/meet-shop.ts";
import { SampleBrowser, told } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";

const MIRRORS = ["https://mirror.example", "https://mirror.other.example"];
const of3 = (logs: LogsTerms, mirrors: readonly string[]) => ({ ...logs, mirrors, policy: "quorum none\n" });
const silence = async () => ({ status: 503, body: new Uint8Array() });

/** The shop says that it has lost the record, without leaves in the log. */
const LOST = { code: "RECORD_LOST", params: { recordHash: "ab".repeat(32), logIndex: 0, lostIndex: 1 } };

/** A press that the shop does not answer. The record exists from the first reveal on. */
async function silent(mirrors = MIRRORS) {
  const shop = new SampleShop();
  shop.publish(of3(shop.logs, mirrors));
  const first = await SampleBrowser.start(shop);
  await first.press();
  await meetShop(first.parts);
  let asked = 0;
  const open = async (request: Parameters<typeof shop.calls.open>[0]) => {
    asked += 1;
    shop.end(request);
    return silence();
  };
  const browser = first.tab({ ...shop.calls, open });
  return { shop, browser, asked: () => asked };
}

test("a minute of silence hands the whole reveal to every mirror of the signed terms, and its answer is the shop's", async () => {
  const { shop, browser, asked } = await silent();
  const began = browser.clock.now();
  browser.mirror = async ({ offer, clientSeed, clientEntropy, browserKey, signature, boxId }) => {
    expect(browser.clock.now() - began).toBeGreaterThanOrEqual(60_000);
    const { status, body } = shop.end({
      boxId,
      offer,
      clientSeed,
      clientEntropy,
      browserKey,
      signature,
      nextEntropyHash: undefined,
    });
    return {
      isTaken: true,
      answer: { status, body: new TextEncoder().encode(JSON.stringify({ ...body, nextOffer: null })) },
    };
  };
  expect(told(await browser.until(browser.press()))).toEqual(["Verified", []]);
  expect(browser.handedIn.map(({ mirror }) => mirror)).toEqual(MIRRORS);
  expect(browser.handedIn[0]?.reveal.shop).toBe("shop.example/log/terms");
  expect(asked()).toBeGreaterThan(4);
});

test("the person is told which mirrors have taken it, and the shop is asked on", async () => {
  const { browser, asked } = await silent();
  void browser.press();
  while (browser.handedIn.length < 4) {
    await new Promise((resolve) => setImmediate(resolve));
    browser.clock.passNextWait();
  }
  const before = asked();
  const [opening] = await openingsAt(browser.kept, USER_ID, "Open");
  expect(opening?.kind === "Revealed" && opening.handedIn?.map(({ mirror }) => mirror)).toEqual(MIRRORS);
  while (asked() === before) {
    await new Promise((resolve) => setImmediate(resolve));
    browser.clock.passNextWait();
  }
});

test("a readable lie keeps the reveal from no mirror, and a mirror's own lie hides no other's answer", async () => {
  const { shop, browser } = await silent();
  const lie = { status: 409, body: new TextEncoder().encode(JSON.stringify(LOST)) };
  browser.mirror = async (reveal) => {
    const { status, body } = shop.end({ ...reveal, nextEntropyHash: undefined });
    const answer = { status, body: new TextEncoder().encode(JSON.stringify({ ...body, nextOffer: null })) };
    return { isTaken: true, answer: browser.handedIn.length % 2 === 1 ? lie : answer };
  };
  const lying = browser.tab({ ...browser.parts.shop, open: async () => lie });
  lying.mirror = browser.mirror;
  expect(told(await lying.until(lying.press()))).toEqual(["Verified", []]);
  expect(lying.handedIn).toHaveLength(MIRRORS.length);
});

test("a mirror's own words beside a signed record accuse nobody, and are not shown", async () => {
  const { shop, browser } = await silent();
  browser.mirror = async (reveal) => {
    const { status, body } = shop.end({ ...reveal, nextEntropyHash: undefined });
    const lie = JSON.stringify(body).replaceAll('"name":"', '"name":"Not ').replace('"amount":', '"amount":9');
    return { isTaken: true, answer: { status, body: new TextEncoder().encode(lie) } };
  };
  const outcome = await browser.until(browser.press());
  expect(told(outcome)).toEqual(["Verified", []]);
  const ending = outcome.kind === "Verified" ? outcome.opening.ending?.body : undefined;
  expect(ending).toContain('"name":"');
  expect(ending).not.toContain("Not ");
  expect(ending).not.toContain("nextOffer");
});

test("the loss of another record, which the log proves, keeps the reveal from no mirror", async () => {
  const { shop, browser } = await silent();
  shop.lose(0);
  const [other] = shop.lost;
  if (other === undefined) throw new Error("the record of nonce 0 is lost");
  const { nonce: _, ...params } = other;
  const lie = { status: 409, body: new TextEncoder().encode(JSON.stringify({ code: "RECORD_LOST", params })) };
  const lying = browser.tab({ ...browser.parts.shop, open: async () => lie });
  void lying.press();
  while (lying.handedIn.length < MIRRORS.length) {
    await new Promise((resolve) => setImmediate(resolve));
    lying.clock.passNextWait();
  }
});

test.each<[string, (browser: SampleBrowser) => void, readonly string[]]>([
  ["while the browser is offline", (browser) => (browser.isOnline = false), MIRRORS],
  ["by a shop that names no mirror", () => undefined, []],
])("nothing is handed in %s", async (_, change, mirrors) => {
  const { browser, asked } = await silent([...mirrors]);
  change(browser);
  void browser.press();
  while (asked() < 12) {
    await new Promise((resolve) => setImmediate(resolve));
    browser.clock.passNextWait();
  }
  expect(browser.handedIn).toEqual([]);
});
