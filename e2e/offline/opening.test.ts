import { expect } from "vitest";
import { it, type NewPage } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { expectOpened, newPlayer, openButton, resultOf } from "../support/player.ts";

/** Blocks the stream of events in new pages, because with an open stream the network is never idle. */
function withoutEvents(newPage: NewPage): NewPage {
  return async (visitor) => {
    const page = await newPage(visitor);
    await page.route("**/api/events", (route) => route.fulfill({ status: 204 }));
    return page;
  };
}

it("pressing Open offline shows a message, loses nothing on the page, and works once the connection is back", async ({
  shop,
  newPage,
}) => {
  const one = await newPlayer(shop, withoutEvents(newPage), await findBox(shop, "game-night"), { scheme: "light" });
  const { page } = one;
  const context = page.context();
  const header = page.getByRole("banner");
  const balance = header.getByRole("link", { name: "€100.00" });
  await balance.waitFor();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await openButton(page).click();
  await page.getByText("The shop can't be reached right now. Nothing was opened.").waitFor();
  await balance.waitFor();
  await header.getByRole("link", { name: /^Cart/ }).waitFor();
  await header.getByRole("button", { name: /account/i }).waitFor();
  expect(await openButton(page).isEnabled()).toBe(true);

  await context.setOffline(false);
  await openButton(page).click();
  await resultOf(page).getByText("Verified").waitFor();
  await expectOpened(one, 1);
});

it("a part of the page that couldn't be loaded appears once the connection is back, and nothing else is lost", async ({
  shop,
  newPage,
}) => {
  const { page } = await newPlayer(shop, withoutEvents(newPage), await findBox(shop, "game-night"), {
    scheme: "light",
  });
  const context = page.context();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "€100.00" }).waitFor();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await header.getByRole("button", { name: /account/i }).click();
  await expect.poll(() => page.locator("html").getAttribute("data-scheme")).toBe("light");
  await header.getByRole("link", { name: "€100.00" }).waitFor();
  await openButton(page).waitFor();

  await context.setOffline(false);
  await page.getByRole("dialog").getByRole("button", { name: "Logout" }).waitFor();
});
