import { endReduction, reduced } from "../../server/test/catalogue/reductions.ts";
import type { TestPerson } from "../../server/test/people/people.ts";
import { signInAs } from "../../../e2e/support/people.ts";
import { openShownShop, type ShownShop } from "./shown-shop.ts";
import { type Page, shownBy } from "./shown.ts";

const it = shownBy(() => openShownShop());

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

/** An item of the demo shop that no other test here reduces. */
async function itemAt(shop: ShownShop, pageNumber: number) {
  const query = { pageSize: "1", pageNumber: String(pageNumber), sortBy: "Name", inStock: "true" } as const;
  const [item] = (await shop.call("listItems", { query })).body.items;
  if (item === undefined) throw new Error("no item");
  return item;
}

const euros = (amount: number) => `€${amount.toLocaleString("en", { minimumFractionDigits: 2 })}`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

it("an operator reduces an item from a form, sees what was refused, and ends it early", async ({ shop, newPage }) => {
  const item = await itemAt(shop, 1);
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/three/reductions");
  await page.getByText("No reduction is running").waitFor();
  await page.getByRole("link", { name: "New reduction" }).click();
  await button(page, "Reduce prices").click();
  await page.getByText("Choose at least one item").waitFor();
  await page.getByText("Enter a whole number from 1 to 90").waitFor();
  await page.getByLabel("Add an item").fill(item.name);
  await page.getByRole("option", { name: item.name }).first().click();
  await page.getByLabel("How").selectOption("To a price");
  await page.getByLabel("New price").fill(String(item.marketPrice));
  await page.getByLabel("Last day").fill("2020-01-01");
  await button(page, "Reduce prices").click();
  await page.getByText("The last day must not be over, nor before the first").waitFor();
  await page.getByLabel("Last day").fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await button(page, "Reduce prices").click();
  await page.getByText(/must cost at least 1 % less than/).waitFor();
  await page.getByLabel("How").selectOption("By percent");
  await page.getByLabel("Percent").fill("25");
  await button(page, "Reduce prices").click();
  await page.getByRole("heading", { level: 1, name: item.name }).waitFor();
  await page.getByText("0 pieces sold for €0.00 while it ran").waitFor();
  await button(page, "End now").click();
  await page.getByRole("dialog").getByRole("button", { name: "End now" }).click();
  await page.getByText("Ended", { exact: true }).waitFor();
});

it("a reduced item shows the price now and the lowest price of the 30 days before, and the cart counts with it", async ({
  shop,
  newPage,
}) => {
  const item = await itemAt(shop, 2);
  const { id, items } = await reduced(shop, admin, item.id, { percent: 25 });
  const price = items[0]?.reducedPrice ?? 0;
  const page = await newPage();
  await page.visit(`/shop/items/${item.id}`);
  await page.getByText(euros(price), { exact: true }).first().waitFor();
  await page.getByText("−25%", { exact: true }).waitFor();
  await page.getByText(/^Lowest price in the 30 days before: €/).waitFor();
  await page.getByText(euros(item.marketPrice), { exact: true }).waitFor();
  await page.getByText(/^Until \d/).waitFor();
  await page.getByRole("button", { name: /^Buy for/ }).click();
  await page.waitForPath("/cart");
  await page.getByRole("button", { name: `Remove ${item.name}` }).waitFor();
  await page.getByText(euros(price), { exact: true }).first().waitFor();
  await endReduction(shop, admin, id);
});
