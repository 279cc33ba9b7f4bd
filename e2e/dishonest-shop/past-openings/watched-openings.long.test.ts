import { expect } from "vitest";
import { openBoxes } from "../../../apps/server/test/openings/browser.ts";
import { visit } from "../../support/browser.ts";
import { lieAbout } from "../../support/dishonest/proxy.ts";
import { it } from "../../support/journey.ts";
import { findBox } from "../../support/operator.ts";
import { newCustomer } from "../../support/shopper.ts";

it("a past win that the shop shows as a better one is not shown again, and the proof says so", async ({
  shop,
  newPage,
}) => {
  const [box, person] = [await findBox(shop, "game-night"), await newCustomer(shop)];
  const { openings } = (await openBoxes(shop, person, { lootboxId: box.id, price: box.price })).body;
  const page = await newPage({ as: person });
  await lieAbout(page, "getOpeningDetail", (honest) => {
    const better = honest.drops.find(({ itemId }) => itemId !== honest.itemId);
    if (better === undefined) throw new Error("the box has two drops");
    const { itemId, item, probability, ticketFrom: ticket } = better;
    return { ...honest, itemId, item, probability, ticket };
  });
  await visit(page, `/openings/${openings[0]?.transactionId}`);
  await page.getByText("Doesn't match", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Watch again" }).click();
  await page.getByText("The shop shows something else here than the record says").waitFor();
  expect(await page.locator("[data-stage]").getAttribute("data-phase")).toBe("idle");
  await page.getByRole("button", { name: "Save a picture" }).click();
  const dialog = page.getByRole("dialog", { name: "A picture to keep" });
  await dialog.getByText("The shop shows something else here than the record says").waitFor();
  expect(await dialog.getByRole("button", { name: "Save as PNG" }).isEnabled()).toBe(false);
});
