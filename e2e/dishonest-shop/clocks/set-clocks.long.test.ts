import { expect } from "vitest";
import { RELEASE } from "../../../apps/server/src/database/release.ts";
import { overwrite } from "../../../apps/server/test/openings/meanwhile.ts";
import { reload } from "../../support/browser.ts";
import { openDemoShop } from "../../support/demo-shop.ts";
import { clockQuestion, goOnWith, openHonestly, press } from "../../support/dishonest/press.ts";
import { journeyThrough } from "../../support/journey.ts";
import { type DemoBox, findBox } from "../../support/operator.ts";
import { expectOpened, newPlayer, openButton } from "../../support/player.ts";

/** Uses its own shop, whose clock is set. */
const it = journeyThrough(openDemoShop);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DIFFERENT = "Your device and the shop show different times";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

it("a device that is set within a visit: back is no question, forward is one, and no answer opens nothing", async ({
  shop,
  newPage,
}) => {
  const one = await newPlayer(shop, newPage, box);
  const { page } = one;
  const { clock } = page.context();
  await clock.install();
  await reload(page);
  await openHonestly(one, 1);
  const set = async (ms: number) => clock.setSystemTime((await page.evaluate(() => Date.now())) + ms);
  await set(-5 * MINUTE_MS);
  await openHonestly(one, 1);
  await set(-2 * HOUR_MS);
  await openHonestly(one, 2);
  await set(2 * HOUR_MS);
  // The offer for this press came before the clock was set.
  await openHonestly(one, 1);
  const question = await press(one, (place) => clockQuestion(place, DIFFERENT));
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "hidden" });
  await page.getByText("Nothing was opened. Check the time on your device, then press again.").waitFor();
  await expectOpened(one, 5);
  await press(one, (place) => clockQuestion(place, DIFFERENT));
  await goOnWith(page, DIFFERENT);
  await openHonestly(one, 1);
  await expectOpened(one, 7);
});

it("a shop whose clock is set two hours forward and back: there, and while its offers stand still", async ({
  shop,
  newPage,
}) => {
  const url = new URL(shop.variables["MIGRATION_DATABASE_URL"] ?? "");
  const stepClock = (minutes: number) =>
    overwrite(
      { ownerUrl: url.href },
      `create or replace function ${RELEASE}.database_time() returns timestamptz language sql volatile as $$
         select date_trunc('milliseconds', clock_timestamp() + make_interval(mins => ${minutes})) $$`,
      [],
    );
  const one = await newPlayer(shop, newPage, box);
  const { page } = one;
  await page.context().clock.install();
  await reload(page);
  await openHonestly(one, 1);
  try {
    await stepClock(120);
    // The offer that came with the last answer is of the time before, and its record would be two hours later.
    await reload(page);
    await press(one, (place) => clockQuestion(place, DIFFERENT));
    await goOnWith(page, DIFFERENT);
    await openHonestly(one, 1);
  } finally {
    await stepClock(0);
  }
  await openHonestly(one, 1);
  await page.context().clock.fastForward(3 * MINUTE_MS);
  const still = "The shop's clock stands still";
  await press(one, (place) => clockQuestion(place, still));
  await goOnWith(page, still);
  await openHonestly(one, 1);
  expect(await openButton(page).isEnabled()).toBe(true);
});
