import { keyIdOf, shopKeyText } from "@trove/fairness";
import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Page } from "playwright-core";
import { TestBrowser } from "../../apps/server/test/openings/browser.ts";
import { evidenceButton, expectJudged, type Outcome, savedBy } from "../support/dishonest/evidence.ts";
import { signedBy } from "../support/dishonest/forger.ts";
import { expectNoPraise, expectSays, playedBefore, press, refusedOffer } from "../support/dishonest/press.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { it } from "../support/journey.ts";
import { type DemoBox, findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, type Player } from "../support/player.ts";
import { inShortForm } from "../support/short-form.ts";

type PublishedKey = ResponseOf<Endpoints["getApplicationInfo"]>["receiptKeys"][number];

type Cheat = {
  name: string;
  /** Makes the list of keys that the shop shows to this person only. */
  keys: (honest: readonly PublishedKey[]) => readonly PublishedKey[];
  /** If true, the stranger's key signs the offers. Otherwise the offers are honest. */
  isForged: boolean;
  says: readonly string[];
  outcome: Outcome;
};

const stranger = new TestBrowser();

/** Makes a key that vouches for itself. Its log index belongs to another key in the public log. */
function ownKey([shown]: readonly PublishedKey[]): PublishedKey {
  const { publicKey } = stranger;
  const fromUtc = "2026-01-01T00:00:00.000Z";
  const keyId = keyIdOf(publicKey);
  const signature = stranger.sign(shopKeyText({ keyId, publicKey, from: fromUtc }));
  return {
    keyId,
    publicKey,
    fromUtc,
    untilUtc: null,
    endorsement: { keyId, signature },
    logIndex: shown?.logIndex ?? 0,
  };
}

const firstVisits: readonly Cheat[] = [
  {
    name: "a key for one person only",
    keys: (honest) => [ownKey(honest)],
    isForged: true,
    says: ["The shop signed the offer: nothing to compare with"],
    outcome: "Seen",
  },
  {
    name: "a key for one person only, beside everybody's",
    keys: (honest) => [ownKey(honest), ...honest],
    isForged: true,
    says: ["The shop signed the offer: differs"],
    outcome: "Seen",
  },
  {
    name: "an empty list of keys",
    keys: () => [],
    isForged: false,
    says: ["The shop signed the offer: nothing to compare with"],
    outcome: "Unknown",
  },
];

const laterVisits: readonly Cheat[] = [
  {
    name: "another key in place of the one that the browser knows",
    keys: (honest) => [ownKey(honest)],
    isForged: true,
    says: ["The shop signed the offer: differs"],
    outcome: "Seen",
  },
  {
    name: "an empty list of keys, and offers that nobody has signed whom the browser knows",
    keys: () => [],
    isForged: true,
    says: ["The shop signed the offer: differs"],
    outcome: "Seen",
  },
];

async function showKeys(page: Page, { keys, isForged }: Cheat): Promise<void> {
  await lieAbout(page, "getApplicationInfo", (told) => ({ ...told, receiptKeys: keys(told.receiptKeys) }));
  if (isForged) await lieAbout(page, "offerOpening", (honest) => signedBy(stranger, honest));
}

async function expectRefused(one: Player, { says, outcome }: Cheat): Promise<void> {
  const refused = await press(one, refusedOffer);
  await expectSays(refused, says);
  await expectNoPraise(one.page);
  await expectJudged(one.shop, await savedBy(one.page, evidenceButton(refused)), outcome);
}

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

it.for(inShortForm(firstVisits, "a key for one person only"))(
  "$name, at a first visit: nothing is revealed",
  async (cheat, { shop, newTab }) => {
    const one = await newPlayer(shop, newTab, box);
    await showKeys(one.page, cheat);
    await expectRefused(one, cheat);
    await expectOpened(one, 0);
  },
);

it.for(inShortForm(laterVisits))("$name, at a later visit: nothing is revealed", async (cheat, { shop, newTab }) => {
  const one = await playedBefore(shop, newTab, box, (page) => showKeys(page, cheat));
  await expectRefused(one, cheat);
  await expectOpened(one, 1);
});
