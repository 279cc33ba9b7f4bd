import { join } from "node:path";
import { expect } from "vitest";
import { backUp, copyLogs, restoreLogs, untilLogged } from "../support/backup.ts";
import { reload } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import {
  evidenceButton,
  expectJudged,
  judgeBy,
  keyOptions,
  logOptions,
  savedBy,
} from "../support/dishonest/evidence.ts";
import { openHonestly, press, UNCLEAR } from "../support/dishonest/press.ts";
import { openProofs, rowsWith, saveAllButton } from "../support/dishonest/proofs.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, OPEN_CALL, resultOf } from "../support/player.ts";

/** Uses its own shop, which is stopped and restored. */
const it = journeyThrough(openDemoShop);

it("a restore of an older backup: the log shows what a lost opening drew, nothing is called a breach, and all goes on", async ({
  shop,
  newPage,
}) => {
  const one = await newPlayer(shop, newPage, await findBox(shop, "game-night"));
  const { page, person } = one;
  await openHonestly(one, 1);
  await shop.stop();
  const restore = await backUp(shop);
  await shop.start();

  // Opens two boxes after the backup. The browser gets the record of the first, but no answer for the second.
  await openHonestly(one, 1);
  let isOpened = false;
  await page.route(OPEN_CALL, async (route) => {
    if (!isOpened) await route.fetch();
    isOpened = true;
    await route.abort("connectionreset");
  });
  await press(one, (place) => place.getByText(UNCLEAR));
  await untilLogged(shop, person, 3);
  const copy = join(shop.dataDir, "logs");
  await copyLogs(shop, copy);
  await shop.stop();
  await restore();
  expect(await restoreLogs(shop, copy)).toContain("2 of records that it has lost, of 1 people");
  await shop.start();

  await page.unroute(OPEN_CALL);
  await reload(page);
  const dialog = page.getByRole("dialog", { name: "The shop has lost the record of this opening" });
  await dialog.getByText("Drawn with the seed in the public log").waitFor();
  await expectSound(page);
  await dialog.getByText(/By the odds table these items sell for €/u).waitFor();
  await expectJudged(shop, await savedBy(page, evidenceButton(dialog)), "Contested");

  await page.keyboard.press("Escape");
  await press(one, (place) => resultOf(place).getByText("Verified"));
  await expectOpened(one, 2);
  await openProofs(page);
  await page.getByText(/The shop says it has lost the records of these openings: number 1.*2/u).waitFor();
  expect(await rowsWith(page, "Doesn't match").count()).toBe(0);
  const options = [...(await keyOptions(shop)), ...(await logOptions(shop)), "--mine"];
  const { exitCode, report } = await judgeBy(options, await savedBy(page, saveAllButton(page)));
  expect(report).not.toContain("BREACH");
  expect(exitCode).toBe(2);
});
