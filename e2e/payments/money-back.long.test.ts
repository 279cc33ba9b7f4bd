import { cents } from "@trove/money";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buyDirectly, toSend } from "../../apps/server/test/orders/orders.ts";
import { cards, payWith } from "../../apps/server/test/payments/till.ts";
import { offerPayouts, verify } from "../../apps/server/test/payments/payouts.ts";
import { credit, signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { personOf } from "../../apps/server/test/people/operator.ts";
import { visit } from "../support/browser.ts";
import { caseAbout } from "../support/charged-back.ts";
import { type DemoShop, openDemoShop } from "../support/demo-shop.ts";
import { atBank } from "../support/guest-order.ts";
import { journeyThrough } from "../support/journey.ts";
import { booksOf, hurryBank, hurryPayouts } from "../support/operator.ts";
import { newOperator } from "../support/people.ts";
import { moveShipment } from "../support/shipments.ts";
import { cheapestItems } from "../support/shopper.ts";
import { confirmItIsMe, givenBack, newPayer } from "../support/payments/payers.ts";
import { expectFit, WIDTHS } from "../support/payments/widths.ts";

const it = journeyThrough(openDemoShop);

/** An account at which payouts arrive and from which they come back. */
const RETURNING_IBAN = "DE53000000000000005126";

const row = (page: Page, what: string, amount: string) =>
  page.getByRole("row").filter({ hasText: what }).filter({ hasText: amount });

/** Ends the days after which a bank account can be paid. */
const endWait = ({ owner }: DemoShop, { userId }: TestPerson) =>
  owner.pool.query("update payees set usable_at = now() where user_id = $1", [userId]);

async function paymentPath(shop: DemoShop, admin: TestPerson, subjectId: string): Promise<string> {
  const { body } = await shop.call("listPayments", { query: { search: subjectId } }, admin);
  return `/dashboard/group/six/payments/${body.items[0]?.id}`;
}

describe.each(WIDTHS)("money that goes back, at $name", ({ size, scheme }) => {
  const look = { size, scheme };

  it("an operator refunds a top-up in two parts, and the person sees both", async ({ shop, newPage }) => {
    const [admin, person] = [await newOperator(shop), await newPayer(shop)];
    const desk = await newPage({ as: admin, ...look });
    await visit(desk, await paymentPath(shop, admin, person.transactionId));
    const form = desk.getByRole("form", { name: "Refund" });
    for (const [amount, count] of [
      ["20", 1],
      ["12,50", 2],
    ] as const) {
      await form.getByLabel("Amount").fill(amount);
      await form.getByLabel("Reason").fill("Asked for a part of it");
      await form.getByRole("button", { name: "Refund" }).click();
      const refunds = desk.getByRole("region", { name: "Refunds" });
      await expect.poll(() => refunds.getByText("Asked for a part of it").count()).toBe(count);
    }
    await expectFit(desk);
    await form.getByLabel("Amount").fill("17.51");
    await form.getByLabel("Reason").fill("Too much");
    await form.getByRole("button", { name: "Refund" }).click();
    await form.getByText("Amount must be more than zero and at most €17.50").waitFor();

    await expect.poll(() => givenBack(shop, person)).toEqual({ refunded: 3250, chargedBack: 0, held: 0 });
    expect((await booksOf(shop, person)).balance).toBe(1750);
    const page = await newPage({ as: person, ...look });
    await visit(page, "/transactions");
    await row(page, "Refund of a top-up", "€20.00").waitFor();
    await row(page, "Refund of a top-up", "€12.50").waitFor();
    await expectFit(page);
  });

  it("a payout is asked for, approved and sent, comes back from the bank, and its person is told", async ({
    shop,
    newPage,
  }) => {
    const admin = await newOperator(shop);
    await offerPayouts(shop, admin);
    const person = await signUp(shop);
    await verify(shop, person);
    await credit(shop, person, cents(10_000));
    const page = await newPage({ as: person, ...look });
    await visit(page, "/balance/payouts");
    await page.getByLabel("IBAN").fill(RETURNING_IBAN);
    await page.getByRole("button", { name: "Add account" }).click();
    await confirmItIsMe(page);
    await page.getByText("The bank account is added").first().waitFor();
    await endWait(shop, person);
    await visit(page, "/balance/payouts");
    await page.getByLabel("Amount in euros").fill("40");
    await page.getByRole("button", { name: "Pay out" }).click();
    await page
      .getByRole("dialog", { name: /^Pay €40.00 to / })
      .getByRole("button", { name: "Pay out" })
      .click();
    const list = page.getByRole("region", { name: "Payouts" });
    await list.getByText("Waits for us").waitFor();
    await expectFit(page);
    expect((await booksOf(shop, person)).balance).toBe(6000);

    const desk = await newPage({ as: await newOperator(shop), ...look });
    await visit(desk, "/dashboard/group/six/payouts");
    await desk.getByText(person.userName).waitFor();
    await expectFit(desk);
    await desk.getByRole("button", { name: "Approve", exact: true }).click();
    await desk.getByText("Approved. It is sent now").first().waitFor();
    await hurryPayouts(shop, "Returned");
    await visit(page, "/balance/payouts");
    await list.getByText("Came back to your balance").waitFor();
    await expectFit(page);
    expect((await booksOf(shop, person)).balance).toBe(10_000);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Notifications/ })
      .click();
    await page
      .getByText(/Your payout of .*€40.00.* came back to your balance/)
      .first()
      .waitFor();
    await visit(page, "/transactions");
    await row(page, "Payout came back", "+€40.00").waitFor();
  });

  it("a bank takes back the payment of goods that were sent, and the account is locked", async ({ shop, newPage }) => {
    const admin = await newOperator(shop);
    const person = await signUp(shop);
    const [item] = await cheapestItems(shop, 1);
    const sold = toSend([{ itemId: item?.id ?? "", name: item?.name ?? "", marketPrice: item?.price ?? cents(0) }]);
    const { body } = await buyDirectly(shop, person, sold);
    const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.chargedBack);
    await shop.call("validatePurchase", { body: { paymentId, failTransactionIfUnsuccessful: true } }, person);
    await moveShipment(shop, admin, body.shipmentId ?? "", "Approved", "Shipping", "Shipped");
    const page = await newPage({ as: person, ...look });
    await visit(page, `/orders/${body.purchaseId}`);
    await page.getByText("JVGL0123456789").first().waitFor();

    await hurryBank(shop);
    await expect.poll(async () => (await personOf(shop, admin, person)).isLocked).toBe(true);
    const desk = await newPage({ as: admin, ...look });
    await visit(desk, await paymentPath(shop, admin, body.purchaseId));
    await desk.getByText("Charged back").first().waitFor();
    await expectFit(desk);
    const number = await caseAbout(shop, admin, person);
    await visit(desk, "/dashboard/group/cases");
    await desk.getByRole("main").getByRole("link", { name: number }).click();
    await desk
      .getByRole("list", { name: "Findings" })
      .getByText(/^Bank charged back €/)
      .first()
      .waitFor();
    await expectFit(desk);
    await desk.getByLabel("Outcome").selectOption("Fraud");
    await desk.getByLabel("Reason").fill("The bank has decided for the payer");
    await desk.getByRole("button", { name: "Close case" }).click();
    await desk.getByText("Closed: Fraud").waitFor();

    const back = await givenBack(shop, person);
    expect(back).toMatchObject({ refunded: 0, chargedBack: (item?.price ?? 0) + 500 });
    expect((await booksOf(shop, person)).balance).toBe(0);
    await visit(page, "/auth/jwt/sign-in");
    await page.getByLabel("Email or username").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByText("This account is locked.").first().waitFor();
    await expectFit(page);
  });
});
