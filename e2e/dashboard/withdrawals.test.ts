import { describe, expect } from "vitest";
import { guest } from "../../apps/server/test/orders/orders.ts";
import { send } from "../../apps/server/test/withdrawals/withdrawals.ts";
import { mailFor } from "../../apps/server/test/people/mailbox.ts";
import { auditBooks } from "../../apps/server/src/audit/audit-books.ts";
import { PHONE, visit } from "../support/browser.ts";
import { paidGuestOrder } from "../support/guest-order.ts";
import { it } from "../support/journey.ts";
import { newOperator } from "../support/people.ts";

describe("a guest", () => {
  it("withdraws on a phone without signing in, gets a mail, and is refunded when the goods are back", async ({
    shop,
    newPage,
  }) => {
    const admin = await newOperator(shop);
    const { number, shipmentId } = await paidGuestOrder(shop);
    await send(shop, admin, shipmentId);
    const page = await newPage({ size: { ...PHONE, width: 360 } });
    await visit(page, "/faq");
    await page.getByRole("link", { name: "Withdraw from contract here" }).click();
    await page.getByLabel("Order or shipment number").fill(number.toLowerCase());
    await page.getByLabel("Your name").fill(`${guest.firstName} ${guest.lastName}`);
    await page.getByLabel("Email of the order").fill(guest.email);
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    const told = await page.getByText(/^Withdrawal W-\d{12} was received on/).textContent();
    const [withdrawal = ""] = /W-\d{12}/.exec(told ?? "") ?? [];
    const mailbox = { environment: { DATA_DIR: shop.dataDir } };
    const mails = async () => (await mailFor(mailbox, guest.email)).map(({ text }) => text).join("\n");
    await expect.poll(mails, { timeout: 10_000 }).toContain(withdrawal);

    const desk = await newPage({ as: admin });
    await visit(desk, "/dashboard/two/withdrawals");
    await desk.getByRole("link", { name: withdrawal }).click();
    await desk.getByRole("button", { name: "Take back" }).click();
    await desk.getByRole("button", { name: "Refund" }).click();
    await desk.getByText("Withdrawal refunded").waitFor();
    await expect.poll(mails, { timeout: 10_000 }).toContain("We're refunding €");
    const findings = await auditBooks(shop.owner.connection, 1);
    expect(findings.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
