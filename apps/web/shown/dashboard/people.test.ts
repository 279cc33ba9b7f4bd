import { expect } from "vitest";
import { cents } from "@trove/money";
import { cards, runGateway } from "../../../../apps/server/test/payments/till.ts";
import { closingOf } from "../../../../apps/server/test/people/closing.ts";
import { credit, signUp, type TestPerson } from "../../../../apps/server/test/people/people.ts";
import { newChargedBack } from "../../../../e2e/support/charged-back.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { buyOne, newCollector } from "../../../../e2e/support/shipments.ts";
import { it, type Page } from "../shown.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const dialog = (page: Page) => page.getByRole("dialog");
const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens an action's dialog, fills in its fields, and sends it. */
async function act(page: Page, name: string, done: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  for (const [label, text] of Object.entries(fields)) await dialog(page).getByLabel(label).fill(text);
  await dialog(page).getByRole("button", { name, exact: true }).click();
  await page.getByText(done, { exact: true }).waitFor();
  await dialog(page).waitFor({ state: "hidden" });
}

async function openPerson(page: Page, person: TestPerson): Promise<void> {
  await page.visit(`/dashboard/group/five/${person.userId}`);
  await heading(page, person.userName).waitFor();
}

async function signIn(page: Page, person: TestPerson): Promise<void> {
  await page.getByLabel("Email or username").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

it("unlocks an account after a chargeback, whose money the timeline shows", async ({ shop, newPage }) => {
  const person = await newChargedBack(shop, admin);
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/group/five?isLocked=true");
  await page.getByRole("link", { name: person.userName }).click();
  await timeline(page).getByText("€50.00 charged back").waitFor();
  await timeline(page)
    .getByText("Chargeback of a top-up")
    .or(timeline(page).getByText("Chargeback of"))
    .first()
    .waitFor();
  await act(page, "Unlock account", "Account unlocked", { Reason: "The bank was wrong" });
  const theirs = await newPage();
  await theirs.visit("/auth/jwt/sign-in");
  await signIn(theirs, person);
  await expect.poll(() => theirs.path()).not.toMatch(/^\/auth/);
});

it("corrects a birth date, with a reason that the timeline shows", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  await shop.call("beginIdentity", { body: { birthDate: "1990-01-01", residence: "NL" } }, person);
  const page = await newPage({ as: admin });
  await openPerson(page, person);
  const fields = { "Birth date": "1990-02-01", Reason: "Showed a passport" };
  await page.getByRole("button", { name: "More", exact: true }).click();
  await act(page, "Correct birth date or country", "Corrected", fields);
  await page.getByText("1990-02-01").waitFor();
  await timeline(page).getByText("Birth date or country corrected").waitFor();
});

it("asks a second person to close an account, and shows before what its person gives up", async ({ shop, newPage }) => {
  const person = await newCollector(shop, 1);
  const page = await newPage({ as: admin });
  await openPerson(page, person);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Close account", exact: true }).click();
  await dialog(page).getByText("1 item, which sell for").waitFor();
  await dialog(page).getByLabel("Reason").fill("Wrote a letter");
  await dialog(page).getByRole("button", { name: "Close account", exact: true }).click();
  await dialog(page).getByText("Someone else has to approve").waitFor();
  await shop.owner.connection
    .insertInto("closures")
    .values({ userId: person.userId, begunAt: new Date(Date.now() - 3 * 86_400_000), begunBy: "Operator" })
    .execute();
  await openPerson(page, person);
  await page.getByRole("button", { name: "Close account for good" }).waitFor();
  await page.getByRole("button", { name: "Take the closing back", exact: true }).click();
  await dialog(page).getByLabel("Reason").fill("Wants to stay");
  await dialog(page).getByRole("button", { name: "Take the closing back", exact: true }).click();
  await dialog(page).getByText("Someone else has to approve").waitFor();
});

it("asks a second person for a bank transfer to the owner of a closed account, and offers nothing else there", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  const { topUpBy, begin, confirm, returnMoney } = closingOf(() => ({ shop, person }));
  await topUpBy(cards.refundFails, 20);
  await begin();
  await confirm();
  await returnMoney();
  // A second ago, because the bank's clock has milliseconds and the database's has microseconds. Only the person's own,
  // because other tests of the shop have theirs.
  await shop.owner.pool.query(
    "update sandbox_gateway.gateway_payments set next_step_at = now() - interval '1 second' where next_step is not null and reference like $1",
    [`${person.userId}.%`],
  );
  await runGateway(shop);
  await credit(shop, person, cents(700));
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/group/five/${person.userId}`);
  await page.getByRole("button", { name: "Keep the balance" }).waitFor();
  expect(await page.getByRole("button", { name: "Credit goodwill" }).count()).toBe(0);
  await page.getByRole("button", { name: "Send by bank transfer" }).click();
  await dialog(page).getByText("€27.00").waitFor();
  await dialog(page).getByText("€20.00").waitFor();
  await dialog(page).getByLabel("Payee").fill("Mara Lind, 4300");
  await dialog(page).getByLabel("Reason").fill("Her card has ended");
  await dialog(page).getByRole("button", { name: "Send by bank transfer" }).click();
  await dialog(page).getByText("Someone else has to approve").waitFor();
});

it("credits goodwill, which the person sees, and refuses more than the shop allows", async ({ shop, newPage }) => {
  const person = await newCollector(shop, 2);
  await buyOne(shop, person);
  const page = await newPage({ as: admin });
  await openPerson(page, person);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Credit goodwill" }).click();
  await dialog(page).getByLabel("Amount in euros").fill("1000");
  await dialog(page).getByLabel("Reason").fill("A late shipment");
  await dialog(page).getByRole("button", { name: "Credit goodwill" }).click();
  await dialog(page).getByText("Amount must be between €0.01 and €100.00").waitFor();
  await dialog(page).getByLabel("Amount in euros").fill("12,50");
  await dialog(page).getByRole("button", { name: "Credit goodwill" }).click();
  await page.getByText("Credit added", { exact: true }).waitFor();
  await timeline(page).getByText("Goodwill credit", { exact: true }).waitFor();
  await act(page, "Write a note", "Note saved", { Note: "Wrote about a late shipment." });
  await timeline(page).getByText("Wrote about a late shipment.").waitFor();
  await page.getByRole("link", { name: "Notes" }).click();
  await expect.poll(() => timeline(page).getByRole("listitem").count()).toBe(1);
  await page.getByRole("tab", { name: "Orders" }).click();
  await page.getByRole("table", { name: "Orders" }).waitFor();
  await page.getByRole("tab", { name: "Inventory" }).click();
  await page.getByRole("table", { name: "Inventory" }).waitFor();

  const theirs = await newPage({ as: person });
  await theirs.visit("/transactions");
  await theirs.getByText("Goodwill credit").first().waitFor();
});
