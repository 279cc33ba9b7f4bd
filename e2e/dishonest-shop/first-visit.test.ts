import { keyIdOf, shopKeyText } from "@trove/fairness";
import type { Endpoints, ResponseOf } from "@trove/contract";
import { TestBrowser } from "../../apps/server/test/openings/browser.ts";
import { evidenceButton, expectJudged, savedBy } from "../support/dishonest/evidence.ts";
import { signedBy } from "../support/dishonest/forger.ts";
import { expectNoPraise, expectSays, press, refusedOffer } from "../support/dishonest/press.ts";
import { lieAbout } from "../support/dishonest/proxy.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { expectOpened, newPlayer } from "../support/player.ts";

type PublishedKey = ResponseOf<Endpoints["getApplicationInfo"]>["receiptKeys"][number];

type Cheat = {
  name: string;
  /** The keys that the shop shows to this one person. */
  keys: (honest: readonly PublishedKey[]) => readonly PublishedKey[];
  says: readonly string[];
};

const stranger = new TestBrowser();

/** A key that vouches for itself, and is said to be where the public log has another one. */
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

const cheats: readonly Cheat[] = [
  {
    name: "a key for one person only",
    keys: (honest) => [ownKey(honest)],
    says: ["The shop signed the offer: nothing to compare with"],
  },
  {
    name: "a key for one person only, beside everybody's",
    keys: (honest) => [ownKey(honest), ...honest],
    says: ["The shop signed the offer: differs"],
  },
];

it.for(cheats)("$name, at a first visit: nothing is revealed", async ({ keys, says }, { shop, newTab }) => {
  const one = await newPlayer(shop, newTab, await findBox(shop, "game-night"));
  const { page } = one;
  await lieAbout(page, "getApplicationInfo", (told) => ({ ...told, receiptKeys: keys(told.receiptKeys) }));
  await lieAbout(page, "offerOpening", (honest) => signedBy(stranger, honest));
  const refused = await press(one, refusedOffer);
  await expectSays(refused, says);
  await expectNoPraise(page);
  await expectOpened(one, 0);
  await expectJudged(shop, await savedBy(page, evidenceButton(refused)), "Seen");
});
