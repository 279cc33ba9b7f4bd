import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { buyOne, newCollector } from "../support/shipments.ts";

const MOST_PRESSES = 100;

/** Presses Tab until the focus is on a control, as somebody without a pointer reaches it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("no way to it by Tab");
}

/** Fails if the focus was lost, so that the next Tab would begin at the top of the page. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName ?? "nothing")).not.toBe("body");
}

it("a person sets a limit, takes a break and withdraws from an order by the keyboard alone", async ({
  shop,
  newTab,
}) => {
  const [box, person] = [await findBox(shop, "desk-drawer"), await newCollector(shop, 0)];
  await buyOne(shop, person);
  const page = await newTab({ as: person });
  await visit(page, "/account/limits");
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Amount in euros").first());
  await page.keyboard.type("100");
  await page.keyboard.press("Enter");
  await page.getByText("€0.00 of €100.00").waitFor();
  await expectFocus(page);

  await visit(page, `/lootboxes/${box.id}`);
  await tabTo(page, page.getByRole("button", { name: "Take a break: 24 hours" }));
  await page.keyboard.press("Enter");
  await page.getByText("You're taking a break until").first().waitFor();
  await expectFocus(page);

  await tabTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract here" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Confirm withdrawal" }));
  await page.keyboard.press("Enter");
  await page.getByText(/^Withdrawal W-\d{12} was received on/).waitFor();
  await expectFocus(page);
});
