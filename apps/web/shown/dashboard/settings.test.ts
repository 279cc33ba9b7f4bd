import { expect } from "vitest";
import { changeGroup } from "../../../../apps/server/test/settings/change-group.ts";
import { newOperator } from "../../../../e2e/support/people.ts";
import { shownBy, type Page } from "../shown.ts";
import { openShownShop } from "../shown-shop.ts";

const it = shownBy(() => openShownShop());

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save" });

it("an operator sees what a setting changes, saves it with a reason, and takes it back", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop) });
  await page.visit("/dashboard/group/settings?group=topUps");
  await field(page, "Smallest amount (€)").fill("20");
  await page.getByRole("group", { name: "What changes" }).getByText("Smallest amount (€)").waitFor();
  await save(page).click();
  await page.getByText("Reason is required").waitFor();
  await field(page, "Reason").fill("Fewer small payments");
  await save(page).click();
  await page.getByText("must be between the minimum and the maximum").waitFor();
  await field(page, "Suggested amounts (€)").fill("20; 50,50");
  await save(page).click();
  await page.getByText("Settings saved").waitFor();
  await page.getByText("Version 1").waitFor();
  await page.getByText("Reason: Fewer small payments").waitFor();
  await page.getByRole("button", { name: "Use the standard values" }).click();
  await field(page, "Reason").fill("As it was");
  await save(page).click();
  await page.getByText("Version 2").waitFor();
});

it("a colour that can't be read is refused with its contrast, and a number must be one", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop) });
  await page.visit("/dashboard/group/settings?group=look");
  await field(page, "Colour on light pages").fill("#ffcc00");
  await field(page, "Reason").fill("Our colour");
  await save(page).click();
  await page.getByText("has a contrast of 1.32 to 1 on light pages, but needs 4.5").waitFor();
  await page.visit("/dashboard/group/settings?group=selling");
  await field(page, "Share of the market price (%)").fill("many");
  await field(page, "Reason").fill("Dear months");
  await save(page).click();
  await page.getByText("Enter a number").waitFor();
});

it("an operator adds a country, and then prices for heavy parcels to it", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop) });
  const saveFor = async (reason: string, version: string) => {
    await field(page, "Reason").fill(reason);
    await save(page).click();
    await page.getByText(version).waitFor();
  };
  await page.visit("/dashboard/group/settings?group=countries");
  await field(page, "Add a country").selectOption("IN");
  await page.getByText("India ships here · VAT 0%").waitFor();
  await page.getByRole("button", { name: "Remove India" }).waitFor();
  await saveFor("We sell to India", "Version 1");
  await page.visit("/dashboard/group/settings?group=shipping");
  await page.getByRole("button", { name: "Add prices for a group of countries" }).click();
  await page.getByRole("group", { name: "All other countries" }).getByLabel("Add a country").selectOption("IN");
  const india = page.getByRole("group", { name: "India" });
  await india.getByLabel("Heavier than (g)").fill("2000");
  await india.getByLabel("From the inventory, standard (€)").fill("31,50");
  await saveFor("Far away", "Version 1");
  const { shipping, countries } = (await shop.call("getApplicationInfo")).body;
  expect(countries).toContainEqual(expect.objectContaining({ code: "IN", callingCode: "91", canShip: true }));
  const prices = { cartStandard: 5, cartExpress: 12, shipmentStandard: 31.5, shipmentExpress: 17 };
  expect(shipping.weightGroups).toEqual([{ countries: ["IN"], bands: [{ aboveGrams: 2000, prices }] }]);
});

