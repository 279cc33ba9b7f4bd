import { expect } from "vitest";
import { newFolder, openedMirror } from "../../apps/mirror/test/opened-mirror.ts";
import { findFreePort } from "../../apps/server/test/shop/free-port.ts";
import { reload } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { press, UNCLEAR } from "../support/dishonest/press.ts";
import { journeyThrough } from "../support/journey.ts";
import { expectSound } from "../support/looks.ts";
import { findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, OPEN_CALL, resultOf } from "../support/player.ts";

const mirrorPort = String(await findFreePort());

/** Uses its own shop, which names a mirror. */
const it = journeyThrough(() => openDemoShop({ LOG_MIRRORS: `http://127.0.0.1:${mirrorPort}` }));

it("an opening without an answer goes to the shop's mirror after a minute, whose answer is the shop's", async ({
  shop,
  newPage,
  onTestFinished,
}) => {
  const { logs } = (await shop.call("getApplicationInfo")).body;
  expect(logs.termsIndex).not.toBeNull();
  const { folder, remove } = await newFolder();
  const mirror = await openedMirror({ url: shop.url, key: (name) => logs[name] }, folder, {}, mirrorPort);
  onTestFinished(async () => {
    await mirror.close();
    await remove();
  });
  const one = await newPlayer(shop, newPage, await findBox(shop, "game-night"));
  const { page } = one;
  const { clock } = page.context();
  await clock.install();
  await reload(page);

  // The person's connection to the shop breaks, and the mirror is silent at first.
  let isTold = false;
  await page.route(OPEN_CALL, (route) => route.abort("connectionreset"));
  await page.route("**/silences", async (route) => {
    if (isTold || route.request().method() !== "POST") return route.fallback();
    const json = { state: "asking", commitment: "" };
    return route.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" }, json });
  });
  await press(one, (place) => place.getByText(UNCLEAR));
  const told = page.getByText(`your browser has handed this opening to 127.0.0.1:${mirrorPort}`);
  for (let turn = 0; turn < 60 && !(await told.isVisible()); turn += 1) await clock.runFor(5_000);
  await told.waitFor();
  await expectSound(page);

  // The mirror asks the shop, and gives the record back to the next question.
  isTold = true;
  const result = resultOf(page).getByText("Verified");
  for (let turn = 0; turn < 60 && !(await result.isVisible()); turn += 1) await clock.runFor(5_000);
  await result.waitFor();
  await expectOpened(one, 1);
});
