import {
  NO_RECORD_HASH,
  parseProofs,
  judgeProofs,
  receiptText,
  parseReceipt,
  voidText,
  parseVoid,
} from "@trove/fairness";
import { describe, expect, test } from "vitest";
import { SampleKey } from "../../../../../../packages/fairness/test/sample-shop.ts";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { keptReader } from "../logs/kept-reader.ts";
import { openingsAt } from "../kept/kept-openings.ts";
import { requirePerson } from "../kept/kept-person.ts";
import type { Shop } from "../shop/shop.ts";
import type { PressOutcome } from "@trove/fairness/press";
import { SampleBrowser, settledIn, told } from "./sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "./sample/sample-shop.fixture.ts";

const OTHER_HASH = "5e".repeat(32);

/** The shop's calls, but with a changed response to each reveal. */
function answering(shop: SampleShop, change: (body: string) => string): Shop {
  return {
    ...shop.calls,
    open: async (request) => {
      const { status, body } = await shop.calls.open(request);
      return { status, body: new TextEncoder().encode(change(new TextDecoder().decode(body))) };
    },
  };
}

/** How somebody who knows only the shop's key judges a step's evidence. */
async function evidenceVerdict(step: PressOutcome, browser: SampleBrowser, shop: SampleShop) {
  const refused = step.kind === "Refused" && step.why === "Offer" ? step.refused : undefined;
  const opening = settledIn(step)?.opening ?? refused;
  if (opening === undefined) throw new Error(`the step is ${step.kind}`);
  const file = parseProofs(await evidenceOf(opening, browser.kept));
  const { verdict, isProven } = await judgeProofs(file, [shop.key.publicKey], await keptReader(browser.parts));
  return [verdict, isProven];
}

describe("an offer that does not hold reveals nothing and leaves its evidence", () => {
  const stranger = new SampleKey(66);
  test.each<[string, (shop: SampleShop) => Shop["offer"], string]>([
    [
      "by an unknown key",
      (shop) => async (wish) => {
        const made = await shop.offerFor(wish);
        return { ...made, offer: { ...stranger.signText(made.offer.text), sealed: "x" } };
      },
      "offer-signature",
    ],
    ["for another price", (shop) => async (wish) => shop.offerFor(wish, { priceCents: 599 }), "odds-price"],
    ["for more boxes", (shop) => async (wish) => shop.offerFor(wish, { quantity: 5 }), "offer-quantity"],
    ["for other entropy", (shop) => async (wish) => shop.offerFor(wish, { entropyHash: OTHER_HASH }), "offer-entropy"],
    [
      "for another seed of the person",
      (shop) => async (wish) => shop.offerFor(wish, { clientSeedHash: OTHER_HASH }),
      "client-seed",
    ],
    ["for other odds", (shop) => async (wish) => shop.offerFor(wish, { oddsHash: OTHER_HASH }), "odds-hash"],
    [
      "of somebody else",
      (shop) => async (wish) => shop.offerFor(wish, { userId: "99999999-0000-4000-8000-000000000001" }),
      "offer-person",
    ],
    [
      "with odds that are not in force for everybody",
      (shop) => async (wish) => {
        return { ...(await shop.offerFor(wish)), terms: await shop.terms(OTHER_HASH) };
      },
      "odds-in-force",
    ],
    [
      "without proofs of the terms log",
      (shop) => async (wish) => ({ ...(await shop.offerFor(wish)), terms: null }),
      "odds-in-force",
    ],
    [
      "with a list of browsers that it does not name",
      (shop) => async (wish) => {
        const made = await shop.offerFor(wish);
        return { ...made, browserKeys: [...made.browserKeys, stranger.publicKey] };
      },
      "key-list",
    ],
    ["that skips a nonce", (shop) => async (wish) => shop.offerFor(wish, { nonce: 3 }), "chain-nonce"],
    [
      "that takes a spent nonce again",
      (shop) => async (wish) => shop.offerFor(wish, { nonce: 0, before: NO_RECORD_HASH }),
      "chain-nonce",
    ],
    [
      "that forgets the record before",
      (shop) => async (wish) => shop.offerFor(wish, { before: NO_RECORD_HASH }),
      "chain-before",
    ],
  ])("an offer that does not hold reveals nothing and leaves its evidence: %s", async (_, lie, check) => {
    const shop = new SampleShop();
    const honest = await SampleBrowser.start(shop);
    await honest.press();
    const browser = honest.tab({ ...shop.calls, offer: lie(shop) });
    const step = await browser.press();
    expect(told(step)[0]).toBe("Refused");
    expect(told(step)[1].some((open) => open.startsWith(check))).toBe(true);
    expect(shop.reveals).toHaveLength(1);
    const [verdict] = await evidenceVerdict(step, browser, shop);
    expect(["Breach", "Unknown"]).toContain(verdict);
  });

  test("two commitments for one nonce are proven by the shop's own signatures", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    const first: Shop = { ...shop.calls, open: async () => ({ status: 0, body: new Uint8Array() }) };
    await browser.tab(first).prepare();
    const { kept } = browser;
    await browser.press();
    const lying = browser.tab({
      ...shop.calls,
      offer: async (wish) => shop.offerFor(wish, { commitment: OTHER_HASH }),
    });
    await lying.openings.prepare(lying.intent(2));
    // This tab receives another offer for the same nonce, and reveals nothing under it.
    const seen = browser.tab({
      ...shop.calls,
      offer: async (wish) => shop.offerFor(wish, { balanceCents: 60_000 }),
    });
    expect(told(await seen.press())[0]).toBe("Moved");
    const step = await lying.press();
    expect(step.kind === "Refused" && step.why === "Offer" && step.refused.isProven).toBe(true);
    expect(await evidenceVerdict(step, lying, shop)).toEqual(["Breach", true]);
    expect((await requirePerson(kept, USER_ID)).offers).toHaveLength(1);
  });

  test("the balance on the screen is not the shop's to change", async () => {
    const shop = new SampleShop();
    const lie: Shop["offer"] = async (wish) => shop.offerFor(wish, { balanceCents: 60_000 });
    const browser = await SampleBrowser.start(shop, { ...shop.calls, offer: lie });
    expect(told(await browser.press())[0]).toBe("Moved");
    expect(shop.reveals).toEqual([]);
  });
});

