import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { OpenResponse } from "../../../apps/server/test/openings/browser.ts";
import type { DemoBox } from "../operator.ts";
import type { DemoShop } from "../demo-shop.ts";
import { type Enter, newPlayer, openButton, type Player, resultOf } from "../player.ts";
import { lieAbout, tellTruth } from "./proxy.ts";

/** The page's message while it has no record of the opening. */
export const UNCLEAR =
  "We don't know yet whether your boxes were opened. We'll ask again with the same request, so you can't be charged twice.";

export const refusedOffer = (page: Page) => page.getByRole("dialog", { name: "This offer isn't valid" });
export const breachOf = (page: Page) => page.getByRole("dialog", { name: "This opening doesn't match its proof" });

/** Presses the button and waits for the element that `end` finds. */
export async function press({ page }: Player, end: (page: Page) => Locator): Promise<Locator> {
  await openButton(page).click();
  const found = end(page);
  await found.waitFor();
  return found;
}

/** Opens a box several times while the shop is honest. */
export async function openHonestly(one: Player, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await press(one, (page) => resultOf(page).getByText("Verified"));
    await closeResult(one.page);
  }
}

async function closeResult(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await resultOf(page).waitFor({ state: "hidden" });
}

/** Makes the shop lie from now on. `earlier` is its answer to an earlier opening. */
type Lie = (page: Page, earlier: OpenResponse) => Promise<void>;

/**
 * Opens a box honestly and returns the answer without the next offer, so that the page has to request one. `lie` starts
 * before the page requests the next offer.
 */
export async function openWithoutNext(one: Player, lie: Lie): Promise<OpenResponse> {
  const { page } = one;
  const answers: OpenResponse[] = [];
  await lieAbout(page, "openLootbox", (answer) => {
    answers.push(answer);
    return { ...answer, nextOffer: null };
  });
  await press(one, (place) => resultOf(place).getByText("Verified"));
  const [answer] = answers;
  if (answer === undefined) throw new Error("the shop has not answered");
  await tellTruth(page);
  await lie(page, answer);
  await closeResult(page);
  return answer;
}

/** Continues after a breach, as a person does who has saved the evidence. */
export async function goOn(page: Page): Promise<void> {
  await breachOf(page).getByRole("button", { name: "I have the evidence. Continue" }).click();
  await breachOf(page).waitFor({ state: "hidden" });
}

export const clockQuestion = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/** Goes on with the times of a question that is open, and closes the result. */
export async function goOnWith(page: Page, title: string): Promise<void> {
  await clockQuestion(page, title).getByRole("button", { name: "Go on" }).click();
  await resultOf(page).getByText("Verified").waitFor();
  await closeResult(page);
}

const nothing = () => Promise.resolve();

/** Registers a person who has opened a box honestly. Also returns the answer. `lie` starts before the next offer. */
export async function playedBefore(
  shop: DemoShop,
  enter: Enter,
  box: DemoBox,
  lie: Lie = nothing,
): Promise<Player & { earlier: OpenResponse }> {
  const one = await newPlayer(shop, enter, box);
  return { ...one, earlier: await openWithoutNext(one, lie) };
}

/**
 * Expects that each text appears in the place. A check is written as a screen reader reads it: "The offer is yours:
 * differs".
 */
export async function expectSays(place: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const isCheck = /: (?:differs|only you know|nothing to compare with)$/u.test(text);
    const found = isCheck ? place.getByRole("listitem").filter({ hasText: text }) : place.getByText(text);
    await found.first().waitFor();
  }
}

/**
 * Texts in which the page may say that nothing was charged: a title that quotes the shop, and the check that no id is
 * used twice.
 */
const NO_PROMISES = [
  "The shop says nothing was opened and nothing was charged",
  "Nothing was charged, delivered or named twice",
];

/** Expects that the page neither calls the opening verified, nor celebrates it, nor says that nothing was charged. */
export async function expectNoPraise(page: Page): Promise<void> {
  expect(await page.getByText(/^Verified(?:, not yet in the log)?$/).count()).toBe(0);
  expect(await page.getByRole("region", { name: /^You won/u }).count()).toBe(0);
  const text = NO_PROMISES.reduce((rest, words) => rest.replaceAll(words, ""), await page.locator("body").innerText());
  expect(text).not.toMatch(/nothing was charged/iu);
}
