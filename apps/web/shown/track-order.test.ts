import { expect } from "vitest";
import { buyOne, newCollector } from "../../../e2e/support/shipments.ts";
import { it } from "./shown.ts";

it("a page without a tracking link asks a guest for number and address, and says what was sent", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.visit("/track-order");
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByLabel("Order or shipment number").fill("O-482915036617");
  await page.getByLabel("Email").fill("mara@trove.example");
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("its link is on its way to mara@trove.example").waitFor();
  expect(await page.getByRole("link", { name: "See your orders" }).count()).toBe(0);
});

it("a person with orders is shown the way to them first", async ({ shop, newPage }) => {
  const person = await newCollector(shop, 0);
  await buyOne(shop, person);
  const page = await newPage({ as: person });
  await page.visit("/track-order#nobodys");
  await page.getByText("This link doesn't work.").waitFor();
  await page.getByRole("link", { name: "See your orders" }).click();
  await page.getByRole("list", { name: "Orders" }).getByRole("link").waitFor();
});
