import { cents } from "@trove/money";
import { expect } from "vitest";
import { credit } from "../../../apps/server/test/people/people.ts";
import { visit } from "../../support/browser.ts";
import { it } from "../../support/journey.ts";
import { signInAs } from "../../support/people.ts";
import { newCollector, sendShipment } from "../../support/shipments.ts";

it("prints the packing lists of a selection without the page around them, each parcel on a sheet of its own", async ({
  shop,
  newPage,
}) => {
  const person = await newCollector(shop, 2);
  await credit(shop, person, cents(1000));
  for (const _ of [1, 2]) await sendShipment(shop, person);
  const page = await newPage({ as: await signInAs(shop, "admin") });
  await visit(page, `/dashboard/two?view=all&search=${person.email}`);
  await page.getByRole("status").getByText("2 shipments", { exact: true }).waitFor();
  // Replaces `window.print`, because a headless browser would print immediately.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Print packing lists (2)" }).click();
  await page.emulateMedia({ media: "print" });
  const lists = page.getByRole("region", { name: /^Packing list/ });
  await lists.nth(1).waitFor();
  const printed = await page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && element.closest("[data-print]") === null)
      .map(({ tagName }) => tagName),
  );
  expect(printed).toEqual([]);
  const file = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

it("begins every line of an address on the same side in Arabic, also those with Latin letters", async ({
  shop,
  newPage,
}) => {
  const { id } = await sendShipment(shop, await newCollector(shop, 1));
  const page = await newPage({ as: await signInAs(shop, "admin") });
  await page.context().addCookies([{ name: "i18nextLng", value: "ar", url: shop.url }]);
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "ar"));
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await visit(page, `/dashboard/two?view=all&shipment=${id}`);
  await page.getByRole("button", { name: "طباعة قائمة التجهيز" }).click();
  await page.emulateMedia({ media: "print" });
  const lines = page.locator("[data-print] address bdi");
  await lines.first().waitFor();
  const begins = await lines.evaluateAll((all) =>
    all.map((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      return Math.round(text.getBoundingClientRect().right);
    }),
  );
  expect(begins.length).toBeGreaterThan(3);
  expect(new Set(begins).size).toBe(1);
});
