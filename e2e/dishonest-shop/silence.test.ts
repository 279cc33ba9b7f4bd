import { keyIdOf } from "@trove/fairness";
import type { APIResponse, Page, Route } from "playwright-core";
import { expect } from "vitest";
import { type OpenResponse, TestBrowser } from "../../apps/server/test/openings/browser.ts";
import { evidenceButton, expectJudged, type Outcome, savedBy } from "../support/dishonest/evidence.ts";
import { expectNoPraise, UNCLEAR } from "../support/dishonest/press.ts";
import { callsOf, tellTruth } from "../support/dishonest/proxy.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, openButton, resultOf } from "../support/player.ts";
import { it } from "../support/shared-player.ts";
import { inShortForm } from "../support/short-form.ts";

type Cheat = {
  name: string;
  /** The command line's verdict if it knows the shop's keys; Unknown by default. */
  outcome?: Outcome;
  /** The response that the page gets after the shop has drawn and charged. */
  answer: (route: Route, honest: APIResponse) => Promise<unknown>;
  /** Starts other failures at the same time. */
  also?: (page: Page) => Promise<unknown>;
};

/** Responds with an error in the shop's format. */
function problem(status: number, code: string, params = {}): Cheat["answer"] {
  return (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      json: { type: `/api/docs#${code}`, title: code, status, code, traceId: "0", params },
    });
}

const stranger = new TestBrowser();

const cheats: readonly Cheat[] = [
  { name: "no answer ever", answer: (route) => route.abort("connectionreset") },
  {
    name: "an answer that is cut",
    answer: async (route, honest) => route.fulfill({ response: honest, body: (await honest.text()).slice(0, -200) }),
  },
  {
    name: "a page in place of an answer",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Sold out</h1>" }),
  },
  { name: "500 without an end", answer: problem(500, "INTERNAL_ERROR") },
  { name: "401 after the draw", answer: problem(401, "UNAUTHENTICATED") },
  { name: "403 after the draw", answer: problem(403, "FORBIDDEN") },
  { name: "429 after the draw", answer: problem(429, "RATE_LIMITED") },
  { name: "a changed price as an excuse", answer: problem(409, "PRICE_CHANGED", { expected: 1, actual: 2 }) },
  { name: "an empty purse as an excuse", answer: problem(409, "INSUFFICIENT_BALANCE", { balance: 0, required: 1 }) },
  {
    name: "an answer without a receipt",
    answer: async (route, honest) => {
      const { receipt: _, ...rest }: OpenResponse = await honest.json();
      await route.fulfill({ response: honest, json: rest });
    },
  },
  {
    name: "a receipt by a key that can't be looked up",
    outcome: "Seen",
    answer: async (route, honest) => {
      const body: OpenResponse = await honest.json();
      const { text } = body.receipt;
      const receipt = { text, keyId: keyIdOf(stranger.publicKey), signature: stranger.sign(text) };
      await route.fulfill({ response: honest, json: { ...body, receipt } });
    },
    also: (page) => page.route(callsOf("getApplicationInfo"), (route) => route.abort()),
  },
];

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

/** The number of tests so far. */
let played = 0;

it.for(inShortForm(cheats, "no answer ever", "a changed price as an excuse"))(
  "$name: the page does not know, and asks on",
  async ({ answer, also, outcome = "Unknown" }, { shop, sharedPlayer, onTestFailed, onTestFinished }) => {
    // Each test moves the page's clock on, and a page whose clock is two minutes ahead asks about it.
    played += 1;
    const isLast = played % 4 === 0;
    const leaving = (leave: () => Promise<void>) => (isLast ? onTestFinished(leave) : onTestFailed(leave));
    const one = await sharedPlayer(box, { onTestFailed: leaving }, ({ clock }) => clock.install());
    const { page } = one;
    const { clock } = page.context();
    const bodies: (string | null)[] = [];
    await page.route(callsOf("openLootbox"), async (route) => {
      bodies.push(route.request().postData());
      if (bodies.length === 1) await also?.(page);
      await answer(route, await route.fetch());
    });
    await openButton(page).click();
    await page.getByText(UNCLEAR).waitFor();
    for (let second = 0; second < 12; second += 1) await clock.runFor(1000);
    const evidence = evidenceButton(page);
    await evidence.waitFor();
    await expectNoPraise(page);
    await expectJudged(shop, await savedBy(page, evidence), outcome);

    // The same request still gets its one record. The page's clock must not advance further than needed: a page whose
    // clock is ahead of the shop's asks about the times.
    await tellTruth(page);
    let isAsked = false;
    void page.waitForRequest(callsOf("openLootbox")).then(() => (isAsked = true));
    await expect
      .poll(async () => {
        if (!isAsked) await clock.runFor(5000);
        return resultOf(page).getByText("Verified").count();
      })
      .toBe(1);
    expect(new Set(bodies).size).toBe(1);
    await expectOpened(one, 1);
    // The page's clock is paused, so this advances it until the result has closed.
    await expect
      .poll(async () => {
        await page.keyboard.press("Escape");
        await clock.runFor(100);
        return resultOf(page).isVisible();
      })
      .toBe(false);
  },
);
