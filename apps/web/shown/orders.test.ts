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
});
