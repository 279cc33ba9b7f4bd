import { expect } from "vitest";
import { it } from "../shown.ts";

it("two boxes are compared by the figures of their pages, and another box is chosen in place of one", async ({
  shop,
  newPage,
}) => {
  const { items } = (await shop.call("listLootboxes", { query: { pageSize: 3 } })).body;
  const [first, second, third] = items;
  if (first === undefined || second === undefined || third === undefined) expect.fail("the demo has three boxes");
  const page = await newPage();
  await page.visit(`/lootboxes/compare?a=${first.id}&b=${second.id}`);
  await page.getByRole("columnheader", { name: first.name }).first().waitFor();
  await page.getByRole("row", { name: /^Price/ }).waitFor();
  await page.getByLabel("Second box").selectOption(third.id);
  await page.waitForPath(`/lootboxes/compare?a=${first.id}&b=${third.id}`);
  await page.getByRole("columnheader", { name: third.name }).first().waitFor();
  await page.getByLabel("First box").selectOption(third.id);
  await page.waitForPath(`/lootboxes/compare?a=${third.id}&b=${first.id}`);
});

it("two boxes are shown where the address names none that are open", async ({ newPage }) => {
  const page = await newPage();
  await page.visit("/lootboxes/compare?a=nothing&b=");
  expect(await page.getByLabel("First box").inputValue()).not.toBe(await page.getByLabel("Second box").inputValue());
});
