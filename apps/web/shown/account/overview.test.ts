import { expect } from "vitest";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import { buyOne, newCollector, sendShipment } from "../../../../e2e/support/shipments.ts";
import { cheapestItems } from "../../../../e2e/support/shopper.ts";
import { it } from "../shown.ts";

it("the account's overview shows what is held, limited, on its way and wished for, and lists the other pages", async ({
  shop,
  newPage,
}) => {
  const person = await newCollector(shop, 2);
  const sent = await sendShipment(shop, person);
  await buyOne(shop, person);
  await shop.call("setLimit", { body: { kind: "Deposit", period: "week", amount: 200 } }, person);
  const [item] = await cheapestItems(shop, 1);
  await shop.call("addWish", { params: { id: item?.id ?? "" } }, person);
  const { body: bought } = await shop.call("listPurchases", { query: {} }, person);
  const page = await newPage({ as: person });
  await page.visit("/account");
  const tile = (name: string) => page.getByRole("region", { name });
  await tile("On their way")
    .getByRole("link", { name: sent.items[0]?.name ?? "" })
    .waitFor();
  await tile("On their way")
    .getByText(/^Arrives /)
    .first()
    .waitFor();
  await tile("Inventory").getByText("1 piece", { exact: true }).waitFor();
  await tile("Limits and breaks").getByText("€0.00 of €200.00").waitFor();
  await tile("Last orders")
    .getByRole("link", { name: bought.items[0]?.lines[0]?.name ?? "" })
    .waitFor();
  await tile("Wishlist")
    .getByRole("link", { name: item?.name ?? "" })
    .waitFor();
  const pages = page.getByRole("navigation", { name: "Account" });
  expect(await pages.getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBe("page");
  await pages.getByRole("link", { name: "Orders" }).click();
  await page.waitForPath("/orders");
  await expect.poll(() => pages.getByRole("link", { name: "Orders" }).getAttribute("aria-current")).toBe("page");
  expect(await pages.getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBe(null);
});

it("somebody new sees on the overview what to do first", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  await page.visit("/account");
  await page.getByText("No orders yet.").waitFor();
  await page.getByText(/^Nothing is on its way/).waitFor();
  await page.getByRole("link", { name: "Set a limit" }).click();
  await page.waitForPath("/account/limits");
});
