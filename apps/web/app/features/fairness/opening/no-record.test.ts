import { judgeProofs, parseOffer, parseProofs } from "@trove/fairness";
import { describe, expect, test } from "vitest";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { changeOpening, keepOpening, openingsAt } from "../kept/kept-openings.ts";
import { requirePerson } from "../kept/kept-person.ts";
import { keptReader } from "../logs/kept-reader.ts";
import type { RevealRequest, Shop } from "../shop/shop.ts";
import { SampleBrowser, settledIn, told } from "./sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "./sample/sample-shop.fixture.ts";

type Came = Awaited<ReturnType<Shop["open"]>>;

/** The shop's calls, but the first reveals get these responses instead. */
function lyingShop(shop: SampleShop, ...lies: readonly ((came: Came) => Came | Promise<Came>)[]): Shop {
  const left = [...lies];
  const open = async (request: RevealRequest) => {
    const lie = left.shift();
    if (lie === undefined) return shop.calls.open(request);
    shop.reveals.push(request);
    return lie({ status: 0, body: new Uint8Array() });
  };
  return { ...shop.calls, open };
}

async function opened() {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  const first = await browser.press();
  expect(told(first)).toEqual(["Verified", []]);
  const [{ status, body } = { status: 0, body: {} }] = shop.ended;
  const old: Came = { status, body: new TextEncoder().encode(JSON.stringify({ ...body, nextOffer: null })) };
  return { shop, browser, old };
}

describe("an answer that is no record of this nonce", () => {
  test("is a breach that is kept, and the same reveal is sent again", async () => {
    const { shop, browser, old } = await opened();
    const tab = browser.tab(lyingShop(shop, () => old));
    const step = await tab.until(tab.press());
    expect(told(step)).toEqual(["Verified", []]);
    const ofNonce = shop.reveals.filter(({ offer }) => parseOffer(offer.text).nonce === 1);
    expect(ofNonce).toHaveLength(2);
    expect(new Set(ofNonce.map(({ clientEntropy }) => clientEntropy)).size).toBe(1);
    const [breach] = await openingsAt(browser.kept, USER_ID, "Stopped");
    expect(breach).toMatchObject({ nonce: 1, verdict: "Breach", isProven: false });
    const file = parseProofs(breach ? await evidenceOf(breach, browser.kept) : "");
    expect(file.openings.at(-1)?.kind).toBe("Unanswered");
    const judged = await judgeProofs(file, [shop.key.publicKey], await keptReader(browser.parts));
    expect([judged.verdict, judged.isProven]).toEqual(["Breach", false]);
    expect(told(await browser.press())[0]).toBe("Stopped");
  });

  test("an answer whose signature does not hold is no record either", async () => {
    const { shop, browser } = await opened();
    const calls: Shop = {
      ...shop.calls,
      open: async (request) => {
        const { status, body } = await shop.calls.open(request);
        if (shop.reveals.length > 2) return { status, body };
        const text = new TextDecoder().decode(body).replace(/(lootbox\/receipt\/v2\\n[^\\]+\\n)\d+/u, "$17");
        return { status, body: new TextEncoder().encode(text) };
      },
    };
    const tab = browser.tab(calls);
    expect(told(await tab.until(tab.press()))).toEqual(["Verified", []]);
    expect(shop.reveals).toHaveLength(3);
    expect(await openingsAt(browser.kept, USER_ID, "Stopped")).toMatchObject([{ nonce: 1, verdict: "Breach" }]);
  });

  test("shows as a breach while the shop is asked on", async () => {
    const { shop, browser, old } = await opened();
    const tab = browser.tab(lyingShop(shop, () => old));
    await tab.until(tab.press());
    expect(tab.unclear.map(({ opening }) => opening.verdict)).toContain("Breach");
  });

  test("never frees the nonce for a second reveal, whatever is set aside", async () => {
    const { shop, browser, old } = await opened();
    const lies = Array.from({ length: 99 }, () => () => old);
    const tab = browser.tab(lyingShop(shop, ...lies));
    void tab.press();
    await tab.untilReveals(3);
    const stopped = await openingsAt(browser.kept, USER_ID, "Stopped");
    expect(stopped).toHaveLength(1);
    for (const opening of stopped) await changeOpening(browser.kept, opening, { stage: "Done" });
    const honest = browser.tab(shop.calls);
    const step = await honest.press();
    expect([told(step), settledIn(step)?.isResumed]).toEqual([["Verified", []], true]);
    const ofNonce = shop.reveals.filter(({ offer }) => parseOffer(offer.text).nonce === 1);
    expect(new Set(ofNonce.map(({ clientEntropy }) => clientEntropy)).size).toBe(1);
  });

  test("refuses another offer of a nonce under which something was revealed, at whichever stage that is", async () => {
    const { shop, browser } = await opened();
    const tab = browser.tab(lyingShop(shop, ...Array.from({ length: 99 }, () => (came: Came) => came)));
    void tab.press();
    await tab.untilReveals(3);
    const [open] = await openingsAt(browser.kept, USER_ID, "Open");
    if (open !== undefined) await keepOpening(browser.kept, { ...open, stage: "Done" });
    const step = await browser.tab(shop.calls).press();
    expect(told(step)).toEqual(["Refused", ["one-reveal NotHeld"]]);
  });
});

describe("an answer that can't be judged", () => {
  test("is kept, and the same reveal is sent again", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    let failures = 0;
    const failing = browser.tab({
      ...shop.calls,
      statement: async () => {
        failures += 1;
        if (failures === 1) throw new TypeError("nobody expects this");
        return [...shop.statement];
      },
    });
    await failing.prepare();
    const intent = failing.intent();
    shop.move(-49_900);
    const step = await failing.until(failing.openings.open(intent, failing.page));
    expect(told(step)[0]).toBe("Contested");
    expect(settledIn(step)?.opening.answers).toHaveLength(1);
    expect(shop.reveals).toHaveLength(2);
  });

  test("takes no more room than 64 Ki characters", async () => {
    const shop = new SampleShop();
    const big = (): Came => ({ status: 500, body: new Uint8Array(1_000_000).fill(65) });
    const browser = await SampleBrowser.start(shop, lyingShop(shop, big, big));
    const step = await browser.until(browser.press());
    const lengths = settledIn(step) ? settledIn(step)?.opening.answers.map(({ body }) => body.length) : [];
    expect(lengths).toEqual([65_536, 65_536]);
    expect((await requirePerson(browser.kept, USER_ID)).head?.nonce).toBe(0);
  });
});
