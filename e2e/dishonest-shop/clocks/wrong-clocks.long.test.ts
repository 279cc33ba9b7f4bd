import { parseOffer } from "@trove/fairness";
import { PHONE, reload } from "../../support/browser.ts";
import { offerWith } from "../../support/dishonest/forger.ts";
import { clockQuestion, expectNoPraise, openHonestly, press } from "../../support/dishonest/press.ts";
import { lieAbout, tellTruth } from "../../support/dishonest/proxy.ts";
import { it } from "../../support/journey.ts";
import { expectSound } from "../../support/looks.ts";
import { type DemoBox, findBox } from "../../support/operator.ts";
import { expectOpened, newPlayer, resultOf } from "../../support/player.ts";

const HOUR_MS = 3_600_000;
const DIFFERENT = "Your device and the shop show different times";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

const devices = [
  { name: "an hour ahead", distance: HOUR_MS },
  { name: "an hour behind", distance: -HOUR_MS },
];

it.for(devices)("a device that is $name: one question, then as ever", async ({ distance }, { shop, newPage }) => {
  const one = await newPlayer(shop, newPage, box, { size: PHONE });
  const { page } = one;
  await page.context().clock.install({ time: Date.now() + distance });
  await reload(page);
  const question = await press(one, (place) => clockQuestion(place, DIFFERENT));
  await question.getByText("Nothing has been revealed yet.").waitFor();
  await expectSound(page);
  await expectOpened(one, 0);
  // The keyboard alone answers it.
  await question.getByRole("button", { name: "Go on" }).focus();
  await page.keyboard.press("Enter");
  const result = resultOf(page);
  await result.getByText("Verified").waitFor();
  await result.getByRole("button", { name: "Verify" }).click();
  await result.getByRole("heading", { name: "You went on with these times" }).waitFor();
  await page.keyboard.press("Escape");
  await openHonestly(one, 1);
  await expectOpened(one, 2);
});

const offers = [
  { name: "ahead", off: 20 * HOUR_MS },
  { name: "back", off: -20 * HOUR_MS },
];

it.for(offers)(
  "an offer that is dated 20 hours $name gets no reveal without a question",
  async ({ off }, { shop, newTab }) => {
    const one = await newPlayer(shop, newTab, box);
    await lieAbout(one.page, "offerOpening", (honest) => {
      const time = new Date(Date.parse(parseOffer(honest.offer.text).time) + off).toISOString();
      return offerWith(honest, { time });
    });
    const question = await press(one, (place) => clockQuestion(place, DIFFERENT));
    await expectNoPraise(one.page);
    await question.getByRole("button", { name: "Not now" }).click();
    await question.waitFor({ state: "hidden" });
    await expectNoPraise(one.page);
    await expectOpened(one, 0);
    // Nothing was learned from it: an honest offer needs no question.
    await tellTruth(one.page);
    await reload(one.page);
    await openHonestly(one, 1);
  },
);
