import { expect } from "vitest";
import { addBrowser } from "../../../apps/server/test/people/browsers.ts";
import { PASSWORD, signUp } from "../../../apps/server/test/people/people.ts";
import { signIn } from "../../../e2e/support/people.ts";
import { it } from "./shown.ts";

it(
  "saves the profile, and asks before unsaved changes are lost",
  { tags: ["S2-27", "S6-14"] },
  async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    await page.visit("/account-settings");
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
    await page.waitForPath("/shop");
    await page.visit("/account-settings");
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");

    // The form trims the trailing space, so there is nothing unsaved and the page doesn't ask.
    await page.getByLabel("First name").fill("Ida ");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ida");
    await page.getByRole("tab", { name: "Addresses" }).click();
    await page.getByRole("heading", { name: "Your addresses" }).waitFor();
  },
);

it("ends every other session with a new password", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const elsewhere = await signIn(shop, person.userName);
  const page = await newPage({ as: person });
  await page.visit("/account-settings?tab=security");
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
  const page = await newPage({ as: person });
  await page.visit("/account-settings?tab=security");
  const sessions = page.getByRole("region", { name: "Where you're signed in" });
  await sessions.getByRole("listitem").nth(1).waitFor();
  expect(await sessions.getByRole("listitem").filter({ hasText: "This browser" }).count()).toBe(1);
  await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByText("Signed out of 1 other session").waitFor();
  await sessions.getByText("You're not signed in anywhere else.").waitFor();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Where you're signed in$/);
  const statuses = [person, elsewhere].map(async ({ token }) => (await shop.call("getMe", {}, { token })).status);
  expect(await Promise.all(statuses)).toEqual([200, 401]);
});

it("lists the browsers that may open boxes, and removes one", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const page = await newPage({ as: person });
  await page.visit("/account-settings?tab=fairness");
  await page.getByText("No browsers yet.").waitFor();
  await addBrowser(shop, person, { name: "Firefox on Linux" });
  await addBrowser(shop, person, { name: "A browser with the longest name, of sixty signs, wraps early" });
  await page.reload();
  const browsers = page.getByRole("region", { name: "Browsers that can open boxes for you" });
  const row = (name: string) => browsers.getByRole("listitem").filter({ hasText: name });
  await row("A browser").getByText("Not used yet").waitFor();

  const remove = row("Firefox").getByRole("button", { name: /^Remove browser: Firefox on Linux, added / });
  await remove.click();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Keep browser$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => remove.isFocused()).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Remove browser" }).click();
  await row("Firefox").waitFor({ state: "detached" });
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Browsers that can open boxes for you$/);
  await row("A browser").waitFor();
  expect((await shop.call("listBrowserKeys", {}, person)).body).toHaveLength(1);
});

it("switches receipts by mail on and off", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const page = await newPage({ as: person });
  const isOn = async () => (await shop.call("getReceiptMail", {}, person)).body.isOn;
  const receipts = page.getByRole("switch", { name: /^Email me a receipt for each opening/ });
  await page.visit("/account-settings?tab=fairness");
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
  const page = await newPage({ as: await signUp(shop) });
  const receipts = page.getByRole("switch", { name: /^Email me a receipt for each opening/ });
  await page.visit("/account-settings?tab=fairness");
  await receipts.waitFor();
  page.answer("setReceiptMail", () => Promise.reject(new TypeError("the connection is lost")));
  await receipts.click();
  await page.getByRole("alert").waitFor();
  expect(await receipts.isChecked()).toBe(false);
});
