import type { Page } from "playwright-core";
import { type TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { caseAbout, newChargedBack } from "../support/charged-back.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

it("leads from a signal to an outcome, with notes and a reason", async ({ shop, newTab }) => {
  const person = await newChargedBack(shop, admin);
  const number = await caseAbout(shop, admin, person);
  const page = await newTab({ as: admin });
  await visit(page, "/dashboard/group/cases");
  await page.getByRole("link", { name: number }).waitFor();
  await page.getByRole("link", { name: number }).click();
  await heading(page, number).waitFor();
  await page.getByRole("list", { name: "Findings" }).getByText("Bank charged back €50.00").first().waitFor();
  await page.getByRole("button", { name: "Take case" }).click();
  await page.getByText("Assignee: admin").waitFor();
  await page.getByLabel("Write a note").fill("Called the bank.");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByRole("list", { name: "Notes" }).getByText("Called the bank.").waitFor();
  await page.getByRole("button", { name: "Close case" }).click();
  await page.getByText("Outcome is required").waitFor();
  await page.getByLabel("Outcome").selectOption("Fraud");
  await page.getByLabel("Reason").fill("The card was stolen");
  await page.getByRole("button", { name: "Close case" }).click();
  await page.getByText("Closed: Fraud").waitFor();
  await page.getByRole("button", { name: "Reopen case" }).waitFor();
  await page.getByRole("link", { name: person.userName }).first().click();
  await heading(page, person.userName).waitFor();
  await page.getByRole("button", { name: "Unlock account" }).waitFor();
});
