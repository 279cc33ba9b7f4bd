import {
  type AnsweredStop,
  offerText,
  parseOffer,
  parseStop,
  type SignedStop,
  stopAnswerText,
  stopHash,
} from "@trove/fairness";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { proofsOf } from "../evidence/proofs-of.ts";
import { allOpenings } from "../kept/kept-openings.ts";
import { knowKeys, readPerson } from "../kept/kept-person.ts";
import { stopsOf } from "../kept/kept-stops.ts";
import { lockPerson } from "../opening/person-lock.ts";
import { trustOf } from "../opening/trust-of.ts";
import { SampleBrowser, settledIn, told } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import { keepAnswer, learnStops, openStops } from "./settle-stops.ts";
import { signStop } from "./sign-stop.ts";

const UNREACHABLE = () => Promise.reject(new ApiError(0, {}));

/** A browser that has opened one box. */
async function played(calls = (shop: SampleShop) => shop.calls) {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop, calls(shop));
  expect(told(await browser.press())).toEqual(["Verified", []]);
  return { shop, browser };
}

const day = { kind: "BREAK", hours: 24 } as const;
const end = { kind: "END", hours: 0 } as const;

async function sign(browser: SampleBrowser, wish: typeof day | typeof end = day): Promise<SignedStop> {
  return (await signStop(USER_ID, wish, browser.parts)) ?? expect.fail("nothing was signed");
}

async function takeBreak(shop: SampleShop, browser: SampleBrowser): Promise<AnsweredStop> {
  const stop = await sign(browser);
  const answer = shop.stops.answer(stop, true);
  await keepAnswer(USER_ID, stop, answer, browser.parts);
  return { stop, answer };
}

const openIn = async (browser: SampleBrowser) => (await openStops(USER_ID, browser.parts)).length;

