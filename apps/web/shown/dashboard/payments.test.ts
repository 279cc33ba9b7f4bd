import { expect } from "vitest";
import { addAddress, cards, payWith, topUp } from "../../../../apps/server/test/payments/till.ts";
import { moveOn } from "../../../../apps/server/test/people/operator.ts";
import { signUp, type TestPerson } from "../../../../apps/server/test/people/people.ts";
import { atBank, paidGuestOrder } from "../../../../e2e/support/guest-order.ts";
import { signInAs } from "../../../../e2e/support/people.ts";
import { it, type Page } from "../shown.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const refundForm = (page: Page) => page.getByRole("form", { name: "Refund" });

it("a guest's order that was sent is refunded as a whole", async ({ shop, newPage }) => {
  const { number, shipmentId } = await paidGuestOrder(shop);
  for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, shipmentId, { status });
  await moveOn(shop, admin, shipmentId, { status: "Shipped", carrier: "DHL", trackingNumber: "JVGL1" });
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/group/six?search=${number}`);
  await page.getByRole("link", { name: number }).click();
  await refundForm(page)
    .getByRole("checkbox", { name: /^Everything remaining/ })
    .check();
  await refundForm(page).getByLabel("Reason").fill("Lost by the carrier");
  await refundForm(page).getByRole("button", { name: "Refund" }).click();
  await page.getByText("There is nothing to refund.").waitFor();
});

it("the quarantine is left by a credit to the person who paid", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person), amount: 25 });
  const { id } = body.paymentSessionResponse;
  const raise = "update sandbox_gateway.gateway_sessions set amount_minor = amount_minor + 1 where session_id = $1";
  await shop.owner.pool.query(raise, [id]);
  const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.succeeds);
  await shop.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: false } }, person);

  const page = await newPage({ as: admin });
  await page.visit("/dashboard/group/six");
  await page.getByRole("button", { name: "More", exact: true }).click();
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
