import { parseOffer } from "@trove/fairness";
import { expect } from "vitest";
import { sha256 } from "../../apps/server/test/openings/browser.ts";
import { evidenceButton, expectJudged, savedBy } from "../support/dishonest/evidence.ts";
import { offerWith } from "../support/dishonest/forger.ts";
import { expectNoPraise, expectSays, press, refusedOffer } from "../support/dishonest/press.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { expectOpened, newPlayer } from "../support/player.ts";

it("two commitments for one nonce: nothing is revealed, and both offers are evidence", async ({ shop, newTab }) => {
  const one = await newPlayer(shop, newTab, await findBox(shop, "game-night"));
  const { page } = one;
  const commitments: string[] = [];
  await lieAbout(page, "offerOpening", (honest) => {
    const { quantity } = parseOffer(honest.offer.text);
    // The first offer names more boxes, so the page refuses it. But the shop has signed this offer, so it counts as a
    // promise.
    const lie = commitments.length === 0 ? { quantity: quantity + 1 } : { commitment: sha256("another seed") };
    const told = offerWith(honest, lie);
    commitments.push(parseOffer(told.offer.text).commitment);
    return told;
  });
  const first = await press(one, refusedOffer);
  await expectSays(first, ["The offer is for the number of boxes you chose: differs"]);
  await page.keyboard.press("Escape");
  await refusedOffer(page).waitFor({ state: "hidden" });

  const second = await press(one, refusedOffer);
  await expectSays(second, [
    "The shop signed things that contradict each other.",
    "The shop has promised one seed for this number: differs",
  ]);
  expect(new Set(commitments).size).toBe(2);
  await expectNoPraise(page);
  await expectOpened(one, 0);
  await expectJudged(shop, await savedBy(page, evidenceButton(second)), "Proven");
});
