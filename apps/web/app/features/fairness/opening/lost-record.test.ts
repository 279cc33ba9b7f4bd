import { type Judgement, judgeProofs, LOOK_AWAY, owedFor, parseProofs } from "@trove/fairness";
import { describe, expect, test } from "vitest";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { judgeStored } from "../history/judge-stored.ts";
import { lookBack } from "../history/look-back.ts";
import { changeOpening, openingsAt } from "../kept/kept-openings.ts";
import { knowKeys } from "../kept/kept-person.ts";
import { keptReader } from "../logs/kept-reader.ts";
import type { LostEntry } from "../shop/shop.ts";
import { SampleBrowser, settledIn, told } from "./sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "./sample/sample-shop.fixture.ts";

const asks = (judgement: Judgement | undefined) =>
  (judgement?.checks ?? []).filter(({ outcome }) => outcome === "Ask").map(({ id }) => id);

describe("a record that the shop has lost", () => {
  /** The shop records an opening, does not respond, and then loses the record. */
  async function lost() {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    const first = await browser.press();
    const opening = settledIn(first)?.opening;
    if (opening !== undefined) await changeOpening(browser.kept, opening, { stage: "Done" });
    const silent = {
      ...shop.calls,
      open: async (request: Parameters<typeof shop.calls.open>[0]) => {
        await shop.calls.open(request);
        return { status: 0, body: new Uint8Array() };
      },
    };
    void browser.tab(silent).press();
    await browser.untilReveals(2);
    shop.lose(1);
    return { shop, browser };
  }

  test("is contested, shows what would have been won, and lets the person go on", async () => {
    const { shop, browser } = await lost();
    const page = browser.tab(shop.calls);
    const step = await page.press();
    if (step.kind !== "Contested") throw new Error(`the step is ${step.kind}`);
    const judged = await judgeStored(step.opening, page.parts);
    expect([judged.verdict, judged.draws?.length]).toEqual(["Contested", 1]);
    const file = parseProofs(await evidenceOf(step.opening, page.kept));
    expect(file.openings.map(({ kind }) => kind)).toEqual(["Lost"]);
    expect(owedFor(judged)?.priceCents).toBe(499);
    const byFile = await judgeProofs(file, [shop.key.publicKey], await keptReader(page.parts));
    expect(byFile.verdict).toBe("Contested");
    expect(asks(byFile.openings[0]?.judgement)).toEqual(["record-lost"]);
    const withoutLog = await judgeProofs(file, [shop.key.publicKey], LOOK_AWAY);
    expect(withoutLog.verdict).toBe("Unknown");
    expect(told(await page.resume())[0]).toBe("Lost");
    await changeOpening(page.kept, step.opening, { stage: "Done" });
    expect(told(await page.press())).toEqual(["Verified", []]);
    expect(await lookBack(USER_ID, page.parts, () => undefined)).toMatchObject({
      lost: [{ nonce: 1 }],
      unsaid: [],
      missing: [],
      breaches: [],
    });
  });

  test("is no excuse if the public log does not have it", async () => {
    const { shop, browser } = await lost();
    shop.lost.splice(0, 1, { nonce: 1, recordHash: "5e".repeat(32), logIndex: 1, lostIndex: 2 });
    void browser.tab(shop.calls).press();
    await browser.untilReveals(5);
    expect(await openingsAt(browser.kept, USER_ID, "Open")).toHaveLength(1);
  });

  test("is no excuse without the leaf that says so", async () => {
    const { shop, browser } = await lost();
    const [said] = shop.lost;
    if (said !== undefined) shop.lost.splice(0, 1, { ...said, lostIndex: 0 });
    void browser.tab(shop.calls).press();
    await browser.untilReveals(5);
    expect(await openingsAt(browser.kept, USER_ID, "Open")).toHaveLength(1);
  });

  test("a lost record of another browser does not keep this one from opening boxes", async () => {
    const shop = new SampleShop();
    const laptop = await SampleBrowser.start(shop);
    await laptop.press();
    const phone = await SampleBrowser.start(shop);
    await phone.press();
    await knowKeys(phone.kept, USER_ID, shop.browserKeys);
    expect(told(await phone.press())).toEqual(["Verified", []]);
    shop.lose(1);
    await knowKeys(laptop.kept, USER_ID, shop.browserKeys);
    expect(told(await laptop.press())).toEqual(["Verified", []]);
  });
});

describe("a list of lost records", () => {
  /** Three openings in one browser. The shop has really lost the second record. */
  async function claiming(claims: (said: LostEntry) => readonly LostEntry[]) {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    for (let press = 0; press < 3; press += 1) await browser.press();
    shop.lose(1);
    const [said] = shop.lost;
    if (said === undefined) throw new Error("the record of nonce 1 is lost");
    shop.lost.splice(0, 1, ...claims(said));
    const { lost, missing, unsaid } = await lookBack(USER_ID, browser.parts, () => undefined);
    return { lost: lost.map(({ nonce }) => nonce), missing, unsaid };
  }

  const noLeaf = { recordHash: "5e".repeat(32), logIndex: 0, lostIndex: 3 };

  test.each<[string, (said: LostEntry) => readonly LostEntry[], object]>([
    ["is believed by its leaves", (said) => [said], { lost: [1], missing: [], unsaid: [] }],
    ["is not believed without leaves", () => [{ nonce: 1, ...noLeaf }], { lost: [], missing: [1], unsaid: [] }],
    [
      "is not believed by the leaves of another record",
      (said) => [{ ...said, nonce: 2 }],
      { lost: [], missing: [2], unsaid: [] },
    ],
    [
      "has one record for a pair of leaves",
      (said) => [said, { ...said, nonce: 2 }],
      { lost: [1], missing: [2], unsaid: [] },
    ],
    [
      "waits for a leaf that the log does not have yet",
      (said) => [{ ...said, lostIndex: null }],
      { lost: [], missing: [], unsaid: [1] },
    ],
    [
      "waits for a leaf beyond the end of the log",
      (said) => [{ ...said, lostIndex: 99 }],
      { lost: [], missing: [], unsaid: [1] },
    ],
  ])("a list of lost records is judged: %s", async (_, claims, looked) => {
    expect(await claiming(claims)).toEqual(looked);
  });

  test("has one record for a pair of leaves, also for a new device that knows no offer of them", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    for (let press = 0; press < 3; press += 1) await browser.press();
    shop.lose(1);
    const [said] = shop.lost;
    if (said !== undefined) shop.lost.push({ ...said, nonce: 2 });
    const phone = await SampleBrowser.start(shop);
    await phone.press();
    expect(await lookBack(USER_ID, phone.parts, () => undefined)).toMatchObject({
      lost: [{ nonce: 1 }],
      missing: [2],
    });
  });
});
