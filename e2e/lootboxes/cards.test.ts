import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectFocusOn, PHONE } from "../support/browser.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, openButton, resultOf } from "../support/player.ts";
import { inLongForm } from "../support/short-form.ts";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

/** Chooses how many boxes to open, with the keys of the keyboard. */
async function chooseCount(page: Page, count: number): Promise<void> {
  await page.getByRole("radio", { name: "Open 1 box" }).focus();
  for (let more = 1; more < count; more += 1) await page.keyboard.press("ArrowRight");
}

const cardOf = (page: Page, place: number, count: number) =>
  page.getByRole("button", { name: `Card ${place} of ${count}, face down` });

it("several boxes are cards, which are turned by keyboard alone, told, and added up when the last is turned", async ({
  shop,
  newTab,
}) => {
  const one = await newPlayer(shop, newTab, box);
  const { page } = one;
  const told = page.getByRole("status").filter({ hasText: "The box is open" });
  await chooseCount(page, 5);
  await openButton(page).focus();
  const session = page.getByText(/^Balance of this session/);
  await page.keyboard.press("Enter");
  await expectFocusOn(page, /^1$/);
  await cardOf(page, 1, 5).and(page.locator(":focus")).waitFor();
  expect(await told.innerText()).toMatch(/^The box is open\s+Verified/u);
  await page.keyboard.press("Enter");
  await cardOf(page, 2, 5).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("5");
  await page.getByText("2 of 5 turned").waitFor();
  await expect.poll(() => told.innerText()).toMatch(/Card 1 of 5: .+, .+, €.+ Card 5 of 5: .+, .+, €/u);
  expect(await page.getByRole("button", { name: /^(Sell|Keep|Ship)/ }).count()).toBe(0);
  expect(await session.count()).toBe(0);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Turn all cards" }).press("Enter");
  await resultOf(page)
    .getByText(/^You paid €24\.95\. Worth €[\d.,]+, €[\d.,]+ (more|less)\.$/u)
    .waitFor();
  await session.waitFor();
  await expectFocusOn(page, /^Keep all$/);
  await expectOpened(one, 5);
  await resultOf(page).getByRole("button", { name: "Verify" }).press("Enter");
  await page.getByText("Every ticket follows from the seeds").waitFor();
  await resultOf(page).getByRole("button", { name: "Keep all" }).press("Enter");
  await resultOf(page).waitFor({ state: "hidden" });
  await expectOpened(one, 5);
});

/** The requests of the page until its cards can be turned, as sorted lines: those before the verdict, and all. */
type Requests = { beforeVerdict: string[]; all: string[] };

/** Runs in the page, which names the requests of an opening without their ids. */
function recordRequests(): void {
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  performance.clearResourceTimings();
  const since = performance.now();
  const named = (until: number) =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime >= since && startTime < until)
      .map(({ name }) => new URL(name).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{3,}/gu, "…"))
      // Pages read these again after a time by themselves.
      .filter((path) => !/^\/(log|api\/(address|balance|notifications|protection|.*recent))/u.test(path))
      .toSorted();
  let judged = 0;
  new MutationObserver((_, observer) => {
    const phase = stage?.dataset["phase"];
    if (phase === "spinning") judged = performance.now();
    if (phase !== "cards") return;
    observer.disconnect();
    const requests: Requests = { beforeVerdict: named(judged), all: named(performance.now()) };
    Object.assign(window, { requests });
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-phase"] });
}

it("the page sends the same requests whatever is won, until the person turns a card", async ({ shop, newTab }) => {
  const { page } = await newPlayer(shop, newTab, box);
  await chooseCount(page, 2);
  const seen = new Map<string, Requests>();
  // The first opening also loads its code.
  for (let opening = 0; opening < 9 && seen.size < 2; opening += 1) {
    await page.evaluate(recordRequests);
    if (opening === 0) await openButton(page).click();
    else
      await resultOf(page)
        .getByRole("button", { name: /^Open again/ })
        .click();
    await page.getByRole("button", { name: "Turn all cards" }).click();
    await resultOf(page).getByRole("button", { name: "Share" }).waitFor();
    const won = (await resultOf(page).getByRole("heading", { level: 3 }).allInnerTexts()).join(", ");
    const requests = await page.evaluate(() => Reflect.get(window, "requests") as Requests);
    if (opening > 0) seen.set(won, requests);
  }
  const [first, ...others] = seen.values();
  expect(others.length).toBeGreaterThan(0);
  expect(first?.beforeVerdict.some((name) => name.endsWith("/open"))).toBe(true);
  for (const other of others) expect(other).toEqual(first);
});

inLongForm(() => {
  it("a card turns by a swipe on a phone, and the result shows its head", async ({ shop, newPage }) => {
    const { page } = await newPlayer(shop, newPage, box, { size: PHONE });
    await chooseCount(page, 5);
    await openButton(page).click();
    await page.getByText("0 of 5 turned").waitFor();
    const card = await cardOf(page, 2, 5).boundingBox();
    if (card === null) throw new Error("the card has no place");
    const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
    const devTools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", moved?: number) =>
      devTools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: moved === undefined ? [] : [{ x: x + moved, y }],
      });
    await touch("touchStart", 0);
    await touch("touchMove", 20);
    await touch("touchMove", 40);
    await touch("touchEnd");
    await page.getByText("1 of 5 turned").waitFor();
    await cardOf(page, 2, 5).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Turn all cards" }).click();
    const head = resultOf(page).getByRole("heading", { name: "You won 5 items" });
    await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThan(64);
  });
});
