import { describe, expect, test } from "vitest";
import { opened, OTHER_HASH, OTHER_ID } from "../../test/press/opened.ts";
import { told } from "../../test/press/told.ts";
import type { PressShop } from "../../test/press/press-shop.ts";
import * as shops from "../../test/sample-shop.ts";
import { sampleTail } from "../../test/sample-terms.ts";
import { NO_RECORD_HASH, type Offer, parseOffer } from "../index.ts";
import type { PressPorts, ReadyOffer } from "./index.ts";

const stranger = shops.strangerKey;

function changed(ready: ReadyOffer, response: Partial<ReadyOffer["response"]>): ReadyOffer {
  return { ...ready, response: { ...ready.response, ...response } };
}

const lie = (wrong: Partial<Offer>) => (shop: PressShop, entropy: string, now: number) =>
  shop.offer(entropy, now, wrong);

type MakeOffer = (shop: PressShop, entropy: string, now: number) => ReadyOffer;

describe("a shop that lies in its offer gets no reveal", () => {
  test.each<[string, MakeOffer, readonly string[]]>([
    [
      "by signing with an unknown key",
      (shop, ...rest) => {
        const ready = shop.offer(...rest);
        return changed(ready, { offer: { ...stranger.signText(ready.response.offer.text), sealed: "x" } });
      },
      ["Offer", "offer-signature Differs"],
    ],
    ["by another price", lie({ priceCents: 599 }), ["Offer", "odds-price Differs"]],
    ["by another number of boxes", lie({ quantity: 5 }), ["Offer", "offer-quantity Differs"]],
    ["by other entropy", lie({ entropyHash: OTHER_HASH }), ["Offer", "offer-entropy Differs"]],
    ["by another client seed", lie({ clientSeedHash: OTHER_HASH }), ["Offer", "client-seed Differs"]],
    ["by other odds than those on the screen", lie({ oddsHash: OTHER_HASH }), ["Outdated"]],
    [
      "by odds that were not in force for everybody",
      (shop, ...rest) => {
        const honest = shop.offer(...rest);
        const { terms } = parseOffer(honest.response.offer.text);
        const lying = shop.offer(...rest, { oddsHash: OTHER_HASH, terms });
        return { ...changed(lying, { terms: honest.response.terms }), odds: honest.odds };
      },
      ["Offer", "odds-in-force Differs"],
    ],
    ["by another person", lie({ userId: OTHER_ID }), ["Offer", "offer-person Differs"]],
    ["by another box", lie({ boxId: OTHER_ID }), ["Offer", "offer-box Differs"]],
    ["by skipping a nonce", lie({ nonce: 3 }), ["Offer", "chain-nonce NotHeld"]],
    ["by a spent nonce", lie({ nonce: 0, before: NO_RECORD_HASH }), ["Offer", "chain-nonce Differs"]],
    ["by forgetting the last record", lie({ before: NO_RECORD_HASH }), ["Offer", "chain-before Differs"]],
    ["by a time before the last record", lie({ time: shops.timeOf(0, 1) }), ["Offer", "chain-time Differs"]],
    ["by a time days away", lie({ time: shops.timeOf(3 * 24 * 60, 0) }), ["Clock"]],
    ["by another balance than the one that it states", lie({ balanceCents: 60_000 }), ["Moved"]],
    [
      "by odds that are not proven",
      (shop, ...rest) => ({ ...shop.offer(...rest), odds: "Missing" }),
      ["Offer", "odds-in-force NotHeld"],
    ],
    [
      "by a list of browsers that the offer does not name",
      (shop, ...rest) => {
        const ready = shop.offer(...rest);
        return changed(ready, { browserKeys: [...ready.response.browserKeys, stranger.publicKey] });
      },
      ["Offer", "key-list Differs"],
    ],
    [
      "by adding a browser",
      (shop, ...rest) => {
        shop.keys = [shops.browserKey, shops.phoneKey];
        return shop.offer(...rest);
      },
      ["Question"],
    ],
  ])("a shop that lies in its offer gets no reveal: %s", async (_, make, [why, check]) => {
    const { shop, browser } = await opened();
    browser.goesOn = false;
    const outcome = await browser.press({ offer: async () => make(shop, browser.entropy(), browser.now) });
    expect(told(outcome).slice(0, 2)).toEqual(["Refused", why]);
    if (check !== undefined) expect(told(outcome)).toContain(check);
    expect([shop.reveals.length, browser.keptReveals.length]).toEqual([1, 1]);
    expect(browser.at("Done")).toHaveLength(why === "Offer" ? 1 : 0);
  });

  test("a shop that makes two commitments for one nonce gets no reveal, and its own signatures prove it", async () => {
    const { browser, shop } = await opened();
    const offerOf = (wrong: Partial<Offer>) => async () => shop.offer(browser.entropy(), browser.now, wrong);
    expect(told(await browser.press({ offer: offerOf({ balanceCents: 60_000 }) }))).toEqual(["Refused", "Moved"]);
    const outcome = await browser.press({ offer: offerOf({ commitment: OTHER_HASH }) });
    expect(told(outcome)).toContain("one-commitment Differs");
    expect(outcome.kind === "Refused" && outcome.why === "Offer" && outcome.refused.isProven).toBe(true);
    expect(shop.reveals).toHaveLength(1);
  });

  test("a shop that asks for ever to fetch the same records gets no reveal", async () => {
    const { browser, shop } = await opened();
    let fetched = 0;
    const catchUp: PressPorts["catchUp"] = async () => {
      fetched += 1;
      return undefined;
    };
    const offer = async () => shop.offer(browser.entropy(), browser.now, { nonce: 3 });
    expect(told(await browser.press({ offer, catchUp }))).toContain("chain-nonce NotHeld");
    expect(fetched).toBe(1);
  });
});

