import { parseReceipt } from "@trove/fairness";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { evidenceButton, expectJudged, judgeBy, keyOptions, savedBy } from "../support/dishonest/evidence.ts";
import { receiptWith, signAsShop } from "../support/dishonest/forger.ts";
import { breachOf, expectSays, openHonestly, playedBefore, press } from "../support/dishonest/press.ts";
import { openProofs, rowsWith, saveAllButton } from "../support/dishonest/proofs.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { reload, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, openButton, type Player } from "../support/player.ts";

const newBrowserOf = (page: Page) =>
  page.getByRole("dialog", { name: "A new browser can open boxes for you. Is it yours?" });

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

it("an opening by an invented browser: the page asks, reveals nothing, and leaves it to the person", async ({
  shop,
  newTab,
}) => {
  const one = await playedBefore(shop, newTab, box);
  const { page, person } = one;
  await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  await reload(page);
  await press(one, newBrowserOf);
  await expectOpened(one, 2);
  await openProofs(page);
  await rowsWith(page, "Please confirm").getByRole("button").first().click();
  await expectSays(page.locator("body"), [
    "Was this you?",
    "If none of your browsers did this, someone else can open boxes for you.",
    "You know the browser that opened this box: only you know",
  ]);
  await expectJudged(shop, await savedBy(page, saveAllButton(page)), "Contested");
});

it("a record that is changed at a later look is proven to be another one", async ({ shop, newTab }) => {
  const { page } = await playedBefore(shop, newTab, box);
  await lieAbout(page, "listOpenings", (list) => ({
    ...list,
    items: list.items.map((entry) => ({
      ...entry,
      record: signAsShop(entry.record.text.replace(/\n(\d+)\n(?=\d{4}-)/u, "\n1\n")),
    })),
  }));
  await openProofs(page);
  await page.getByText("One opening that the shop lists doesn't match.").waitFor();
  await rowsWith(page, "Doesn't match").waitFor();
  await expectJudged(shop, await savedBy(page, saveAllButton(page)), "Proven");
  await visit(page, `/lootboxes/${box.id}`);
  await openButton(page).click();
  await breachOf(page).waitFor();
});

it("a gap in the list of openings is named", async ({ shop, newTab }) => {
  const one = await newPlayer(shop, newTab, box);
  const { page } = one;
  await openHonestly(one, 3);
  await lieAbout(page, "listOpenings", (list) => ({ ...list, items: list.items.filter(({ nonce }) => nonce !== 1) }));
  await openProofs(page);
  await page.getByText("The shop's list leaves out openings of yours: number 1. Save everything.").waitFor();
  expect(await page.getByText("This browser has checked them: all match.").count()).toBe(0);
  // The saved file also has the records that the shop leaves out.
  const { exitCode, report } = await judgeBy(await keyOptions(shop), await savedBy(page, saveAllButton(page)));
  expect(report).toMatch(/^3 openings: VERIFIED/u);
  expect(exitCode).toBe(0);
});

it("a fork that is shown to a new browser is proven to the old one", async ({ shop, newPage, newTab }) => {
  const one = await newPlayer(shop, newTab, box);
  const { page, person } = one;
  // The shop sends the old browser a valid record, but shows everybody else a different one.
  await lieAbout(page, "openLootbox", (honest) => {
    const { time } = parseReceipt(honest.receipt.text);
    return { ...receiptWith(honest, { time: new Date(Date.parse(time) + 1).toISOString() }), nextOffer: null };
  });
  await openHonestly(one, 1);
  await page.unrouteAll({ behavior: "wait" });

  const other: Player = { ...one, page: await newPage({ as: person }) };
  await visit(other.page, `/lootboxes/${box.id}`);
  const question = await press(other, newBrowserOf);
  await question.getByRole("button", { name: "Yes, it's mine" }).click();
  await openHonestly(other, 1);

  await reload(page);
  const breach = await press(one, breachOf);
  await breach.getByRole("button", { name: "Verify" }).click();
  await expectSays(breach, [
    "It names your last record: differs",
    "The shop signed things that contradict each other.",
  ]);
  await expectJudged(shop, await savedBy(page, evidenceButton(breach)), "Proven");
});
