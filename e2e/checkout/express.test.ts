import { add, cents } from "@trove/money";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectNoSidewaysScroll } from "../support/accessibility.ts";
import { changeGroup } from "../../apps/server/test/settings/change-group.ts";
import { PHONE, visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { changeItem } from "../support/operator.ts";
import { cheapestItems, goOn, heading, newCustomer, openCart } from "../support/shopper.ts";
import { newOperator } from "../support/people.ts";
import { inLongForm } from "../support/short-form.ts";

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
  await page.getByText("1015 CN Amsterdam", { exact: true }).waitFor();
  await page.getByText("mara.lind@example.com").waitFor();
  await page.getByText(/^Delivery:\s\w{3}\s\d+/).waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Order and pay €/ }).click();
  await heading(page, "Thank you for your order");
});

/** Opens the wallet's sheet, and takes one of its addresses. */
async function openSheet(page: Page, address: string): Promise<void> {
  await page.getByRole("button", { name: "Apple Pay" }).click();
  await page.getByRole("dialog").getByLabel("Deliver to").selectOption({ label: address });
}

const confirm = (page: Page) => page.getByRole("button", { name: "Confirm payment" }).click();

it("never pays another sum than the wallet confirmed, sends nowhere else, and asks for what the wallet can't tell", async ({
  shop,
  newTab,
}) => {
  const [item] = await cheapestItems(shop, 1);
  if (item === undefined) throw new Error("nothing is for sale");
  const page = await openCart(await newTab({ size: PHONE }), [item]);
  const sheet = page.getByRole("dialog");
  await openSheet(page, "350 Fifth Avenue, New York, US");
  await sheet.getByText("We can't deliver to United States yet").waitFor();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await openSheet(page, "De Oude Molen, Maastricht, NL");
  await confirm(page);
  await page.getByText("Something in your wallet's address is missing.").waitFor();
  const number = page.getByLabel("House number");
  await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
  await number.fill("7");
  await goOn(page);
  await page.getByText("De Oude Molen 7").waitFor();
  const order = page.getByRole("button", { name: /^Order and pay €/ });
  await changeItem(shop, item.id, { price: add(item.price, cents(125)) });
  await order.click();
  await page.getByText("so your wallet will ask you again.").waitFor();
  await order.click();
  await page.getByText("Your wallet's confirmation can't be used any more.").waitFor();
  const form = page.getByRole("region", { name: "Payment form" });
  await form.getByRole("button", { name: /^Pay €/ }).click();
  await confirm(page);
  await heading(page, "Thank you for your order");
});

inLongForm(() => {
  it("asks the wallet again if its token has expired, and keeps the address book of a signed-in person", async ({
    shop,
    newTab,
  }) => {
    const person = await newCustomer(shop);
    const page = await openCart(await newTab({ as: person, size: PHONE }), await cheapestItems(shop, 1));
    await page.route("**/wallet-tokens", async (route) => {
      const response = await route.fetch();
      return route.fulfill({ json: { ...((await response.json()) as object), token: "old.token" } });
    });
    await openSheet(page, "14 Rue de Rivoli, Paris, FR");
    await confirm(page);
    await page.getByRole("button", { name: /^Order and pay €/ }).click();
    await page.getByText("Your wallet's confirmation can't be used any more.").waitFor();
    const form = page.getByRole("region", { name: "Payment form" });
    await form.getByRole("button", { name: /^Pay €/ }).click();
    await confirm(page);
    await heading(page, "Thank you for your order");
    expect((await shop.call("listAddresses", {}, person)).body).toEqual([]);
  });

  it("shows no wallets once the shop has switched them off", async ({ shop, newTab }) => {
    const owner = await newOperator(shop, "Owner");
    const page = await openCart(await newTab({ size: PHONE }), await cheapestItems(shop, 1));
    await page.getByRole("region", { name: "Express checkout" }).waitFor();
    const any = { countries: null, currencies: null, least: null, most: null, topUps: true, orders: true };
    await changeGroup(shop, owner, "payments", { value: { ways: [{ ...any, provider: "sandbox", method: "card" }] } });
    await visit(page, "/cart");
    await page.getByRole("button", { name: "Continue to delivery" }).waitFor();
    await expect.poll(() => page.getByRole("region", { name: "Express checkout" }).count()).toBe(0);
    await changeGroup(shop, owner, "payments", { value: { ways: null } });
  });
});
