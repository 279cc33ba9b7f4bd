import { expect } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { PHONE } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { cheapestItems, heading, openCart } from "../support/shopper.ts";

it("lets a guest buy on a phone in three presses, with total and delivery date before the last one", async ({
  shop,
  newTab,
}) => {
  const page = await openCart(await newTab({ size: PHONE }), await cheapestItems(shop, 1));
  await page.getByRole("button", { name: "Google Pay" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Total incl. VAT").waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole("button", { name: "Confirm payment" }).click();
  await page.getByRole("heading", { level: 2, name: "Review and pay" }).waitFor();
  await page.getByText("1015 CN Amsterdam").waitFor();
  await page.getByText("mara.lind@example.com").waitFor();
  expect(await page.getByText(/^Standard · \w{3} \d+/).count()).toBe(1);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Order and pay €/ }).click();
  await heading(page, "Thank you for your order");
});
