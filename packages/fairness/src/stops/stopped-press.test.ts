import { describe, expect, test } from "vitest";
import { opened } from "../../test/press/opened.ts";
import { SILENCE } from "../../test/press/press-shop.ts";
import { told } from "../../test/press/told.ts";
import { timeOf } from "../../test/sample-shop.ts";
import { answered, signStop } from "../../test/sample-stops.ts";
import { countingStops, offerHash, type Stop } from "../index.ts";

/** A browser after one opening, and a way for it to take a break that the shop answers now. */
async function stopping() {
  const { shop, browser } = await opened();
  const stop = async (change: Partial<Stop> = {}) => {
    const time = new Date(browser.now).toISOString();
    const signed = signStop({ nonce: 1, before: shop.before, ...change });
    browser.stops = await countingStops([answered(signed, time)], browser.trust);
    browser.now += 60_000;
  };
  return { shop, browser, stop };
}

describe("a press of a person who has stopped", () => {
  test("a press reveals nothing while a stop has no answer, and asks for no offer", async () => {
    const { shop, browser } = await stopping();
    browser.isStopping = true;
    const offers = shop.offersMade;
    expect(told(await browser.press())).toEqual(["Refused", "Stopping"]);
    expect([shop.reveals.length, shop.offersMade]).toEqual([1, offers]);
    browser.isStopping = false;
    expect(told(await browser.press())).toEqual(["Verified", "Verified"]);
  });

  test("a reveal from before the stop is sent again meanwhile, because the stop names it", async () => {
    const { shop, browser } = await stopping();
    let isSilent = true;
    const ask = async (...given: Parameters<typeof browser.ports.ask>) => {
      const answer = shop.answer(...given);
      return isSilent ? SILENCE : answer;
    };
    const pressing = browser.press({
      ask,
      wait: async () => {
        browser.isStopping = true;
        isSilent = false;
      },
    });
    expect(told(await pressing)).toEqual(["Verified", "Verified"]);
  });

  test("a press reveals nothing under an offer that was made in a break", async () => {
    const { shop, browser, stop } = await stopping();
    await stop();
    const offer = async () => shop.offer(browser.entropy(), browser.now, { time: new Date(browser.now).toISOString() });
    expect(told(await browser.press({ offer }))).toEqual(["Refused", "Offer", "offer-stopped Differs"]);
    expect(shop.reveals).toHaveLength(1);
  });

  test("a press reveals nothing under an offer that the end of all offers has ended, but under a later one", async () => {
    const { shop, browser, stop } = await stopping();
    const early = shop.offer(browser.entropy(), browser.now);
    await stop({ kind: "END", hours: 0 });
    expect(told(await browser.press({ offer: async () => early }))).toEqual([
      "Refused",
      "Offer",
      "offer-stopped Differs",
    ]);
    const offer = async () => shop.offer(browser.entropy(), browser.now, { time: timeOf(1, 2) });
    expect(told(await browser.press({ offer }))).toEqual(["Verified", "Verified"]);
  });

  test("a receipt for a reveal that the stop does not spare is a proven breach", async () => {
    const { shop, browser, stop } = await stopping();
    const ask = async (...given: Parameters<typeof browser.ports.ask>) => {
      await stop();
      return shop.answer(...given);
    };
    const outcome = await browser.press({ ask });
    expect(told(outcome)).toEqual(["Contested", "Breach", "record-in-break Differs"]);
    expect(outcome.kind === "Contested" && outcome.opening.isProven).toBe(true);
  });

  test("a receipt for the reveal that the stop spares is verified", async () => {
    const { shop, browser, stop } = await stopping();
    const ask = async (...given: Parameters<typeof browser.ports.ask>) => {
      await stop({ revealed: offerHash(given[0].offer.text) });
      return shop.answer(...given);
    };
    expect(told(await browser.press({ ask }))).toEqual(["Verified", "Verified"]);
  });
});
