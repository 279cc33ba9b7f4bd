import { describe, expect } from "vitest";
import { cheapestItems, chooseDelivery, goOn, newCustomer, step } from "../../../../e2e/support/shopper.ts";
import { keptCart, openCart } from "./cart-page.ts";
import { it, type Page } from "../shown.ts";

describe("a checkout", () => {
  it("checks postal codes and phone numbers by the rules of each country", async ({ shop, newPage }) => {
    const page = await openCart(await newPage(), await cheapestItems(shop, 1));
    await chooseDelivery(page, "Standard");
    await page.getByLabel("Email", { exact: true }).fill("mara@trove.example");
    const postal = page.getByLabel("Postal code");
    const phone = page.getByLabel("Phone number");
    for (const [country, wrong, right, example, calling] of [
      ["NL", "1015", "1015cn", "1012 AB", "+31"],
      ["GB", "SW1A-", "sw1a 1aa", "SW1A 1AA", "+44"],
      ["PL", "0001", "00001", "00-001", "+48"],
      ["SE", "1234", "11120", "111 20", "+46"],
      ["IE", "12345", "d02af30", "D02 AF30", "+353"],
    ] as const) {
      await page.getByLabel("Country").selectOption(country);
      await page.getByText(`e.g. ${example}`, { exact: true }).waitFor();
      await expect.poll(() => phone.inputValue()).toBe(calling);
      await postal.fill(wrong);
      await postal.blur();
      await page.getByText(`Postal code must look like ${example}`).waitFor();
      await postal.fill(right);
      await page.getByText(`Postal code must look like ${example}`).waitFor({ state: "detached" });
    }
    for (const [label, text] of [
      ["First name", "Máire"],
      ["Last name", "O'Neill-Ní"],
      ["Street", "Nassau Street"],
      ["City", "Dublin"],
    ] as const) {
      await page.getByLabel(label).fill(text);
    }
    await page.getByLabel("House number", { exact: true }).fill("5");
    await phone.fill("00353 85 012 3456");

    // The shop doesn't ship to the United States, but accepts billing addresses there.
    await page.getByLabel("Billing address is the same").uncheck();
    const bill = page.getByRole("group", { name: "Billing address" });
    await bill.getByLabel("Country").selectOption("US");
    await goOn(page);
    await bill.getByText("State or region is required").waitFor();
    await expect.poll(() => document.activeElement?.getAttribute("name")).toBe("firstName");
    for (const [label, text] of [
      ["First name", "Ada"],
      ["Last name", "Byron"],
      ["Street", "Broadway"],
      ["Postal code", "10001-1234"],
      ["City", "New York"],
      ["State or region", "New York"],
      ["Phone number", "+1 212 555 0100"],
    ] as const) {
      await bill.getByLabel(label).fill(text);
    }
    await bill.getByLabel("House number", { exact: true }).fill("1");
    await goOn(page);
    await step(page, "Review and pay");
    await page.getByText("D02 AF30 Dublin").waitFor();
    await page.getByText(/10001-1234/).waitFor();
    const { guestBuyerInfo, billingAddress } = keptCart();
    expect(guestBuyerInfo).toMatchObject({ firstName: "Ada", phoneNumber: "+12125550100" });
    expect(billingAddress).toMatchObject({ countryCode: "US", state: "New York" });
  });
});

describe("shipping that costs more than the items", () => {
  const warning = (page: Page) => page.getByText("costs more than your items");

  it("is said before paying, and kept items have none", async ({ shop, newPage }) => {
    const page = await newPage({ as: await newCustomer(shop) });
    await openCart(page, await cheapestItems(shop, 1));
    await warning(page).waitFor();
    await goOn(page);
    await step(page, "Delivery");
    await warning(page).waitFor();
    await page.getByRole("button", { name: "Keep in my inventory" }).click();
    await step(page, "Your items");
    await expect.poll(() => page.getByRole("radio", { name: "Keep in my inventory" }).isChecked()).toBe(true);
    await warning(page).waitFor({ state: "detached" });
  });

  it("is not said of a cart that is worth it", async ({ shop, newPage }) => {
    const query = { minPrice: "30", inStock: "true", pageSize: "1" } as const;
    const { items } = (await shop.call("listItems", { query })).body;
    const page = await openCart(await newPage(), items);
    await page.getByRole("spinbutton").first().waitFor();
    expect(await warning(page).count()).toBe(0);
    await page.getByRole("link", { name: "Add more items" }).waitFor({ state: "detached" });
  });
});
