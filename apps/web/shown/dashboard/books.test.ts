import { expect } from "vitest";
import { completeBooks } from "../../../../apps/server/test/overview/books.ts";
import { makeAdmin } from "../../../../apps/server/test/people/people.ts";
import { shownBy } from "../shown.ts";
import { openShownShop } from "../shown-shop.ts";
import { signInAs } from "../../../../e2e/support/people.ts";

// A separate shop, because the test closes a month.
const it = shownBy(openShownShop);

it("the books show sums and files, keep the accountant's numbers, and let a month be closed", async ({
  shop,
  newPage,
}) => {
  await completeBooks(shop);
  const page = await newPage({ as: await signInAs(shop, "admin") });
  await page.visit("/dashboard/group/six");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Books" }).click();
  await page.getByRole("table", { name: "Postings" }).getByText("Customers' balances").first().waitFor();
  await page.getByRole("table", { name: "VAT" }).getByText("Boxes, paid from balance").first().waitFor();

  const settings = page.getByRole("region", { name: "Accountant's numbers" });
  await settings.getByLabel("Consultant number").fill("12");
  await settings.getByLabel("Box margin").fill("82x0");
  await settings.getByRole("button", { name: "Save" }).click();
  await settings.getByText("Enter a number from 1001 to 9999999, or leave it empty").waitFor();
  await settings.getByText("Enter 4 to 8 digits").waitFor();
  await settings.getByLabel("Consultant number").fill("29098");
  await settings.getByLabel("Box margin").fill("8219");
  await settings.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await expect.poll(() => settings.getByLabel("Box margin").inputValue()).toBe("8219");

  const months = page.getByRole("region", { name: "Closed months" });
  const button = months.getByRole("button", { name: "Close 20" });
  const month = ((await button.textContent()) ?? "").replace("Close ", "");
  await button.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Close ${month}` })
    .click();
  await months.getByRole("listitem").filter({ hasText: month }).waitFor();
});

it("operators without the right see no books", async ({ shop, newPage }) => {
  const page = await newPage({ as: await makeAdmin(shop, "Support") });
  await page.visit("/dashboard/group/six/books");
  await page.getByText("You do not have permission to access this page.").waitFor();
});
