import { parseOffer } from "@trove/fairness";
import { browserOf, type Offered, requestOffer } from "../../apps/server/test/openings/browser.ts";
import { credit, signUp } from "../../apps/server/test/people/people.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { evidenceButton, expectJudged, savedBy } from "../support/dishonest/evidence.ts";
import { offerWith } from "../support/dishonest/forger.ts";
import { expectNoPraise, expectSays, playedBefore, press, refusedOffer } from "../support/dishonest/press.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { type DemoBox, findBox, publishNext } from "../support/operator.ts";
import { expectOpened, newPlayer, openButton, START } from "../support/player.ts";

const CHECK = "The offer names a state of the public log that is not older than the one your browser knew: differs";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

let before: Promise<Offered> | undefined;

/** An offer from before the log has grown, with the proof of that time. */
async function olderOffer(shop: DemoShop): Promise<Offered> {
  const person = await signUp(shop);
  await credit(shop, person, START);
  const shown = { lootboxId: box.id, price: box.price };
  const { body } = await requestOffer(shop, person, shown, await browserOf(shop, person));
  await publishNext(shop, await findBox(shop, "desk-drawer"));
  return body;
}

/** Makes offers of now under the older state of the log, which the shop's signature and the log itself confirm. */
async function staleOffers(shop: DemoShop): Promise<(honest: Offered) => Offered> {
  before ??= olderOffer(shop);
  const { offer, terms } = await before;
  return (honest) => ({ ...offerWith(honest, { terms: parseOffer(offer.text).terms }), terms });
}

it("an older state of the log than the browser has read: it asks twice more, and reveals nothing", async ({
  shop,
  newPage,
}) => {
  const stale = await staleOffers(shop);
  const one = await newPlayer(shop, newPage, box);
  let offers = 0;
  await lieAbout(one.page, "offerOpening", (honest) => {
    offers += 1;
    return stale(honest);
  });
  const refused = await press(one, refusedOffer);
  await expectSays(refused, [CHECK]);
  await expectNoPraise(one.page);
  await expectOpened(one, 0);
  if (offers !== 3) throw new Error(`the page asked for ${offers} offers`);
  // Only the browser knows what it knew. The offer is consistent.
  await expectJudged(shop, await savedBy(one.page, evidenceButton(refused)), "Unknown");
});

it("an older state of the log than an earlier opening names is proven by the shop's own signatures", async ({
  shop,
  newTab,
}) => {
  const stale = await staleOffers(shop);
  const one = await playedBefore(shop, newTab, box, (page) => lieAbout(page, "offerOpening", stale));
  const refused = await press(one, refusedOffer);
  await expectSays(refused, [
    CHECK,
    "It names no older state of the log than your earlier openings: differs",
    "The shop signed things that contradict each other.",
  ]);
  await expectOpened(one, 1);
  await expectJudged(shop, await savedBy(one.page, evidenceButton(refused)), "Proven");
});

it("offers that name no state of the log at all: the page waits for the new release, and reveals nothing", async ({
  shop,
  newPage,
}) => {
  const one = await newPlayer(shop, newPage, box);
  await lieAbout(one.page, "offerOpening", (honest) => offerWith(honest, { terms: undefined }));
  await openButton(one.page).click();
  await one.page.getByText("The shop is being updated. Nothing was opened.").waitFor();
  await expectNoPraise(one.page);
  await expectOpened(one, 0);
});
