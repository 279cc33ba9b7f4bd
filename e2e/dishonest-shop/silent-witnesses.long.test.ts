import { sql } from "kysely";
import { expect } from "vitest";
import { TestWitness } from "../../apps/server/test/public-log/witness.ts";
import { type DemoShop, openDemoShop } from "../support/demo-shop.ts";
import { clockQuestion, goOnWith, openHonestly, press } from "../support/dishonest/press.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { findBox } from "../support/operator.ts";
import { expectOpened, newPlayer } from "../support/player.ts";

const TITLE = "The shop's log was last signed at another time";
const HOUR_S = 3600;

const witness = await TestWitness.start(1);

const it = journeyThrough(() => openDemoShop({ LOG_WITNESSES: witness.setting, LOG_QUORUM: "1" }));
it.afterAll(() => witness.close());

/** Waits until the witness has signed the terms log again, with its present clock. */
async function untilSigned({ owner, url }: DemoShop): Promise<void> {
  const before = witness.signatures;
  await sql`update logs set leased_until = '-infinity'`.execute(owner.connection);
  await expect.poll(() => witness.signatures).toBeGreaterThan(before);
  await expect.poll(async () => (await fetch(`${url}/log/terms/checkpoint`)).text()).toContain("— witness.example/w1");
}

it("witnesses that were silent for an hour are asked about once, and not once they sign again", async ({
  shop,
  newPage,
}) => {
  // The log's last signature is as old as after an outage of an hour.
  witness.now = () => Math.floor(Date.now() / 1000) - HOUR_S;
  const { terms, records } = (await shop.call("getApplicationInfo", {})).body.logs;
  witness.know(terms, records);
  await untilSigned(shop);
  const one = await newPlayer(shop, newPage, await findBox(shop, "game-night"));
  const { page } = one;
  const question = await press(one, (place) => clockQuestion(place, TITLE));
  await question.getByText("Log signed by others").waitFor();
  await expectSound(page);
  await expectOpened(one, 0);
  await goOnWith(page, TITLE);
  await openHonestly(one, 1);

  witness.now = () => Math.floor(Date.now() / 1000);
  await shop.stop();
  await shop.start();
  await untilSigned(shop);
  await openHonestly(one, 1);
  await expectOpened(one, 3);
});
