import type { Page } from "playwright-core";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { newCustomer } from "../support/shopper.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const dialog = (page: Page) => page.getByRole("dialog");
const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens an action's dialog, fills in the fields, sends it and waits for the message. */
async function act(page: Page, name: string, done: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  for (const [label, text] of Object.entries(fields)) await dialog(page).getByLabel(label).fill(text);
  await dialog(page).getByRole("button", { name, exact: true }).click();
  await page.getByText(done, { exact: true }).waitFor();
  await dialog(page).waitFor({ state: "hidden" });
}

async function signIn(page: Page, person: TestPerson): Promise<void> {
  await page.getByLabel("Email or username").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

it("finds somebody by e-mail and locks the account, whose page is signed out at once", async ({ shop, newPage }) => {
  const person = await newCustomer(shop);
  const theirs = await newPage({ as: person });
  await visit(theirs, "/inventory");
  const page = await newPage({ as: admin });
  await visit(page, "/dashboard/group/five");
  await page.getByRole("searchbox", { name: "Search users" }).fill(person.email);
  await page.getByRole("status").getByText("1 user", { exact: true }).waitFor();
  await page.getByRole("link", { name: person.userName }).click();
  await heading(page, person.userName).waitFor();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Lock account" }).click();
  const lock = page.getByRole("dialog", { name: "Lock account" });
  await lock.getByRole("button", { name: "Lock account" }).click();
  await lock.getByText("Reason is required").waitFor();
  await lock.getByLabel("Reason").fill("A stolen card");
  await lock.getByRole("button", { name: "Lock account" }).click();
  await page.getByText("Account locked", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Unlock account" }).waitFor();
  await timeline(page).getByText("Account lock changed").waitFor();
  await timeline(page).getByText("A stolen card").waitFor();

  await visit(theirs, "/transactions");
  await theirs.waitForURL("**/auth/jwt/sign-in**");
  await signIn(theirs, person);
  await theirs.getByText("This account is locked").waitFor();
  await act(page, "Unlock account", "Account unlocked", { Reason: "The card was theirs" });
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await theirs.waitForURL("**/transactions**");
});
