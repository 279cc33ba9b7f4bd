import { expect } from "vitest";
import { openDemoShop } from "../support/demo-shop.ts";
import {
  evidenceButton,
  expectJudged,
  judgeBy,
  keyOptions,
  logOptions,
  savedBy,
} from "../support/dishonest/evidence.ts";
import { expectNoPraise, expectSays, playedBefore, press, refusedOffer } from "../support/dishonest/press.ts";
import { openProofs } from "../support/dishonest/proofs.ts";
import { type Change, publishChanges, untilRead } from "../support/dishonest/terms.ts";
import { visit } from "../support/browser.ts";
import { journeyThrough } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, openButton } from "../support/player.ts";

const it = journeyThrough(() => openDemoShop({ ODDS_NOTICE_MINUTES: "10" }));

const CHECK = "These odds last for the time that the shop promises: differs";

type Cheat = { name: string; slug: string; changes: readonly Change[] };

/** Each box once: what is published stays in the log. */
const cheats: readonly Cheat[] = [
  {
    name: "odds that are in force for a minute",
    slug: "game-night",
    changes: [
      [-20, "other"],
      [-5, "own"],
      [60, "other"],
    ],
  },
  {
    name: "odds that are in force for nine minutes",
    slug: "desk-drawer",
    changes: [
      [-300, "other"],
      [-240, "own"],
      [300, "other"],
    ],
  },
  {
    name: "odds that end because the box closes",
    slug: "toy-chest",
    changes: [
      [-20, "other"],
      [-5, "own"],
      [120, null],
    ],
  },
];

it.for(cheats)("$name: nothing is revealed under them", async ({ slug, changes }, { shop, newTab }) => {
  const box = await findBox(shop, slug);
  await publishChanges(shop, box.id, changes, shop);
  const one = await newPlayer(shop, newTab, box);
  const refused = await press(one, refusedOffer);
  await expectSays(refused, [CHECK]);
  await expectNoPraise(one.page);
  await expectOpened(one, 0);
  const saved = await savedBy(one.page, evidenceButton(refused));
  const { report } = await judgeBy([...(await logOptions(shop)), "--notice", "10"], saved);
  expect(report).toMatch(/DIFFERS\s+the odds last for the notice/u);
  // The notice is the caller's word, and the offer is consistent with the log.
  await expectJudged(shop, saved, "Unknown");
});

it("odds that are taken back after the reveal: the next visit finds it, and nothing more is opened", async ({
  shop,
  newTab,
}) => {
  const box = await findBox(shop, "washstand");
  const one = await playedBefore(shop, newTab, box);
  const { page } = one;
  const changes: readonly Change[] = [
    [-1, "other"],
    [1, "own"],
  ];
  await untilRead(page, await publishChanges(shop, box.id, changes, shop));
  await openProofs(page);
  const warning = `The odds of ${box.name} changed, or it closed, with less notice than the shop promises.`;
  await page.getByText(warning).waitFor();
  const saved = await savedBy(page, page.getByRole("button", { name: "Save as file" }));
  const options = [...(await keyOptions(shop)), ...(await logOptions(shop))];
  expect((await judgeBy([...options, "--mine"], saved)).exitCode).toBe(1);
  expect((await judgeBy(options, saved)).exitCode).toBe(2);

  await visit(page, `/lootboxes/${box.id}`);
  await openButton(page).click();
  const dialog = page.getByRole("dialog", { name: "Public log warning" });
  await dialog.getByText(warning).waitFor();
  await dialog.getByText("Nothing was revealed, so nothing was opened.").waitFor();
  await expectOpened(one, 1);
});
