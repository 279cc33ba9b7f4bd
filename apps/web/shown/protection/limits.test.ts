import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { PASSWORD, signUp } from "../../../../apps/server/test/people/people.ts";
import { it } from "../shown.ts";

it("a person sets a deposit limit, which waits when it is raised", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  await page.visit("/top-up");
  await page.getByRole("button", { name: "No limit for now" }).waitFor();
  await page.visit("/account/limits");
  const deposit = page.getByRole("heading", { name: "Deposit limit" });
  await deposit.waitFor();
  const section = page.getByRole("region", { name: "Deposit limit" });
  await section.getByText("No limit set").waitFor();
  const amount = page.getByLabel("Amount in euros").first();
  const set = page.getByRole("button", { name: "Set limit" }).first();
  await set.click();
  await section.getByText("Enter an amount with up to two decimals").waitFor();
  await amount.fill("100");
  await set.click();
  await page.getByText("€0.00 of €100.00").waitFor();
  await amount.fill("300");
  await set.click();
  await page.getByText(/You asked for: €300\.00\. You can confirm it from/).waitFor();
  await page.getByRole("button", { name: "Keep my limit" }).click();
  await page.getByRole("button", { name: "Remove limit" }).waitFor();
  await page.visit("/top-up");
  await page.getByRole("link", { name: "Your limits" }).waitFor();
  expect(await page.getByRole("button", { name: "No limit for now" }).count()).toBe(0);
});

it("the reality check says what the shop sets until a person chooses", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const page = await newPage({ as: person });
  page.answer("getProtection", async (ask) => {
    const protection = await (await ask()).json();
    return Response.json({ ...protection, market: { ...protection.market, realityMinutes: 60 } });
  });
  await page.visit("/account/limits");
  const minutes = page.getByLabel("Show me time and money while I play");
  await minutes.getByText("Every 60 minutes (set by the shop)").waitFor();
  await minutes.selectOption("Every 30 minutes");
  await expect.poll(async () => (await shop.call("getProtection", {}, person)).body.realityMinutes).toBe(30);
});

it("a person corrects the country where they live, and hears how long the one before counts", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "NL" } }, person);
  const page = await newPage({ as: person });
  await page.visit("/account/limits");
  await page.getByText("You told us that you live in this country: Netherlands.").waitFor();
  await page.getByRole("button", { name: "Correct" }).click();
  await page.getByText("The one before counts for another 24 hours.").waitFor();
  const save = page.getByRole("button", { name: "Save" });
  await save.click();
  await page.getByText("Birth date is required").waitFor();
  const birth = page.getByRole("group", { name: "Birth date" });
  await birth.getByLabel("Day").fill("30");
  await birth.getByLabel("Month").fill("2");
  await birth.getByLabel("Year").fill("1990");
  await page.getByText("Enter a real date").waitFor();
  await birth.getByLabel("Day").fill("2");
  await page.getByLabel("Country where you live").selectOption("DE");
  await save.click();
  await page.getByText("You told us that you live in this country: Germany.").waitFor();
});

it("the page after sign-up asks for a limit, and who goes on is asked before the first top-up", async ({ newPage }) => {
  const page = await newPage();
  const none = page.getByRole("button", { name: "No limit for now" });
  const userName = `nora${randomUUID().slice(0, 8)}`;
  await page.visit("/auth/jwt/sign-up?returnTo=%2Fcoming-soon");
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("de Vries");
  await page.getByLabel("Email").fill(`${userName}@trove.example`);
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForPath("/coming-soon");
  await none.waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
  await none.waitFor({ state: "detached" });
  await page.visit("/top-up");
  await none.click();
  await page.getByRole("link", { name: "Your limits" }).waitFor();
  expect(await none.count()).toBe(0);
});
