import { expect } from "vitest";
import { addBrowser } from "../apps/server/test/people/browsers.ts";
import { PASSWORD, signUp } from "../apps/server/test/people/people.ts";
import { expectFocusOn, PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { signIn } from "./support/people.ts";
import { fillAddress } from "./support/shopper.ts";

it(
  "saves the profile, and asks before unsaved changes are lost",
  { tags: ["S2-27", "S6-14"] },
  async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop), reducedMotion: true });
    await visit(page, "/account-settings");
    await page.getByLabel("First name").fill("Ida");
    await page.getByRole("tab", { name: "Security" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");
    await page.getByRole("button", { name: "Save profile" }).click();
    await page.getByText("Profile saved").waitFor();
    await page.getByRole("tab", { name: "Security" }).click();
    await page.getByLabel("Current password").fill("something");
    await page.getByRole("link", { name: "Shop", exact: true }).first().click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/shop");
    await visit(page, "/account-settings");
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");

    // The trailing space is trimmed, so nothing is unsaved and no question is asked.
    await page.getByLabel("First name").fill("Ida ");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");
    await page.getByRole("tab", { name: "Addresses" }).click();
    await page.getByRole("heading", { name: "Your addresses" }).waitFor();
  },
);

it("keeps an address book with one default", { tags: ["S1-09"] }, async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop), reducedMotion: true, size: PHONE, scheme: "light" });
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

it("ends every other session with a new password", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const elsewhere = await signIn(shop, person.userName);
  const page = await newPage({ as: person, reducedMotion: true });
  await visit(page, "/account-settings?tab=security");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("another horse 2");
  await page.getByLabel("Confirm password").fill("another horse 2");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password changed. You're signed out everywhere else.").waitFor();
  const statuses = [person, elsewhere].map(async ({ token }) => (await shop.call("getMe", {}, { token })).status);
  expect(await Promise.all(statuses)).toEqual([200, 401]);
});

it("lists where a person is signed in, and signs out everywhere else", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const elsewhere = await signIn(shop, person.userName);
  const page = await newPage({ as: person, reducedMotion: true });
  await visit(page, "/account-settings?tab=security");
  const sessions = page.getByRole("region", { name: "Where you're signed in" });
  await sessions.getByRole("listitem").nth(1).waitFor();
  expect(await sessions.getByRole("listitem").filter({ hasText: "This browser" }).count()).toBe(1);
  await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByText("Signed out of 1 other session").waitFor();
  await sessions.getByText("You're not signed in anywhere else.").waitFor();
  await expectFocusOn(page, /^Where you're signed in$/);
  const statuses = [person, elsewhere].map(async ({ token }) => (await shop.call("getMe", {}, { token })).status);
  expect(await Promise.all(statuses)).toEqual([200, 401]);
});

it("lists the browsers that may open boxes, and removes one", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const page = await newPage({ as: person, reducedMotion: true, size: PHONE });
  await visit(page, "/account-settings?tab=fairness");
  await page.getByText("No browsers yet.").waitFor();
  await addBrowser(shop, person, { name: "Firefox on Linux" });
  await addBrowser(shop, person, { name: "A browser with the longest name, of sixty signs, wraps early" });
  await page.reload();
  const browsers = page.getByRole("region", { name: "Browsers that can open boxes for you" });
  const row = (name: string) => browsers.getByRole("listitem").filter({ hasText: name });
  await row("A browser").getByText("Not used yet").waitFor();

  const remove = row("Firefox").getByRole("button", { name: /^Remove browser: Firefox on Linux, added / });
  await remove.click();
  await expectFocusOn(page, /^Keep browser$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => remove.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Remove browser" }).click();
  await row("Firefox").waitFor({ state: "detached" });
  await expectFocusOn(page, /^Browsers that can open boxes for you$/);
  await row("A browser").waitFor();
  expect((await shop.call("listBrowserKeys", {}, person)).body).toHaveLength(1);
});

it("switches receipts by mail on and off", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const page = await newPage({ as: person, reducedMotion: true, size: PHONE });
  const isOn = async () => (await shop.call("getReceiptMail", {}, person)).body.isOn;
  const receipts = page.getByRole("switch", { name: /^Email me a receipt for each opening/ });
  await visit(page, "/account-settings?tab=fairness");
  await expect.poll(() => receipts.isChecked()).toBe(false);
  await receipts.click();
  await page.getByText("We'll email you a receipt for each opening").waitFor();
  expect(await isOn()).toBe(true);
  await page.reload();
  await expect.poll(() => receipts.isChecked()).toBe(true);
  await receipts.click();
  await page.getByText("We won't email you receipts any more").waitFor();
  expect(await isOn()).toBe(false);
});

it("keeps the switch for receipts by mail as it is if the shop can't be reached", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop), reducedMotion: true });
  const receipts = page.getByRole("switch", { name: /^Email me a receipt for each opening/ });
  await visit(page, "/account-settings?tab=fairness");
  await receipts.waitFor();
  await page.route("**/api/users/receiptMail", (route) => route.abort());
  await receipts.click();
  await page.getByRole("alert").waitFor();
  expect(await receipts.isChecked()).toBe(false);
});

it("leads to the proofs, which stand last and load after the page", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop), reducedMotion: true });
  await visit(page, "/account-settings?tab=fairness#my-proofs");
  const title = page.getByRole("heading", { name: "My proofs" });
  const isInSight = () =>
    title.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
});