describe("an answer that differs stops everything and leaves its evidence", () => {
  test.each<[string, (body: string) => string, string]>([
    [
      "another name",
      (body) => body.replace(/"name":"[^"]+"/u, '"name":"Solid gold bar"').replace("Weighted pawn", "Gold"),
      "shown-names",
    ],
    ["another ticket", (body) => body.replace(/"ticket":\d+/u, '"ticket":0'), "shown-tickets"],
    ["another price", (body) => body.replace(/"sellPrice":[\d.]+/u, '"sellPrice":999'), "shown-sell-prices"],
    ["another balance", (body) => body.replace(/"amount":[\d.]+/u, '"amount":1'), "shown-balance"],
  ])("an answer that differs stops everything and leaves its evidence: %s", async (_, change, check) => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop, answering(shop, change));
    const step = await browser.press();
    expect(told(step)[0]).toBe("Breach");
    expect(told(step)[1]).toContain(`${check} Differs`);
    expect((await evidenceVerdict(step, browser, shop))[0]).toBe("Breach");
    const next = await browser.tab(shop.calls).press();
    expect(told(next)[0]).toBe("Stopped");
    expect(shop.reveals).toHaveLength(1);
  });

  test("a ticket that does not follow is proven by the shop's own signature", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(
      shop,
      answering(shop, (body) => {
        const parsed = JSON.parse(body);
        const receipt = parseReceipt(parsed.receipt.text);
        const text = receiptText({ ...receipt, tickets: [1] });
        return JSON.stringify({ ...parsed, receipt: shop.sign(text) });
      }),
    );
    const step = await browser.press();
    expect(told(step)[0]).toBe("Breach");
    expect(await evidenceVerdict(step, browser, shop)).toEqual(["Breach", true]);
  });

  test("a void whose sum does not add up is a breach", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(
      shop,
      answering(shop, (body) => {
        const parsed = JSON.parse(body);
        const record = parseVoid(parsed.params.void.text);
        const text = voidText({ ...record, reason: "INSUFFICIENT_BALANCE", movements: [] });
        return JSON.stringify({ ...parsed, params: { ...parsed.params, void: shop.sign(text) } });
      }),
    );
    await browser.prepare();
    const intent = browser.intent();
    shop.move(-49_900);
    const step = await browser.openings.open(intent, browser.page);
    expect(told(step)[1]).toContain("void-sum Differs");
    expect(await evidenceVerdict(step, browser, shop)).toEqual(["Breach", true]);
  });

  test("movements that the statement does not show, or that are later than the reveal, stay contested", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop, {
      ...shop.calls,
      open: async (request) => {
        // The shop waits until the person has spent their money elsewhere.
        browser.clock.pass(3_600_000);
        shop.now();
        shop.move(-49_900);
        return shop.calls.open(request);
      },
    });
    const step = await browser.press();
    expect(told(step)[0]).toBe("Contested");
    expect(told(step)[1]).toContain("void-debit-times Ask");
    expect(await openingsAt(browser.kept, USER_ID, "Unseen")).toHaveLength(1);
  });

  test("an opening by an invented browser is asked about before anything else is revealed", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    const invented = await SampleBrowser.start(shop);
    await invented.press().catch(() => undefined);
    const { knowKeys } = await import("../kept/kept-person.ts");
    await knowKeys(invented.kept, USER_ID, shop.browserKeys);
    await invented.press();
    shop.browserKeys.splice(1);
    const step = await browser.press();
    expect(told(step)[0]).toBe("Question");
    expect(shop.reveals).toHaveLength(2);
  });
});
