import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { it, type Page } from "../shown.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const search = (page: Page) => page.getByRole("dialog", { name: "Search the dashboard" });
const results = (page: Page) => search(page).getByRole("option");

it("begins from every page what is done on another, and finds a page by what is done there", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/two");
  await page.getByRole("table", { name: "Shipments" }).waitFor();
  await page.keyboard.press("Meta+k");
  await search(page).getByText("Please enter keywords").waitFor();
  await page.keyboard.type("new category");
  await search(page)
    .getByRole("group", { name: "Actions" })
    .getByRole("option", { name: /New category/ })
    .click();
  await page.waitForPath("/dashboard/three/categories");
  const dialog = page.getByRole("dialog", { name: "New category" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.keyboard.press("Meta+k");
  await search(page).getByText("Please enter keywords").waitFor();
  await page.keyboard.type("chargeback");
  await results(page)
    .filter({ hasText: /^Payments/ })
    .click();
  await page.waitForPath("/dashboard/group/six");
});

it("does what the current page offers", { tags: ["S2-151", "S9-18"] }, async ({ newPage }) => {
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/two");
  await page.getByRole("table", { name: "Shipments" }).waitFor();
  await page.keyboard.press("Control+k");
  await search(page).getByRole("group", { name: "On this page" }).waitFor();
  await page.keyboard.type("packed");
  await results(page).filter({ hasText: "Shipments: Being packed" }).click();
  await page.waitForPath("/dashboard/two?status=Shipping&view=Shipping");
  await search(page).waitFor({ state: "hidden" });
});

/**
 * Opens the search and waits for its field, because the dialog's code is loaded first. Text typed before then would be
 * lost.
 */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press("Meta+k");
  await search(page).getByText("Please enter keywords").waitFor();
}

it("says when the shop could not be searched, and tries again", async ({ newPage }) => {
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/three");
  await page.getByRole("heading", { level: 1 }).waitFor();
  page.answer("findThings", () => Promise.resolve(Response.json({}, { status: 500 })));
  await openSearch(page);
  await page.keyboard.type("desk");
  await search(page).getByText("The shop search failed.").waitFor();
  page.pass("findThings");
  await search(page).getByRole("button", { name: "Try again" }).click();
  await results(page).filter({ hasText: "Box" }).first().waitFor();
});
