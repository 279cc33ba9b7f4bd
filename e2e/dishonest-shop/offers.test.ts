import { randomUUID } from "node:crypto";
import { NO_RECORD_HASH, parseOffer } from "@trove/fairness";
import { type Offered, type OpenResponse, sha256, TestBrowser } from "../../apps/server/test/openings/browser.ts";
import { expect } from "vitest";
import { reload } from "../support/browser.ts";
import { evidenceButton, expectJudged, type Outcome, savedBy } from "../support/dishonest/evidence.ts";
import { offerWith, signedBy } from "../support/dishonest/forger.ts";
import {
  expectNoPraise,
  expectSays,
  openWithoutNext,
  playedBefore,
  press,
  refusedOffer,
} from "../support/dishonest/press.ts";
import { callsOf, lieAbout, tellTruth } from "../support/dishonest/proxy.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, type Player } from "../support/player.ts";
import { it } from "../support/shared-player.ts";
import { inShortForm } from "../support/short-form.ts";

type Cheat = {
  name: string;
  /** Makes the dishonest offer that the shop sends after an earlier opening. */
  offer: (honest: Offered, earlier: OpenResponse) => Offered;
  /** Texts that the page must show, such as the failed checks. */
  says: readonly string[];
  outcome: Outcome;
};

const PROVEN = "The shop signed things that contradict each other.";
const invented = new TestBrowser();
const OTHER = sha256("something else");

/**
 * Offers to a person who has opened a box before. Their signed texts contradict honest offers, so each test has its own
 * person.
 */
const laterCheats: readonly Cheat[] = [
  {
    name: "a skipped nonce",
    offer: (honest) => offerWith(honest, { nonce: parseOffer(honest.offer.text).nonce + 1 }),
    says: [
      "Without them, your browser reveals nothing.",
      "Its number follows your last opening: nothing to compare with",
    ],
    outcome: "Unknown",
  },
  {
    name: "a nonce that is spent",
    offer: (honest) => offerWith(honest, { nonce: 0, before: NO_RECORD_HASH }),
    says: ["Its number follows your last opening: differs", PROVEN],
    outcome: "Proven",
  },
  {
    name: "a nonce that is spent, under its own commitment",
    offer: (honest, { fairness: { serverSeedHash: commitment } }) =>
      offerWith(honest, { nonce: 0, before: NO_RECORD_HASH, commitment }),
    says: ["Its number follows your last opening: differs"],
    outcome: "Seen",
  },
  {
    name: "another record before",
    offer: (honest) => offerWith(honest, { before: OTHER }),
    says: ["It names your last record: differs", PROVEN],
    outcome: "Proven",
  },
];

const cheats: readonly Cheat[] = [
  {
    name: "another client seed",
    offer: (honest) => offerWith(honest, { clientSeedHash: OTHER }),
    says: ["The offer names your client seed: differs"],
    outcome: "Seen",
  },
  {
    name: "another price",
    offer: (honest) => offerWith(honest, { priceCents: 1 }),
    says: ["You pay the price in the table: differs", PROVEN],
    outcome: "Proven",
  },
  {
    name: "more boxes",
    offer: (honest) => offerWith(honest, { quantity: 5 }),
    says: ["The offer is for the number of boxes you chose: differs"],
    outcome: "Seen",
  },
  {
    name: "another box",
    offer: (honest) => offerWith(honest, { boxId: randomUUID() }),
    says: ["The offer is for the box on the page: differs", "The odds table belongs to this box: differs", PROVEN],
    outcome: "Proven",
  },
  {
    name: "other random digits",
    offer: (honest) => offerWith(honest, { entropyHash: OTHER }),
    says: ["The offer names the hash of your browser's random digits: differs"],
    outcome: "Seen",
  },
  {
    name: "somebody else",
    offer: (honest) => offerWith(honest, { userId: randomUUID() }),
    says: ["The offer is yours: differs"],
    outcome: "Seen",
  },
  {
    name: "the signature of an unknown key",
    offer: (honest) => signedBy(invented, honest),
    says: ["The shop signed the offer: differs"],
    outcome: "Seen",
  },
  {
    name: "no proof that its odds are in the public log",
    // The contract's type doesn't allow missing `terms`, so this bypasses the type.
    offer: (honest) => Object.assign(structuredClone(honest), { terms: null }),
    says: [
      "The shop sent no proof that these odds apply to everyone.",
      "The public log shows that these odds applied to everyone: nothing to compare with",
    ],
    outcome: "Unknown",
  },
  {
    name: "an empty list of browsers",
    offer: (honest) => ({ ...honest, browserKeys: [] }),
    says: ["Your list of browsers matches the offer: differs"],
    outcome: "Seen",
  },
  {
    name: "a list of browsers that the offer does not name",
    offer: (honest) => ({ ...honest, browserKeys: [...honest.browserKeys, invented.publicKey] }),
    says: ["Your list of browsers matches the offer: differs"],
    outcome: "Seen",
  },
];

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

async function playCheat(one: Player, { says, outcome }: Pick<Cheat, "says" | "outcome">): Promise<void> {
  const refused = await press(one, refusedOffer);
  await expectSays(refused, says);
  await expectNoPraise(one.page);
  await expectJudged(one.shop, await savedBy(one.page, evidenceButton(refused)), outcome);
}

it.for(inShortForm(cheats, "another client seed"))(
  "$name: nothing is revealed, and the offer is evidence",
  async (cheat, { sharedPlayer, onTestFailed }) => {
    const one = await sharedPlayer(box, { onTestFailed });
    const { page } = one;
    // Ends the nonce of the test before. Otherwise the evidence would contain that test's offers too.
    await openWithoutNext(one, (_, earlier) =>
      lieAbout(page, "offerOpening", (honest) => cheat.offer(honest, earlier)),
    );
    await playCheat(one, cheat);
    await expectOpened(one, 1);
    await tellTruth(page);
    await page.keyboard.press("Escape");
    await refusedOffer(page).waitFor({ state: "hidden" });
  },
);

it.for(inShortForm(laterCheats))(
  "$name: nothing is revealed, and the offer is evidence",
  async (cheat, { shop, newTab }) => {
    const one = await playedBefore(shop, newTab, box, (page, earlier) =>
      lieAbout(page, "offerOpening", (honest) => cheat.offer(honest, earlier)),
    );
    await playCheat(one, cheat);
    await expectOpened(one, 1);
  },
);

it("an offer in a break that both sides have signed: nothing is revealed, and the offer is evidence", async ({
  shop,
  newTab,
}) => {
  const one = await playedBefore(shop, newTab, box);
  const { page, earlier } = one;
  const nextOffer = earlier.nextOffer ?? expect.fail("the shop has offered nothing before the break");
  await page.getByRole("button", { name: "Take a break: 24 hours" }).click();
  await page.getByText("You're taking a break until").first().waitFor();
  // The shop hides the break, and offers what it would have offered without one.
  await lieAbout(page, "getProtection", (honest) => ({ ...honest, break: null }));
  await page.route(callsOf("offerOpening"), (route) => {
    const { entropyHash } = route.request().postDataJSON() as { entropyHash: string };
    return route.fulfill({ json: offerWith(nextOffer, { entropyHash, time: new Date().toISOString() }) });
  });
  await reload(page);
  await playCheat(one, {
    says: ["The offer wasn't made in a break that you and the shop have signed: differs"],
    outcome: "Seen",
  });
  await expectOpened(one, 1);
});
