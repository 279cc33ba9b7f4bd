import { keyIdOf } from "@trove/fairness";
import { expect } from "vitest";
import { publicKeyOf } from "../../apps/server/src/ed25519.ts";
import { endorsementEntry } from "../../apps/server/src/environment/endorsement.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { judgeBy, savedBy } from "../support/dishonest/evidence.ts";
import { openHonestly } from "../support/dishonest/press.ts";
import { openProofs, rowsWith, saveAllButton } from "../support/dishonest/proofs.ts";
import { journeyThrough } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { newPlayer } from "../support/player.ts";
import { shopVariables } from "../support/variables.ts";

/** Uses its own shop, which gets another signing key. */
const it = journeyThrough(openDemoShop);

/**
 * The time from the restart to the first signature with the new key, in which the key is published. A real shop takes
 * an hour.
 */
const NOTICE_MS = 20_000;

it("a new signing key that the old one vouches for: openings before, across and after the change are verified", async ({
  shop,
  newPage,
}) => {
  const one = await newPlayer(shop, newPage, await findBox(shop, "game-night"));
  await openHonestly(one, 1);

  const [oldSeed, newSeed] = [shopVariables.SIGNING_KEY, "a6".repeat(32)];
  const fromUtc = new Date(Date.now() + NOTICE_MS).toISOString();
  const endorsement = endorsementEntry({ publicKey: publicKeyOf(newSeed), fromUtc }, oldSeed);
  await shop.stop();
  await shop.start({ SIGNING_KEY: `${newSeed},${oldSeed}`, SIGNING_KEY_ENDORSEMENTS: endorsement });
  // Each answer contains the offer for the next press, so the old key has signed this offer and the next one.
  await openHonestly(one, 1);
  const signer = async () => (await shop.call("getProvablyFair", {}, one.person)).body.keyId;
  await expect.poll(signer).toBe(keyIdOf(publicKeyOf(newSeed)));
  await openHonestly(one, 1);
  await openHonestly(one, 1);

  await openProofs(one.page);
  await rowsWith(one.page, "Verified").nth(3).waitFor();
  const path = await savedBy(one.page, saveAllButton(one.page));
  // The verifier knows only the old key. It trusts the new key, because the old key vouches for it.
  expect((await judgeBy(["--key", publicKeyOf(oldSeed)], path)).exitCode).toBe(0);
});
