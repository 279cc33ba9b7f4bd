import { expect } from "vitest";
import { openCase } from "../../../../apps/server/test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { it } from "../shown.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

it("a case says signs of harm in words and suggests steps, and the person's page starts a break", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  const { id: caseId } = (await openCase(shop, admin, person)).body;
  const details = JSON.stringify({ amountCents: 62_000, usualCents: 4_000 });
  const returned = { amountCents: 9000, toppedUpCents: 10_000, returns: 3, failedReturns: 1 };
  const found = { userId: person.userId, caseId, foundAt: new Date() };
  await shop.owner.connection
    .insertInto("caseSignals")
    .values([
      { kind: "RisingSpend", subject: "2026-W47", details, ...found },
      { kind: "NightPlay", subject: "2026-W47", details: JSON.stringify({ nights: 4 }), ...found },
      { kind: "ReturnedTopUps", subject: "2026-11", details: JSON.stringify(returned), ...found },
    ])
    .execute();
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/group/cases/${caseId}`);
  await page.getByText("Paid €620.00 for boxes in a week. Usually it is €40.00.").waitFor();
  await page.getByText("Opened boxes in 4 of the last seven nights").waitFor();
  await page.getByText("Sent back €90.00 in 30 days, of €100.00 topped up (3 returns, 1 failed)").waitFor();
  expect(await page.getByRole("list", { name: "Suggested steps" }).getByRole("listitem").count()).toBe(6);

  await page.visit(`/dashboard/group/five/${person.userId}?tab=protection`);
  await page.getByText("Opened boxes in 4 of the last seven nights").waitFor();
  await page.getByText("No break is in force.").waitFor();
  await page.getByText("No limits are set.").waitFor();
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Start a break" }).click();
  await dialog.getByText("Nobody can end a break early, not even you.").waitFor();
  await dialog.getByLabel("How long?").selectOption("Exclusion: 1 year");
  await dialog.getByLabel("Reason").fill("Asked for it on the phone");
  await dialog.getByRole("button", { name: "Start a break" }).click();
  await page.getByText("Break started", { exact: true }).waitFor();
  await page.getByText(/^Excluded until .* until the person reopens the account\.$/).waitFor();
});

it("people in support start breaks, and are offered no exclusion", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const page = await newPage({ as: await makeAdmin(shop, "Support") });
  await page.visit(`/dashboard/group/five/${person.userId}?tab=protection`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Start a break" }).click();
  const length = page.getByRole("dialog").getByLabel("How long?");
  await length.waitFor();
  expect(await length.getByRole("option").allTextContents()).not.toContain("Exclusion: 1 year");
});

it("the report about protection is by months, for operators who may read the books", async ({ shop, newPage }) => {
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/group/six/protection");
  const play = page.getByRole("table", { name: "Play" });
  await play.waitFor();
  expect(await play.getByRole("row").count()).toBe(13);
  await page.getByLabel("Months").selectOption("Last 3 months");
  await expect.poll(() => play.getByRole("row").count()).toBe(4);
  await page.getByRole("table", { name: "Breaks and exclusions" }).waitFor();
  const theirs = await newPage({ as: await makeAdmin(shop, "Support") });
  await theirs.visit("/dashboard/group/six/protection");
  await theirs.getByText("You do not have permission to access this page.").waitFor();
});
