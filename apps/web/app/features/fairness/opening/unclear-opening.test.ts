import { parseProofs, judgeProofs } from "@trove/fairness";
import { describe, expect, test } from "vitest";
import { evidenceOf } from "../evidence/proofs-of.ts";
import { keptReader } from "../logs/kept-reader.ts";
import { changeOpening, openingsAt, readOpening } from "../kept/kept-openings.ts";
import type { RevealRequest, Shop } from "../shop/shop.ts";
import type { OnUnclear } from "./press-ports.ts";
import { SampleBrowser, settledIn, told } from "./sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "./sample/sample-shop.fixture.ts";

type Came = Awaited<ReturnType<Shop["open"]>>;

const text = (status: number, body: string): Came => ({ status, body: new TextEncoder().encode(body) });

/** The shop's calls, but the first reveals get these responses, after the shop has processed them. */
function losing(shop: SampleShop, ...answers: readonly ((came: Came) => Came)[]): Shop {
  const left = [...answers];
  return {
    ...shop.calls,
    open: async (request: RevealRequest) => {
      const came = await shop.calls.open(request);
      return left.shift()?.(came) ?? came;
    },
  };
}

const silence = () => text(0, "");

describe("an answer that proves nothing", () => {
  test.each<[string, (came: Came) => Came]>([
    ["no answer", silence],
    ["an answer that was cut", ({ status, body }) => ({ status, body: body.slice(0, -9) })],
    ["a page", () => text(200, "<!doctype html><title>Maintenance</title>")],
    ["an error after execution", () => text(500, '{"code":"INTERNAL"}')],
    ["a refusal to let in", () => text(401, '{"code":"UNAUTHENTICATED"}')],
    ["a limit", () => text(429, '{"code":"RATE_LIMITED"}')],
    ["a refusal of the reveal", () => text(400, '{"code":"VALIDATION_FAILED"}')],
    ["a claim that its history is lost", () => text(409, '{"code":"HISTORY_LOST"}')],
    ["a claim that the balance is too low, without a void", () => text(409, '{"code":"INSUFFICIENT_BALANCE"}')],
  ])("%s is kept as it came, and the same request is sent again", async (_, lose) => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop, losing(shop, lose, lose));
    const step = await browser.until(browser.press());
    expect(told(step)).toEqual(["Verified", []]);
    expect(shop.reveals).toHaveLength(3);
    expect(new Set(shop.reveals.map((reveal) => JSON.stringify(reveal))).size).toBe(1);
    expect(browser.unclear.map(({ isLong }) => isLong)).toEqual([false, false]);
    expect(shop.balanceCents).toBe(50_000 - 499);
    const kept = await readOpening(browser.kept, USER_ID, settledIn(step)?.opening.id ?? "");
    expect(kept?.kind === "Revealed" ? kept.answers : []).toHaveLength(2);
  });

  test("the evidence is at hand after ten seconds without an answer, and the page asks on", async () => {
    const shop = new SampleShop();
    const calls = losing(shop, ...Array.from({ length: 6 }, () => silence));
    const browser = await SampleBrowser.start(shop, calls);
    let evidence: Promise<string> | undefined;
    const show: OnUnclear = ({ opening, isLong }) => {
      if (isLong) evidence = evidenceOf(opening, browser.kept);
    };
    const press = browser.openings.open(browser.intent(), { ...browser.page, show });
    expect(told(await browser.until(press))).toEqual(["Verified", []]);
    const file = parseProofs((await evidence) ?? "");
    const judged = await judgeProofs(file, [shop.key.publicKey], await keptReader(browser.parts));
    expect(judged.verdict).toBe("Unknown");
  });
});

describe("an opening without a record", () => {
  test("is settled at the next visit, and shown until the person has seen it", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop, losing(shop, ...Array.from({ length: 99 }, () => silence)));
    void browser.press();
    await browser.untilReveals(1);
    expect(shop.ended).toHaveLength(1);

    const later = browser.tab(shop.calls);
    const step = await later.resume();
    expect([told(step), settledIn(step)?.isResumed]).toEqual([["Verified", []], true]);
    const again = await later.tab().resume();
    expect(told(again)).toEqual(["Verified", []]);
    const opening = settledIn(again)?.opening;
    if (opening !== undefined) await changeOpening(later.kept, opening, { stage: "Done" });
    expect(await later.tab().resume()).toBeUndefined();
  });

  test("comes first: nothing else is revealed until it has ended", async () => {
    const shop = new SampleShop();
    let isSilent = true;
    const open: Shop["open"] = async (request) => {
      shop.reveals.push(request);
      return isSilent ? silence() : shop.answer(request);
    };
    const browser = await SampleBrowser.start(shop, { ...shop.calls, open });
    void browser.press();
    await browser.untilReveals(1);
    const other = browser.tab();
    const press = other.press(3);
    await other.untilReveals(4);
    expect(new Set(shop.reveals.map(({ offer }) => offer.text)).size).toBe(1);
    expect(await openingsAt(browser.kept, USER_ID, "Open")).toHaveLength(1);
    isSilent = false;
    const step = await other.until(press);
    expect([told(step), settledIn(step)?.isResumed]).toEqual([["Verified", []], true]);
    expect(shop.ended).toHaveLength(1);
  });

  test("goes on while the shop's keys can't be looked up", async () => {
    const shop = new SampleShop();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    const failing = browser.tab({ ...shop.calls, keys: () => Promise.reject(new Error("unreachable")) });
    expect(told(await failing.press())).toEqual(["Verified", []]);
  });
});