describe("a shop that shows an older state of its log than the browser knew", () => {
  const grown = { size: 9, root: OTHER_HASH };

  /** Offers that name these states, one after the other; the last one again and again. */
  function offering({ shop, browser }: Awaited<ReturnType<typeof opened>>, ...states: readonly Offer["terms"][]) {
    const asked: boolean[] = [];
    const offer: PressPorts["offer"] = async (isFresh) => {
      const terms = states[Math.min(asked.length, states.length - 1)];
      asked.push(isFresh);
      return { ...shop.offer(browser.entropy(), browser.now, { terms }), newest: grown };
    };
    return { offer, asked };
  }

  test.each([
    ["is asked twice more, and refused", sampleTail().tree, ["Refused", "Offer", "offer-checkpoint Differs"], 0],
    ["or none, is asked twice more after two seconds each, and refused", undefined, ["Refused", "Updating"], 4000],
  ] as const)(
    "a shop that shows an older state of its log than the browser knew is judged: %s",
    async (_, terms, end, waited) => {
      const at = await opened();
      const { offer, asked } = offering(at, terms);
      const { now } = at.browser;
      const outcome = await at.browser.press({ offer });
      expect(told(outcome).slice(0, end.length)).toEqual(end);
      expect([asked, at.browser.now - now]).toEqual([[false, true, true], waited]);
      expect(at.shop.reveals).toHaveLength(1);
    },
  );

  test.each([
    ["once", sampleTail().tree],
    ["or none once, as while it restarts,", undefined],
  ])("%s gets its reveal by the next offer, and nothing is shown", async (_, older) => {
    const at = await opened();
    const { tree } = sampleTail();
    let calls = 0;
    const offer: PressPorts["offer"] = async () => {
      calls += 1;
      const ready = at.shop.offer(at.browser.entropy(), at.browser.now, { terms: calls === 1 ? older : tree });
      return { ...ready, newest: calls === 1 ? grown : tree };
    };
    expect(told(await at.browser.press({ offer }))).toEqual(["Verified", "Verified"]);
    expect([calls, at.shop.reveals.length, at.browser.shown]).toEqual([2, 2, []]);
  });

  test("a shop that shows an older state of its log and lies otherwise too is refused at once", async () => {
    const at = await opened();
    let calls = 0;
    const offer: PressPorts["offer"] = async () => {
      calls += 1;
      return { ...at.shop.offer(at.browser.entropy(), at.browser.now, { quantity: 5 }), newest: grown };
    };
    expect(told(await at.browser.press({ offer }))).toContain("offer-checkpoint Differs");
    expect(calls).toBe(1);
  });
});

test("incidents of the public logs come before a reveal", async () => {
  const { shop, browser } = await opened();
  const incident = { kind: "Unread", log: "terms", since: 0, isSetAside: false } as const;
  expect(told(await browser.press({ watchLogs: async () => [incident] }))).toEqual(["Refused", "Incidents"]);
  expect(shop.reveals).toHaveLength(1);
});
