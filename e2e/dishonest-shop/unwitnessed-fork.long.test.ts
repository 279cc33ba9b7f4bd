import type { Page } from "playwright-core";
import { expect } from "vitest";
import { forkTermsLog } from "../support/dishonest/log.ts";
import { playedBefore } from "../support/dishonest/press.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";

const computed = (page: Page) => page.getByRole("region", { name: "What your browser has checked" });
const unwitnessed = (page: Page) =>
  computed(page).getByText("Too few independent witnesses have signed the newest state of the log.");

it("a fork that the witness does not sign: the page believes none of it, and says that witnesses are missing", async ({
  shop,
  newTab,
}) => {
  const { page } = await playedBefore(shop, newTab, await findBox(shop, "game-night"));
  await forkTermsLog(page, shop, { doesWitnessCollude: false });
  await visit(page, "/provably-fair");
  await unwitnessed(page).waitFor();
  expect(await page.getByText("contradicts what your browser saw").count()).toBe(0);
  expect(
    await computed(page)
      .getByText(/adds? up/u)
      .count(),
  ).toBe(0);
});