describe("a browser that signs a stop", () => {
  test("names the next nonce, the last record and no offer, and keeps the answer with its arrival", async () => {
    const { shop, browser } = await played();
    const { stop } = await takeBreak(shop, browser);
    const person = await readPerson(browser.kept, USER_ID);
    expect(parseStop(stop.text)).toMatchObject({ nonce: 1, before: person?.head?.hash, revealed: undefined, ...day });
    const [kept] = await stopsOf(browser.kept, USER_ID);
    expect([kept?.stop, kept?.answers.length]).toEqual([stop, 1]);
    expect(await openIn(browser)).toBe(0);
  });

  test("signs nothing before its first offer, nor while another tab presses", async () => {
    const fresh = await SampleBrowser.start(new SampleShop());
    expect(await signStop(USER_ID, day, fresh.parts)).toBeUndefined();
    const { browser } = await played();
    const free = await lockPerson(USER_ID);
    expect(await signStop(USER_ID, day, browser.parts, 1)).toBeUndefined();
    free();
  });

  test("names the reveal that it has kept and that has no record", async () => {
    let isSilent = false;
    const { shop, browser } = await played((honest) => ({
      ...honest.calls,
      open: async (request) => (isSilent ? { status: 0, body: new Uint8Array() } : honest.calls.open(request)),
    }));
    isSilent = true;
    const pressing = browser.press();
    while (browser.unclear.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const [open] = (await allOpenings(browser.kept, USER_ID)).filter(({ stage }) => stage === "Open");
    expect(parseStop((await sign(browser)).text).revealed).toBe(open?.id);
    const person = (await readPerson(browser.kept, USER_ID)) ?? expect.fail("nobody");
    expect((await trustOf(person, [], browser.parts)).spared?.map(({ offer }) => offer)).toEqual([open?.id]);
    expect(parseStop((await sign(browser, end)).text).revealed).toBeUndefined();
    isSilent = false;
    expect(settledIn(await browser.until(pressing))?.judgement.verdict).toBe("Verified");
    expect(shop.ended).toHaveLength(2);
  });

  test("sends the same stop when the person presses again before it has an answer", async () => {
    const { browser } = await played();
    expect(await sign(browser)).toEqual(await sign(browser));
    expect(await stopsOf(browser.kept, USER_ID)).toHaveLength(1);
  });
});

describe("a stop without an answer", () => {
  test("keeps every tab from asking for an offer, and is sent before the next press", async () => {
    let isDown = true;
    const { shop, browser } = await played((honest) => ({
      ...honest.calls,
      answerStop: (stop) => (isDown ? UNREACHABLE() : honest.calls.answerStop(stop)),
    }));
    await sign(browser, end);
    const offers = shop.offerCalls;
    expect(told(await browser.tab().press())).toEqual(["Stopping", []]);
    expect([shop.offerCalls, shop.reveals.length]).toEqual([offers, 1]);
    isDown = false;
    expect(settledIn(await browser.press())?.judgement.verdict).toBe("Verified");
    expect(shop.stops.taken).toHaveLength(1);
  });

  test("a stop of a break is not taken by a later press, which then opens", async () => {
    const { shop, browser } = await played();
    await sign(browser);
    expect(told(await browser.press())).toEqual(["Stopping", []]);
    // Its own call would have come by now.
    browser.clock.pass(30_000);
    expect(settledIn(await browser.press())?.judgement.verdict).toBe("Verified");
    expect([shop.stops.taken.length, shop.stops.answers.size]).toEqual([0, 1]);
  });

  test("is not freed by an answer that the shop has not signed for it", async () => {
    const { shop, browser } = await played((honest) => ({
      ...honest.calls,
      answerStop: async (stop) => {
        const other = honest.sign(stopAnswerText({ isTaken: false, stopHash: "5e".repeat(32), time: honest.now() }));
        return stop.text.includes("BREAK") ? other : { ...honest.stops.answer(stop), signature: "00".repeat(64) };
      },
    }));
    await sign(browser);
    expect(told(await browser.press())).toEqual(["Stopping", []]);
    await sign(browser, end);
    expect([await openIn(browser), shop.reveals.length]).toEqual([2, 1]);
    expect(told(await browser.press())).toEqual(["Stopping", []]);
  });
});

describe("a shop that has answered a stop", () => {
  test("gets no reveal under an offer that it makes in the break", async () => {
    const { shop, browser } = await played();
    await takeBreak(shop, browser);
    expect(told(await browser.press())).toEqual(["Refused", ["offer-stopped Differs"]]);
    expect(shop.reveals).toHaveLength(1);
  });

  test("is sent the stop of a break in force again, once on each page, and may contradict itself", async () => {
    const asked: string[] = [];
    const { shop, browser } = await played((honest) => ({
      ...honest.calls,
      answerStop: async (stop, known) => {
        asked.push(known?.text ?? "none");
        return honest.sign(stopAnswerText({ isTaken: false, stopHash: stopHash(stop.text), time: honest.now() }));
      },
    }));
    const { answer } = await takeBreak(shop, browser);
    await browser.press();
    await browser.press();
    expect(asked).toEqual([answer.text]);
    const [kept] = await stopsOf(browser.kept, USER_ID);
    expect(kept?.answers).toHaveLength(2);
  });

  test("gives it to the person's other browser, which reveals nothing in the break either", async () => {
    const { shop, browser } = await played();
    const other = await SampleBrowser.start(shop);
    await other.press();
    const { stop } = await takeBreak(shop, browser);
    await knowKeys(other.kept, USER_ID, shop.browserKeys);
    await learnStops(USER_ID, other.parts);
    expect((await stopsOf(other.kept, USER_ID)).map((each) => each.stop)).toEqual([stop]);
    expect(shop.stops.taken).toHaveLength(1);
  });

  test("dates an answer that only its list gives to the browser that signed", async () => {
    const { shop, browser } = await played();
    const stop = await sign(browser);
    shop.stops.answer(stop, true);
    await learnStops(USER_ID, browser.parts);
    const [kept] = await stopsOf(browser.kept, USER_ID);
    expect(kept?.answers.map(({ cameAt }) => typeof cameAt)).toEqual(["string"]);
  });

  test("teaches a browser nothing that it has not signed, nor of a browser that the person doesn't know", async () => {
    const { shop, browser } = await played();
    const stop = await sign(browser, end);
    const answer = shop.stops.answer(stop);
    shop.stops.taken.push({ stop, answer: { ...answer, signature: "00".repeat(64) } });
    await learnStops(USER_ID, browser.parts);
    expect((await stopsOf(browser.kept, USER_ID)).map(({ answers }) => answers.length)).toEqual([1]);
    const stranger = await SampleBrowser.start(shop);
    await stranger.press();
    await learnStops(USER_ID, stranger.parts);
    expect(await stopsOf(stranger.kept, USER_ID)).toEqual([]);
  });

  test("is sent only the newest end of all offers again", async () => {
    const asked: string[] = [];
    const { shop, browser } = await played((honest) => ({
      ...honest.calls,
      answerStop: async (stop) => {
        asked.push(stop.text);
        return honest.stops.answer(stop);
      },
    }));
    const ends: SignedStop[] = [];
    for (let count = 0; count < 3; count += 1) {
      const stop = await sign(browser, end);
      await keepAnswer(USER_ID, stop, shop.stops.answer(stop), browser.parts);
      browser.clock.pass(1000);
      shop.sleep(1000);
      ends.push(stop);
    }
    await browser.prepare();
    expect(asked).toEqual([ends.at(-1)?.text]);
  });

  test("has it in the file of an opening that it forbids, or of its nonce's void, and in no other", async () => {
    const { shop, browser } = await played();
    const [first] = await allOpenings(browser.kept, USER_ID);
    const { stop } = await takeBreak(shop, browser);
    const opening = first ?? expect.fail("nothing was opened");
    expect((await proofsOf([opening], USER_ID, browser.kept)).stops).toBeUndefined();
    const text = offerText({ ...parseOffer(opening.offer.text), nonce: 1, time: shop.now() });
    const later = { ...opening, nonce: 1, offer: shop.sign(text) };
    const file = await proofsOf([later], USER_ID, browser.kept);
    expect([file.format, file.stops?.map((each) => each.stop)]).toEqual(["lootbox/proofs/v4", [stop]]);
  });
});
