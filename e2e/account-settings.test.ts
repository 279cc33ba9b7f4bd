import { expect } from "vitest";
import { signUp } from "../apps/server/test/people/people.ts";
import { expectFocusOn, PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { fillAddress } from "./support/shopper.ts";

it("keeps an address book with one default", { tags: ["S1-09"] }, async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop), size: PHONE, scheme: "light" });
  await visit(page, "/account-settings?tab=addresses");
  const cards = page.getByRole("list").filter({ has: page.getByRole("heading", { level: 3 }) });
  const card = (label: string) => cards.getByRole("listitem").filter({ hasText: label });
  for (const [label, opener] of [
    ["Home", "Add your address"],
    ["Office", "Add address"],
  ] as const) {
    await page.getByRole("button", { name: opener }).click();
    await fillAddress(page);
    await page.getByRole("radio", { name: label }).check();
    await page.getByRole("button", { name: "Save address" }).click();
    await card(label).waitFor();
  }
  await card("Home").getByText("Default", { exact: true }).waitFor();

  await page.getByRole("button", { name: /^Set as default.*Office, Keizersgracht 1$/ }).click();
  await card("Office").getByText("Default", { exact: true }).waitFor();
  await cards.getByRole("listitem").first().filter({ hasText: "Office" }).waitFor();
  await expectFocusOn(page, /^Your addresses$/);
  await page.getByRole("button", { name: "Edit address: Home" }).click();
  await page.getByLabel("City").fill("Utrecht");
  await page.getByRole("button", { name: "Save address" }).click();
  await card("Home").getByText("1015 CN Utrecht").waitFor();

  const remove = page.getByRole("button", { name: "Delete address: Office" });
  await remove.click();
  await expectFocusOn(page, /^Keep address$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => remove.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete address" }).click();
  await card("Office").waitFor({ state: "detached" });
  await card("Home").getByText("Default", { exact: true }).waitFor();
  await expectFocusOn(page, /^Your addresses$/);
});

it("leads to the proofs, which stand last and load after the page", async ({ shop, newTab }) => {
  const page = await newTab({ as: await signUp(shop) });
  await visit(page, "/account-settings?tab=fairness#my-proofs");
  const title = page.getByRole("heading", { name: "My proofs" });
  const isInSight = () =>
    title.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
});

it("lists the account's pages behind one button on phones", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop), size: PHONE });
  await visit(page, "/account/limits");
  const open = page.getByRole("button", { name: "Account", exact: true });
  const wishlist = page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Wishlist" });
  await open.press("Enter");
  await wishlist.waitFor();
  await page.keyboard.press("Escape");
  await wishlist.waitFor({ state: "hidden" });
  await open.click();
  await wishlist.click();
  await page.waitForURL("**/wishlist");
  await wishlist.waitFor({ state: "hidden" });
});
