import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buyAsGuest, toSend } from "../../apps/server/test/orders/orders.ts";
import { addAddress, cards, payWith, topUp } from "../../apps/server/test/payments/till.ts";
import { moveOn } from "../../apps/server/test/people/operator.ts";
import { signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { PHONE, visit } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { cheapestItems } from "../support/shopper.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const atBank = ({ url }: DemoShop) => ({ environment: { PUBLIC_URL: url } });

async function paidGuestOrder(shop: DemoShop) {
  const [item] = await cheapestItems(shop, 1);
  if (item === undefined) throw new Error("nothing is for sale");
  const sold = { itemId: item.id, name: item.name, marketPrice: item.price };
  const { body } = await buyAsGuest(shop, toSend([sold, sold]));
  const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.succeeds);
  const asked = { body: { paymentId, failTransactionIfUnsuccessful: true } };
  await shop.call("validatePurchase", asked);
  const order = await shop.call("getPurchase", { params: { id: body.purchaseId } });
  return { item, number: order.body.number, shipmentId: body.shipmentId ?? "", providerPaymentId: paymentId };
}

const refundForm = (page: Page) => page.getByRole("form", { name: "Refund" });
const toast = (page: Page, text: RegExp) => page.getByText(text).first().waitFor();

describe("a guest's order", () => {
  it("is found by its number and refunded by line", async ({ shop, newPage }) => {
    const { item, number } = await paidGuestOrder(shop);
    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard/group/six");
    await page.getByRole("searchbox", { name: "Order number, email or ID" }).fill(number);
    await page.getByRole("status").getByText("1 payment").waitFor();
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

  it("that was sent is refunded as a whole on a phone", async ({ shop, newPage }) => {
    const { number, shipmentId } = await paidGuestOrder(shop);
    for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, shipmentId, { status });
    await moveOn(shop, admin, shipmentId, { status: "Shipped", carrier: "DHL", trackingNumber: "JVGL1" });
    const page = await newPage({ as: admin, reducedMotion: true, size: PHONE });
    await visit(page, `/dashboard/group/six?search=${number}`);
    await page.getByRole("link", { name: number }).click();
    await refundForm(page)
      .getByRole("checkbox", { name: /^Everything remaining/ })
      .check();
    await refundForm(page).getByLabel("Reason").fill("Lost by the carrier");
    await refundForm(page).getByRole("button", { name: "Refund" }).click();
    await page.getByText("There is nothing to refund.").waitFor();
  });
});

describe("the quarantine", () => {
  it("is left by a credit to the person who paid", async ({ shop, newPage }) => {
    const person = await signUp(shop);
    const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person), amount: 25 });
    const { id } = body.paymentSessionResponse;
    const raise = "update sandbox_gateway.gateway_sessions set amount_minor = amount_minor + 1 where session_id = $1";
    await shop.owner.pool.query(raise, [id]);
    const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.succeeds);
    await shop.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: false } }, person);

    const page = await newPage({ as: admin, reducedMotion: true });
    await visit(page, "/dashboard/group/six");
    await page.getByRole("main").getByRole("link", { name: "Quarantine", exact: true }).click();
    await page.getByRole("link", { name: paymentId }).waitFor();
    await page.getByRole("link", { name: paymentId }).click();
    const credit = page.getByRole("region", { name: "Credit to person" });
    await credit.getByLabel("Reason").fill("Their bank rounded");
    await credit.getByRole("button", { name: "Credit to person" }).click();
    await page.getByText("Credited to a person").waitFor();
    const { body: balance } = await shop.call("getBalance", {}, person);
    expect(balance.amount).toBe(25.01);
  });
});
