import type { Page } from "playwright-core";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { paidGuestOrder } from "../support/guest-order.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const refundForm = (page: Page) => page.getByRole("form", { name: "Refund" });
const toast = (page: Page, text: RegExp) => page.getByText(text).first().waitFor();

it("a guest's order is found by its number and refunded by line", async ({ shop, newTab }) => {
  const { item, number } = await paidGuestOrder(shop);
  const page = await newTab({ as: admin });
  await visit(page, "/dashboard/group/six");
  await page.getByRole("searchbox", { name: "Order number, email or ID" }).fill(number);
  await page.getByRole("status").getByText("1 payment", { exact: true }).waitFor();
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("heading", { name: `Payment of order ${number}` }).waitFor();
  await refundForm(page).getByRole("button", { name: "Refund" }).click();
  await refundForm(page).getByText("Reason is required").waitFor();
  await refundForm(page).getByLabel("Reason").fill("One came broken");
  await refundForm(page).getByRole("button", { name: "Refund" }).click();
  await refundForm(page).getByText("Choose what to refund", { exact: true }).waitFor();
  await refundForm(page).getByRole("button", { name: "One piece more" }).click();
  await refundForm(page)
    .getByText(/^Refund: €/)
    .waitFor();
  await refundForm(page).getByRole("button", { name: "Refund" }).click();
  await toast(page, /^Refund of €.* requested$/);
  const refunds = page.getByRole("region", { name: "Refunds" });
  await refunds.getByText(`${item.name} × 1`).waitFor();
  await refunds.getByText("One came broken").waitFor();
  await page.getByRole("button", { name: "Recheck with provider" }).click();
  await toast(page, /^Rechecked with the provider\.$/);
});
