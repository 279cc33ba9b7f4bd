import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { shownBy, type Page } from "../shown.ts";
import { openShownShop } from "../shown-shop.ts";
import { findBox } from "../../../../e2e/support/operator.ts";
import { newOperator, signInAs } from "../../../../e2e/support/people.ts";

const it = shownBy(() => openShownShop({ ODDS_NOTICE_MINUTES: "10" }));

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const save = (page: Page) => button(page, "Save changes").click();

it("a price shows what its boxes would pay out and from when; a loss is confirmed by typing it", async ({
  shop,
  newPage,
}) => {
  const { id, name } = await findBox(shop, "desk-drawer");
  const { body: box } = await shop.call("getLootbox", { params: { id } });
  const item = box.drops[0]?.item;
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/three/items/${item?.id}`);
  const row = page.getByRole("row", { name: new RegExp(name) });
  await row.getByText("No change").waitFor();
  await page.getByLabel("Market price").fill("50000");
  await row.getByText(/Version 2, from \d{4}/).waitFor();
  await row.getByText("→").waitFor();
  await page.getByText("more than it costs").waitFor();
  await save(page);
  await page
    .getByText(/^Type .* to confirm$/)
    .first()
    .waitFor();
  const asked = page.getByLabel(/^Type .* to confirm$/);
  await expect.poll(() => asked.getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Market price").fill(String(item?.marketPrice ?? 0));
  await asked.waitFor({ state: "detached" });
});

it("a connection lost in the middle of a save loses nothing, and the repeat is the same request", async ({
  shop,
  newPage,
}) => {
  const { body } = await shop.call("listItems", { query: { pageSize: "1", sortBy: "Name" } });
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/three/items/${body.items[0]?.id}`);
  await page.getByLabel("Brand").fill("Brand of Ida");
  const keys: (string | null)[] = [];
  page.answer("updateItem", async (ask, { headers }) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    // The shop executes the first request, but its response is lost.
    const response = await ask();
    if (keys.length === 1) throw new TypeError("the connection is lost");
    return response;
  });
  await save(page);
  await page.getByText("your changes are still here.").waitFor();
  expect(await page.getByLabel("Brand").inputValue()).toBe("Brand of Ida");
  await save(page);
  await page.getByText(/ saved$/).waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);
});

it("what is typed into an item survives a reload, and is gone once it is discarded", async ({ shop, newPage }) => {
  const { body } = await shop.call("listAdminItems", { query: {} }, admin);
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/three/items/${body.items[2]?.id}`);
  const brand = page.getByLabel("Brand");
  await brand.fill("Typed and not saved");
  await page.reload();
  await page.getByText("We restored your unsaved changes from last time.").waitFor();
  expect(await brand.inputValue()).toBe("Typed and not saved");
  await button(page, "Discard").click();
  expect(await brand.inputValue()).toBe(body.items[2]?.brand);
  await page.reload();
  await expect.poll(() => brand.inputValue()).toBe(body.items[2]?.brand);
  expect(await page.getByText("We restored your unsaved changes").count()).toBe(0);
});

it("two operators who edit one item see both sides, and nothing that was typed is lost", async ({ shop, newPage }) => {
  const { body } = await shop.call("listItems", { query: { pageSize: "2", sortBy: "Name" } });
  const id = body.items[1]?.id ?? "";
  const one = await newPage({ as: admin });
  await one.visit(`/dashboard/three/items/${id}`);
  await one.getByLabel("Brand").fill("Ida");
  await one.getByLabel("Description", { exact: true }).fill("Of Ida.");
  const { body: before } = await shop.call("getAdminItem", { params: { id } }, admin);
  const { name, description, imageUrl, galleryUrls, categoryId, marketPrice, isSellable, isActive, version } = before;
  const same = { name, description, imageUrl, galleryUrls, categoryId, marketPrice, isSellable, isActive, version };
  const others = { params: { id }, body: { ...same, brand: "Ole" } };
  expect((await shop.call("updateItem", others, { ...admin, key: randomUUID() })).status).toBe(200);
  await save(one);
  await one.getByRole("heading", { name: "Someone else saved this in the meantime" }).waitFor();
  await expect.poll(() => document.activeElement?.textContent).toContain("Someone else saved this in the meantime");
  await button(one, "Take theirs: Brand").click();
  expect(await one.getByLabel("Description", { exact: true }).inputValue()).toBe("Of Ida.");
  await save(one);
  await one.getByText(/ saved$/).waitFor();
  const { body: saved } = await shop.call("getAdminItem", { params: { id } }, admin);
  expect(saved).toMatchObject({ brand: "Ole", description: "Of Ida." });
});

it("categories are shown without tools to whoever may not change them", async ({ shop, newPage }) => {
  const page = await newPage({ as: await newOperator(shop, "Support") });
  await page.visit("/dashboard/three/categories");
  await page.getByRole("grid", { name: "Categories" }).getByRole("row").first().waitFor();
  for (const name of [/^Move /, /^Edit /, /^Drag /, "New category"]) {
    expect(await page.getByRole("button", { name }).count()).toBe(0);
  }
});

it("an item says which facts about its safety are missing, and takes a manufacturer over from other items", async ({
  shop,
  newPage,
}) => {
  const { body } = await shop.call("listItems", { query: { search: "Arpeli", pageSize: "1" } });
  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/three/items/${body.items[0]?.id}`);
  const safety = page.getByRole("group", { name: "Safety and manufacturer" });
  const state = safety.getByRole("status");
  await state.filter({ hasText: "Complete" }).waitFor();
  await safety.getByLabel("Manufacturer", { exact: true }).fill("Arpeli Zwei");
  await safety.getByLabel("Country of the manufacturer").selectOption("Switzerland");
  await safety.getByLabel("Email or web address of the manufacturer").fill("+41 00 000");
  await state
    .filter({ hasText: /^Missing: Email or web address of the manufacturer, Responsible person in the EU, / })
    .waitFor();
  await safety.getByLabel("Take over from other items").selectOption("Kestrin Works Co., China (22 items)");
  await state.filter({ hasText: "Complete" }).waitFor();
  expect(await safety.getByLabel("Warnings in French").count()).toBe(0);
  await safety.getByLabel("Warnings and safety information").fill("Hot.");
  await safety.getByLabel("Warnings in French").fill("Chaud.");
  await state.filter({ hasText: "Missing: Warnings in every language" }).waitFor();
  await save(page);
  await page.getByText(/ saved$/).waitFor();
  await page.visit("/dashboard/three?lacksSafety=true&columns=name.safety");
  await page.getByText("Missing: Warnings in every language").waitFor();
});
