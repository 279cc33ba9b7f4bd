import { expect } from "vitest";
import { issuedGift } from "../../../../apps/server/test/gifts/gifts.ts";
import { addAddress } from "../../../../apps/server/test/payments/till.ts";
import { makeAdmin, signUp } from "../../../../apps/server/test/people/people.ts";
import { it } from "../shown.ts";

it("a code from the statement's link comes into the balance, and is refused the second time", async ({
  shop,
  newPage,
}) => {
  const { code } = await issuedGift(shop, 50);
  const person = await signUp(shop);
  const page = await newPage({ as: person });
  await page.visit("/transactions");
  await page.getByRole("link", { name: "Redeem a gift code" }).click();
  await page.getByText("We need your address first").waitFor();
  await page.getByLabel("Gift code").fill(code);
  await page.getByRole("button", { name: "Redeem" }).click();
  await page.getByRole("dialog").getByLabel("Postal code").waitFor();
  await addAddress(shop, person);
  await page.visit("/balance/gifts");
  const field = page.getByLabel("Gift code");
  const redeem = page.getByRole("button", { name: "Redeem" });
  await field.fill(code.slice(0, 11));
  await redeem.click();
  await page.getByText("A gift code has 20 letters and digits").waitFor();
  await field.fill(code.toLowerCase());
  await redeem.click();
  await page.getByText("€50.00 is in your balance now").waitFor();
  await field.fill(code);
  await redeem.click();
  await page.getByText("This gift code can't be redeemed").waitFor();
});

it("a person buys a gift card up to its payment, which asks for the amount that they chose", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  await addAddress(shop, person);
  const page = await newPage({ as: person });
  await page.visit("/gift-cards");
  await page.getByRole("link", { name: "Buy a gift card" }).click();
  const amount = page.getByLabel("Amount in euros");
  await amount.fill("9.99");
  await page.getByRole("button", { name: "Buy a gift card" }).click();
  await page.getByText("Type an amount from €10.00 to €500.00").waitFor();
  await amount.fill("30");
  await page.getByRole("button", { name: "Continue to pay €30.00" }).click();
  await page.getByText("A gift card of €30.00").waitFor();
  await page.getByRole("heading", { name: "Card details" }).waitFor();
  expect((await shop.call("listGifts", {}, person)).body).toEqual([]);
  await page.getByRole("button", { name: "Change the amount" }).click();
  await amount.waitFor();
});

it("an operator issues a code, which the page never shows, and voids it", async ({ shop, newPage }) => {
  const admin = await makeAdmin(shop);
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/group/six/gifts");
  await page.getByRole("button", { name: "Issue a code" }).click();
  const dialog = page.getByRole("dialog", { name: "Issue a code" });
  await dialog.getByLabel("Amount in euros").fill("9");
  await dialog.getByLabel("Recipient’s email").fill("ida@berg.example");
  await dialog.getByLabel("Reason, for the audit log").fill("A late parcel");
  await dialog.getByRole("button", { name: "Issue a code" }).click();
  await dialog.getByText("Type an amount from €10.00 to €500.00").waitFor();
  await dialog.getByLabel("Amount in euros").fill("45");
  await dialog.getByRole("button", { name: "Issue a code" }).click();
  await page.getByText("A code is on its way to ida@berg.example").waitFor();
  await page
    .getByRole("link", { name: /€45.00/ })
    .first()
    .click();
  const drawer = page.getByRole("dialog", { name: "Gift code of €45.00" });
  await drawer.getByLabel("Reason, for the audit log").fill("The wrong address");
  await drawer.getByRole("button", { name: "Void the code" }).click();
  await page.getByText("The code is void").waitFor();
  const { items } = (await shop.call("listAdminGifts", { query: {} }, admin)).body;
  expect(items.find(({ amount }) => amount === 45)?.state).toBe("Void");
});
