import { expect } from "vitest";
import { issuedGift } from "../../../../apps/server/test/gifts/gifts.ts";
import { makeAdmin, signUp } from "../../../../apps/server/test/people/people.ts";
import { it } from "../shown.ts";

it("a code from the statement's link comes into the balance, and is refused the second time", async ({
  shop,
  newPage,
}) => {
  const { code } = await issuedGift(shop, 50);
  const page = await newPage({ as: await signUp(shop) });
  await page.visit("/transactions");
  await page.getByRole("link", { name: "Redeem a gift code" }).click();
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
