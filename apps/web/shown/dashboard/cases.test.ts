import { expect } from "vitest";
import { moveOn } from "../../../../apps/server/test/people/operator.ts";
import { signUp, type TestPerson } from "../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { newCollector, sendShipment } from "../../../../e2e/support/shipments.ts";
import { it, type Page } from "../shown.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

it("holds the shipments of a person, which then can't be approved until they are released", async ({
  shop,
  newPage,
}) => {
  const person = await newCollector(shop, 1);
  const { id } = await sendShipment(shop, person);
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/group/five/${person.userId}`);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Hold shipments" }).click();
  await dialog.getByLabel("Reason").fill("Another name on the card");
  await dialog.getByRole("button", { name: "Hold shipments" }).click();
  await page.getByText("admin put this person's shipments on hold on").waitFor();
  expect((await moveOn(shop, admin, id, { status: "Approved" })).body).toMatchObject({ code: "SHIPMENTS_ON_HOLD" });
  await page.getByRole("button", { name: "Release shipments" }).click();
  await dialog.getByLabel("Reason").fill("It is their sister");
  await dialog.getByRole("button", { name: "Release shipments" }).click();
  await page.getByRole("button", { name: "Release shipments" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Hold shipments" }).waitFor();
  expect((await moveOn(shop, admin, id, { status: "Approved" })).status).toBe(200);
});

it("is opened where an operator sees what it is about: a person, a shipment and a payment", async ({
  shop,
  newPage,
}) => {
  const person = await newCollector(shop, 1);
  const { number } = await sendShipment(shop, person);
  const page = await newPage({ as: admin });
  const dialog = page.getByRole("dialog", { name: "Open a case" });
  const openCase = page.getByRole("button", { name: "Open a case" }).first();

  await page.visit(`/dashboard/group/five/${person.userId}`);
  await openCase.click();
  await dialog.getByLabel("Reason").fill("Asks for another address each day");
  await dialog.getByRole("button", { name: "Open a case" }).click();
  await dialog.waitFor({ state: "hidden" });

  await page.visit(`/dashboard/two?view=all&search=${number}`);
  await page.getByRole("link", { name: number }).click();
  await openCase.click();
  await dialog.getByRole("button", { name: "Open a case" }).click();
  await dialog.getByText("Reason is required").waitFor();
  await dialog.getByLabel("Reason").fill(`${number}: the parcel came back`);
  await dialog.getByRole("button", { name: "Open a case" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");

  await page.visit("/dashboard/group/six");
  await page.getByRole("table", { name: "Payments" }).getByRole("link").first().click();
  await page.waitForPath("/dashboard/group/six/payments/*");
  await openCase.waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search the dashboard" }).getByText("Please enter keywords").waitFor();
  await page.keyboard.type("open a case");
  await page.getByRole("option", { name: /^Open a case On this page/ }).click();
  await dialog.getByLabel("Reason").fill("Top-up: another name on the card");
  await dialog.getByRole("button", { name: "Open a case" }).click();
  await page.getByRole("button", { name: "View case" }).click();
  await page.waitForPath("/dashboard/group/cases/*");
  await page.getByRole("list", { name: "Notes" }).getByText("another name on the card").first().waitFor();
  const found = await shop.call("listCases", { query: { pageSize: "100" } }, admin);
  const about = await Promise.all(
    found.body.items.map(async ({ id }) => (await shop.call("getCase", { params: { id } }, admin)).body),
  );
  const own = about.filter(({ people }) => people.some(({ id }) => id === person.userId));
  // There may be more notes: the shop opens one case for all accounts with the same address, and that case has the
  // notes about all of them.
  expect(own.flatMap(({ notes }) => notes.map(({ text }) => text))).toEqual(
    expect.arrayContaining(["Asks for another address each day", `${number}: the parcel came back`]),
  );
});

it("is opened on the page of cases about somebody who is named there, and only if one person is meant", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  const page = await newPage({ as: admin });
  const dialog = page.getByRole("dialog", { name: "Open a case" });
  const submit = dialog.getByRole("button", { name: "Open a case" });
  await page.visit("/dashboard/group/cases");
  await page.getByRole("button", { name: "Open a case" }).click();
  await submit.click();
  await dialog.getByText("User is required").waitFor();
  await dialog.getByLabel("User").fill("nobody-of-this-name");
  await dialog.getByLabel("Reason").fill("Wrote three times");
  await submit.click();
  await dialog.getByText("No user found").waitFor();
  await dialog.getByLabel("User").fill("Mara");
  await submit.click();
  await dialog.getByText("Several users match. Enter the full email").waitFor();
  await dialog.getByLabel("User").fill(person.email);
  await submit.click();
  await page.getByRole("button", { name: "View case" }).click();
  await page.waitForPath("/dashboard/group/cases/*");
  await page.getByRole("list", { name: "Notes" }).getByText("Wrote three times").waitFor();
  await page.getByRole("link", { name: person.userName }).first().waitFor();
});

it("shows orders whose money went back", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/group/cases/flagged");
  await heading(page, "Flagged orders").waitFor();
});
