import type { Page } from "playwright-core";
import { deliver } from "../../apps/server/test/people/operator.ts";
import { it } from "../support/journey.ts";
import { newOperator } from "../support/people.ts";
import { buyOne, moveShipment, newCollector } from "../support/shipments.ts";
import { sweep } from "../support/sweep.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const reviews = (page: Page) => page.getByRole("region", { name: "Reviews" });

it("a review looks right from the order that arrived to the item's page", async ({ shop, newTab, newPage }) => {
  const [person, operator] = [await newCollector(shop, 0), await newOperator(shop)];
  const { shipmentId, purchaseId } = await buyOne(shop, person);
  await moveShipment(shop, operator, shipmentId, "Approved", "Shipping", "Shipped");
  await deliver(shop, operator, shipmentId);
  const page = await newTab({ as: person });
  await sweep(page, [
    { name: "the form", at: `/orders/${purchaseId}`, act: toForm, see: "Show my username" },
    {
      name: "a review without stars",
      act: (form) => button(form, "Send review").click(),
      see: "Choose 1 to 5 stars",
    },
    { name: "a review that waits", act: write, see: "Waiting to be read" },
    { name: "the question before it is deleted", act: (own) => button(own, "Delete").click(), see: "Keep it" },
  ]);
  const item = new URL(page.url()).pathname;
  const desk = await newPage({ as: operator });
  await sweep(desk, [
    { name: "the desk", at: "/dashboard/three/reviews", see: "Drips a little." },
    {
      name: "a refusal without a reason",
      act: async (open) => {
        await button(open, "Refuse the text").first().click();
        await button(open, "Refuse text").click();
      },
      see: "Reason is required",
    },
    {
      name: "a review that is published",
      act: async (open) => {
        await button(open, "Cancel").click();
        await button(open, "Publish").first().click();
      },
      see: "Review published",
    },
    { name: "the item with its review", at: `${item}#reviews`, see: (shown) => reviews(shown).getByText("1 review") },
  ]);
});

async function toForm(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Write a review" }).click();
}

async function write(page: Page): Promise<void> {
  // The input is transparent and lies over its star.
  await page.getByRole("radio", { name: "4 stars" }).check();
  await page.getByLabel("What do you think of it?").fill("Drips a little.");
  await button(page, "Send review").click();
}
