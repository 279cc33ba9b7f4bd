import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectFocusOn, PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { balanceOf, buyOne, newCollector } from "./support/shipments.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const openRow = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { expanded: true }) });

describe("a person's shipments", () => {
  it(
    "send several items with a reload in every step, are followed and cancelled, and everything is returned",
    {
      tags: [
        "S2-25",
        "S2-26",
        "S2-28",
        "S3-25",
        "S3-26",
        "S3-27",
        "S3-28",
        "S3-29",
        "S3-30",
        "S3-31",
        "S3-32",
        "S3-33",
        "S3-34",
        "S3-35",
        "S4-61",
        "S4-62",
        "S4-64",
        "S4-70",
        "S6-12",
        "S6-13",
      ],
    },
    async ({ shop, newPage }) => {
      const person = await newCollector(shop);
      const page = await newPage({ as: person, size: PHONE, scheme: "light" });
      const before = await balanceOf(shop, person);
      await visit(page, "/inventory?status=InInventory");
      const ticks = page.getByRole("checkbox", { name: /^Select (?!all)/ });
      for (const index of [0, 2]) await ticks.nth(index).check();
      await page.getByRole("link", { name: "Ship selected (2)" }).click();

      await page.getByText("2 of 20 selected").waitFor();
      await page.reload();
      await page.getByText("2 of 20 selected").waitFor();
      await button(page, "Continue").click();
      await expectFocusOn(page, /^Choose delivery speed$/);
      await page.getByRole("radio", { name: /^Standard/, checked: true }).waitFor();
      await button(page, "Continue").click();
      await page.getByRole("radio", { name: /^Home/ }).waitFor();
      await button(page, "Back").click();
      await page.getByRole("radio", { name: /^Express/ }).check();
      await page.reload();
      await heading(page, "Choose delivery speed").waitFor();
      await page.getByRole("radio", { name: /^Express/, checked: true }).waitFor();
      await button(page, "Back").click();
      await page.locator("[aria-current=step]").filter({ hasText: "Items" }).waitFor();
      await button(page, "Continue").click();
      await button(page, "Continue").click();
      await page.getByRole("radio", { name: /^Home/ }).waitFor();
      await page.reload();
      await page.getByRole("radio", { name: /^Home/, checked: true }).waitFor();
      await button(page, "Continue").click();
      await heading(page, "Review and confirm").waitFor();
      await page.reload();
      await button(page, "Change: Delivery").waitFor();
      await button(page, "Ship for €17.00").click();
      await heading(page, "Your shipment is confirmed").waitFor();
      await page.reload();
      await heading(page, "Your shipment is confirmed").waitFor();
      expect(await balanceOf(shop, person)).toBeCloseTo(before - 17, 2);

      await page.getByRole("link", { name: "Track this shipment" }).click();
      const row = openRow(page);
      await row.getByRole("heading", { name: "Tracking history" }).waitFor();
      expect(page.url()).toMatch(/\/shipments#[0-9a-f-]{36}$/);
      await expectFocusOn(page, /S-\d{12}/);
      await row.getByRole("heading", { name: "Tracking history" }).click();
      await row.getByText(/^[A-Z].*\d{4}.* payment received$/u).waitFor();
      await row.getByRole("button", { name: "Cancel shipment" }).click();
      await dialog(page).getByText("€17.00 for shipping is refunded to your balance.").waitFor();
      await dialog(page).getByRole("button", { name: "Keep shipment" }).click();
      await dialog(page).waitFor({ state: "hidden" });
      await expectFocusOn(page, /^Cancel shipment$/);
      await page.keyboard.press("Enter");
      await dialog(page).getByRole("button", { name: "Cancel shipment" }).click();
      await row.getByRole("button", { name: /Cancelled/ }).waitFor();
      await row.getByRole("button", { name: "Cancel shipment" }).waitFor({ state: "detached" });
      await expectFocusOn(page, /S-\d{12}/);
      expect(await balanceOf(shop, person)).toBeCloseTo(before, 2);

      // The page for the next shipment starts empty.
      await visit(page, "/shipment-create");
      await page.locator("[aria-current=step]").filter({ hasText: "Items" }).waitFor();
      await page.getByText("0 of 20 selected").waitFor();
      expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem("shipmentFlow") ?? "null"))).toEqual({
        activeStep: 0,
        selectedItems: [],
        shippingAddress: "",
        shippingMethod: "",
        shippingCost: 10,
        shipmentIdResult: "",
      });
    },
  );
});

describe("a bought order that is cancelled", () => {
  it("refunds the price by keyboard alone, if that is chosen", async ({ shop, newTab }) => {
    const person = await newCollector(shop, 0);
    const before = await balanceOf(shop, person);
    const { shipmentId } = await buyOne(shop, person);
    const page = await newTab({ as: person });
    await visit(page, `/shipments#${shipmentId}`);
    await button(page, "Cancel shipment").focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByText("for the items is refunded to your balance.").waitFor();
    await dialog(page).getByRole("radio", { name: "Keep the items" }).focus();
    await page.keyboard.press("ArrowDown");
    await dialog(page).getByRole("radio", { name: "Refund to balance", checked: true }).waitFor();
    await dialog(page).getByRole("button", { name: "Cancel shipment" }).focus();
    await page.keyboard.press("Enter");
    await openRow(page)
      .getByRole("button", { name: /Cancelled/ })
      .waitFor();
    expect(await balanceOf(shop, person)).toBeCloseTo(before, 2);
  });
});
