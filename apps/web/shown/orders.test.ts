import { add, cents, fromEuros } from "@trove/money";
import { describe } from "vitest";
import { changeItem } from "../../../e2e/support/operator.ts";
import { buyOne, newCollector } from "../../../e2e/support/shipments.ts";
import { shownBy } from "./shown.ts";
import { openShownShop } from "./shown-shop.ts";

/** A separate shop, because a price changes in these tests. */
const it = shownBy(openShownShop);

describe("a person's orders", () => {
  it("are ordered again, with a word about what costs more now", async ({ shop, newPage }) => {
    const person = await newCollector(shop, 0);
    const { purchaseId } = await buyOne(shop, person);
    const { body } = await shop.call("getPurchase", { params: { id: purchaseId } }, person);
    const [line] = body.lines;
    if (line === undefined) throw new Error("nothing was bought");
    await changeItem(shop, line.itemId, { price: add(fromEuros(line.unitPrice), cents(100)) });
    const page = await newPage({ as: person });
    await page.visit(`/orders/${purchaseId}`);
    await page.getByRole("button", { name: "Order again" }).click();
    await page.getByText("1 item added to your cart.").waitFor();
    await page.getByText(/: now €[\d.,]+, was €[\d.,]+\.$/).waitFor();
    await page.getByRole("link", { name: "Go to cart" }).click();
    await page.getByRole("spinbutton").waitFor();
  });
  it("are cancelled on their own page, which then says so", async ({ shop, newPage }) => {
    const person = await newCollector(shop, 0);
    const { purchaseId } = await buyOne(shop, person);
    const page = await newPage({ as: person });
    await page.visit(`/orders/${purchaseId}`);
    await page.getByRole("heading", { name: /^Arrives/ }).waitFor();
    await page.getByRole("button", { name: "Cancel shipment" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel shipment" }).click();
    await page.getByRole("heading", { level: 2, name: "Cancelled" }).waitFor();
    await page.getByRole("button", { name: "Cancel shipment" }).waitFor({ state: "detached" });
  });

  it("say first that they are late, with the ways to write and to withdraw", async ({ shop, newPage }) => {
    const person = await newCollector(shop, 0);
    const { purchaseId, shipmentId } = await buyOne(shop, person);
    const { body } = await shop.call("getShipment", { params: { id: shipmentId } }, person);
    const page = await newPage({ as: person });
    page.answer("getShipment", { ...body, promise: { from: "2026-01-05", until: "2026-01-07" } });
    await page.visit(`/orders/${purchaseId}`);
    const late = page.getByRole("status").filter({ hasText: "This was promised by Wed\u00A07\u00A0Jan" });
    await late.getByRole("link", { name: "Write to us" }).waitFor();
    await late.getByRole("link", { name: "Withdraw from contract here" }).waitFor();
  });
});
