import type { Page } from "playwright-core";
import { openDemoShop } from "../support/demo-shop.ts";
import { evidenceButton, expectJudged, savedBy } from "../support/dishonest/evidence.ts";
import { expectNoPraise, expectSays, playedBefore, press, refusedOffer } from "../support/dishonest/press.ts";
import { type Change, publishChanges, untilRead } from "../support/dishonest/terms.ts";
import { visit } from "../support/browser.ts";
import { journeyThrough } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { expectOpened } from "../support/player.ts";

/** Uses its own shop, whose log stays without the signature of its witness. */
const it = journeyThrough(openDemoShop);

const unwitnessed = (page: Page) =>
  page.getByText("Too few independent witnesses have signed the newest state of the log.");

it("odds in a state of the log that the witness does not sign: nothing is revealed, and the page says that witnesses are missing", async ({
  shop,
  newPage,
}) => {
  const box = await findBox(shop, "game-night");
  const changes: readonly Change[] = [
    [-20, "other"],
    [-5, "own"],
  ];
  const one = await playedBefore(shop, newPage, box, async (page) => {
    if (shop.witness !== undefined) shop.witness.isDown = true;
    await untilRead(page, await publishChanges(shop, box.id, changes));
  });
  const refused = await press(one, refusedOffer);
  await expectSays(refused, [
    "The shop sent no proof that these odds apply to everyone. Without it, your browser reveals nothing.",
    "The public log shows that these odds applied to everyone: nothing to compare with",
  ]);
  await expectNoPraise(one.page);
  await expectOpened(one, 1);
  await expectJudged(shop, await savedBy(one.page, evidenceButton(refused)), "Unknown");
  await visit(one.page, "/provably-fair");
  await unwitnessed(one.page).waitFor();
});
