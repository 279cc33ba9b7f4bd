import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signUp, credit, type TestPerson } from "../apps/server/test/people/people.ts";
import { reload, visit } from "./support/browser.ts";
import { judgeBy, keyOptions, savedBy } from "./support/dishonest/evidence.ts";
import { openHonestly, press, UNCLEAR } from "./support/dishonest/press.ts";
import { openProofs, rowsWith, saveAllButton } from "./support/dishonest/proofs.ts";
import { it } from "./support/journey.ts";
import { expectSound } from "./support/looks.ts";
import { type DemoBox, findBox } from "./support/operator.ts";
import { tabRecordOf } from "./support/people.ts";
import { expectOpened, newPlayer, OPEN_CALL, type Player, START } from "./support/player.ts";

let box: DemoBox;
it.beforeAll(async ({ shop }) => {
  box = await findBox(shop, "game-night");
});

/** Lets another person use the page. That person is signed in from the next load on. */
async function handTo(page: Page, person: TestPerson): Promise<void> {
  await page.evaluate((record) => sessionStorage.setItem("user_data", record), tabRecordOf(person));
}

/** Registers another person in the same browser, at the page of the box. */
async function nextPlayer(one: Player): Promise<Player> {
  const person = await signUp(one.shop);
  await credit(one.shop, person, START);
  await handTo(one.page, person);
  await visit(one.page, `/lootboxes/${box.id}`);
  return { ...one, person };
}

it("two accounts in one browser: each has a chain and proofs of its own", async ({ shop, newTab }) => {
  const mara = await newPlayer(shop, newTab, box);
  const { page } = mara;
  await openHonestly(mara, 2);
  const jonas = await nextPlayer(mara);
  await openHonestly(jonas, 1);
  await handTo(page, mara.person);
  await reload(page);
  await openHonestly(mara, 1);
  await Promise.all([expectOpened(mara, 3), expectOpened(jonas, 1)]);

  await openProofs(page);
  await expect.poll(() => rowsWith(page, "Verified").count()).toBe(3);
  const { report, exitCode } = await judgeBy(await keyOptions(shop), await savedBy(page, saveAllButton(page)));
  expect([exitCode, report.match(/VERIFIED/gu)?.length]).toEqual([0, 4]);
});

it("proofs of another account in this browser are named and can be saved, and its reveal is sent again", async ({
  shop,
  newTab,
}) => {
  const mara = await newPlayer(shop, newTab, box);
  const { page } = mara;
  await openHonestly(mara, 1);
  await page.route(OPEN_CALL, (route) => route.abort("connectionreset"));
  await press(mara, (place) => place.getByText(UNCLEAR));
  await expectOpened(mara, 1);
  await nextPlayer(mara);
  await openProofs(page);
  await page
    .getByText("This browser also keeps 2 proofs from another account. One opening has no answer yet.")
    .waitFor();
  await page.getByText(mara.person.userId).waitFor();
  expect(await rowsWith(page, "Verified").count()).toBe(0);
  await expectSound(page);

  await page.unroute(OPEN_CALL);
  await openProofs(page);
  await expectOpened(mara, 2);
  const saved = await savedBy(page, page.getByRole("button", { name: "Save them" }));
  const { report, exitCode } = await judgeBy(await keyOptions(shop), saved);
  expect([exitCode, report.match(/VERIFIED/gu)?.length]).toEqual([0, 3]);
});