it("an operator sets the days of delivery, for one country and without closed days", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop) });
  await page.visit("/dashboard/group/settings?group=shipping");
  const days = page.getByRole("group", { name: "Days of delivery" });
  await days.getByLabel("Working days until a parcel is handed over").fill("1");
  await days.getByLabel("Add a country").selectOption("FR");
  const france = page.getByRole("group", { name: "France", exact: true });
  await france.getByLabel("Standard: most days on the way").fill("2");
  await days.getByLabel("Closed days").fill("2026-12-25; 2026-12-28");
  await field(page, "Reason").fill("Further away");
  await save(page).click();
  await page.getByText("must be at least the fewest days").waitFor();
  await france.getByLabel("Standard: most days on the way").fill("9");
  await save(page).click();
  await page.getByText("Settings saved").waitFor();
  const { shipping, shippingMethods } = (await shop.call("getApplicationInfo")).body;
  const FR = { standardMin: 3, standardMax: 9, expressMin: 1, expressMax: 2 };
  expect(shipping.delivery).toMatchObject({
    handlingDays: 1,
    countries: { FR },
    closedOn: ["2026-12-25", "2026-12-28"],
  });
  expect(shippingMethods.cart.map(({ days: words }) => words)).toEqual(["3–5", "1–2"]);
});

it("an operator sets ways to pay, and prefers the second to the first", async ({ shop, newPage }) => {
  const operator = await newOperator(shop);
  const page = await newPage({ as: operator });
  await page.visit("/dashboard/group/settings?group=payments");
  await page.getByRole("switch", { name: "Every method of our providers" }).click();
  const add = page.getByRole("button", { name: "Add a way" });
  await page.getByRole("group", { name: "Card · sandbox" }).getByLabel("Largest sum (€)").fill("99,50");
  await add.click();
  const second = page.getByRole("group", { name: "Card · sandbox" }).nth(1);
  await second.getByLabel("Currencies").fill("eur; usd");
  await second.getByLabel("Add a country").selectOption("NL");
  await page.getByRole("button", { name: "Prefer to the one before" }).click();
  await field(page, "Reason").fill("Cheaper");
  await save(page).click();
  await page.getByText("Version 1").waitFor();
  const { body } = await shop.call("getSettings", { params: { group: "payments" } }, operator);
  const any = { method: "card", least: null, topUps: true, orders: true };
  expect(body.value).toEqual({
    ways: [
      { ...any, provider: "sandbox", countries: ["NL"], currencies: ["EUR", "USD"], most: null },
      { ...any, provider: "sandbox", countries: null, currencies: null, most: 99.5 },
    ],
  });
});

it("an operator sees beside the right to withdraw what it costs, also where no box is on sale", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: await newOperator(shop) });
  await page.visit("/dashboard/group/settings?group=markets");
  const cost = page.getByRole("region", { name: "What this choice costs" });
  await cost.getByText("If every loss comes back").first().waitFor();
  await cost.getByText("By box, for one opening").waitFor();
  page.answer("getReturnCost", { ofHundred: null, boxes: [] });
  await page.reload();
  await cost.getByText("No box is on sale yet").waitFor();
});

it("an operator who may only read settings sees their versions and no form", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop, "Finance") });
  await page.visit("/dashboard/group/settings?group=countries");
  await page.getByRole("heading", { name: "Versions" }).waitFor();
  await page.getByRole("button", { name: "Save" }).waitFor({ state: "detached" });
});

it("a draft of settings leaves what another operator has changed since", async ({ shop, newPage }) => {
  const [mara, noor] = [await newOperator(shop), await newOperator(shop)];
  const page = await newPage({ as: mara });
  await page.visit("/dashboard/group/settings?group=orders");
  await field(page, "Unpaid orders of one person").fill("7");
  await field(page, "Reason").fill("Fewer");
  const standard = { maxCartItems: 50, maxSameItem: 10, maxUnpaidOrders: 5 };
  await changeGroup(shop, noor, "orders", { value: { ...standard, maxCartItems: 33 } });
  await page.reload();
  await page.visit("/dashboard/group/settings?group=orders");
  await page.getByText("We restored your unsaved changes from last time.").waitFor();
  expect(await field(page, "Items in a cart").inputValue()).toBe("33");
  await save(page).click();
  await page.getByText("Settings saved").waitFor();
  const { body } = await shop.call("getSettings", { params: { group: "orders" } }, noor);
  expect(body.value).toEqual({ maxCartItems: 33, maxSameItem: 10, maxUnpaidOrders: 7 });
});
