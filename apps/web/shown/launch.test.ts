import { expect } from "vitest";
import { newOperator, signInAs } from "../../../e2e/support/people.ts";
import { it, type Page } from "./shown.ts";

const noGoods = { items: [], totalCount: 0, pageNumber: 1, pageSize: 24, totalPages: 0 };
const words = { title: "Soon on this shelf", text: "First line.\nSecond line." };

function emptyShop(page: Page, goods: { hasItems?: boolean; hasBoxes?: boolean } = {}): void {
  page.answer("listItems", noGoods);
  page.answer("listLootboxes", noGoods);
  page.answer("listCategories", []);
  page.answer("getLaunch", { hasItems: false, hasBoxes: false, ...words, ...goods });
}

it("a shop without goods shows the owner's words and takes an address, whatever is searched for", async ({
  newPage,
}) => {
  const page = await newPage();
  emptyShop(page);
  for (const path of ["/", "/shop?search=radio&inStock=true", "/lootboxes?tag=Hot"]) {
    await page.visit(path);
    await page.getByRole("heading", { name: words.title }).waitFor();
    await page.getByText("Second line.").waitFor();
    expect(await page.getByText("Clear filters").count()).toBe(0);
    expect(await page.getByText("No items match").count()).toBe(0);
  }
  const sent: unknown[] = [];
  page.answer("signUpForLaunch", async (_ask, { body }) => {
    sent.push(body);
    return new Response(null, { status: 202 });
  });
  await page.getByRole("button", { name: "Tell me when you open" }).click();
  await page.getByText("Email is required").waitFor();
  await page.getByLabel("Email").fill(" mara@trove.example ");
  await page.getByRole("button", { name: "Tell me when you open" }).click();
  await page.getByText("Check your inbox").waitFor();
  expect(sent).toEqual([JSON.stringify({ email: "mara@trove.example" })]);
});

it("a shop with items and no boxes leads from the boxes to the items, without asking for an address", async ({
  newPage,
}) => {
  const page = await newPage();
  emptyShop(page, { hasItems: true });
  await page.visit("/lootboxes");
  await page.getByRole("heading", { name: "Boxes come soon" }).waitFor();
  await page.getByRole("link", { name: "See items" }).waitFor();
  expect(await page.getByLabel("Email").count()).toBe(0);
});

it("a link of a mail does what its button says, and says when it isn't valid any more", async ({ newPage }) => {
  const page = await newPage();
  await page.visit("/opening-soon/end/nobodys");
  await page.getByRole("button", { name: "Delete address" }).click();
  await page.getByText("This link isn't valid any more.").waitFor();
  page.answer("confirmLaunchSignUp", async () => new Response(null, { status: 204 }));
  await page.visit("/opening-soon/confirm/somebodys");
  await page.getByRole("button", { name: "Yes, tell me" }).click();
  await page.getByText("We'll email you when we open.").waitFor();
});

it("the dashboard of a new shop lists what is left to do, in place of figures that are all zero", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: await signInAs(shop, "admin") });
  page.answer("getOverviewFigures", async (ask) => {
    const figures = (await (await ask()).json()) as object;
    return Response.json({ ...figures, hasFlows: false });
  });
  const guide = page.getByRole("region", { name: "Open your shop" });
  await page.visit("/dashboard");
  await page.getByText("No sales yet").waitFor();
  expect(await page.getByText("€0.00").count()).toBe(0);
  await guide.getByRole("link", { name: "A backup" }).waitFor();
  const steps = ["mail", "safety", "box"] as const;
  const mail = { hasMailServer: false, mailSentAtUtc: null, mailFailure: "550 no such user" };
  const open = { isPutAway: false, itemsWithoutSafety: 2, hasBoxes: false, ...mail };
  page.answer("getLaunchGuide", { ...open, steps: steps.map((step) => ({ step, isDone: false })) });
  await page.reload();
  await guide.getByText("The last email failed: 550 no such user").waitFor();
  await guide.getByText("2 shown items lack some.").waitFor();
  await guide.getByRole("button", { name: "Send a test email" }).click();
  await page.getByText("A test email is on its way to").waitFor();
  page.answer("getLaunchGuide", { ...open, steps: steps.map((step) => ({ step, isDone: true })) });
  await page.reload();
  await page.getByText("No sales yet").waitFor();
  expect(await guide.count()).toBe(0);
});

it("operators read how the shop is doing, and that no backup ran", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop, "Support") });
  await page.visit("/dashboard/status");
  await page.getByText("PostgreSQL").waitFor();
  await page.getByRole("row", { name: /Invoices/ }).waitFor();
  expect(await page.getByText("Never").count()).toBeGreaterThan(0);
});

it("the page of categories says when there are none", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signInAs(shop, "admin") });
  page.answer("listAdminCategories", []);
  await page.visit("/dashboard/three/categories");
  await page.getByText("No categories yet").waitFor();
  await page.getByRole("button", { name: "New category" }).click();
  await page.getByRole("dialog").getByLabel("Name").waitFor();
});
