import type { Page } from "playwright-core";
import { createCode } from "../../apps/server/test/promotions/promotions.ts";
import { it } from "../support/journey.ts";
import { newOperator } from "../support/people.ts";
import { cheapestItems, newCustomer, openCart } from "../support/shopper.ts";
import { sweep } from "../support/sweep.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

it("a promo code looks right from its making to the order", async ({ shop, newTab, newPage }) => {
  const [person, operator] = [await newCustomer(shop), await newOperator(shop)];
  const { body } = await createCode(shop, operator, { percent: 25 });
  const page = await newTab({ as: person });
  await openCart(page, await cheapestItems(shop, 2));
  const use = async (code: string) => {
    await page.getByLabel("Code", { exact: true }).fill(code);
    await button(page, "Apply").click();
    // Otherwise the header covers a part of the items, whose controls then seem too small.
    await page.evaluate(() => window.scrollTo(0, 0));
  };
  await sweep(page, [
    { name: "the cart", act: () => page.getByRole("spinbutton").first().waitFor(), see: "Use code" },
    {
      name: "a code that is not known",
      act: async () => {
        await button(page, "Use code").click();
        await use("NOTHING");
      },
      see: "We don't know this code",
    },
    { name: "a code that is used", act: () => use(body.code.toLowerCase()), see: `Code ${body.code}` },
    {
      name: "the review with the discount",
      act: async () => {
        await page.getByRole("radio", { name: "Keep in my inventory" }).check();
        await button(page, /^Continue to/).click();
      },
      see: "Review and pay",
    },
    { name: "the order", act: () => button(page, /^Pay /).click(), see: "Continue shopping" },
  ]);
  const desk = await newPage({ as: operator });
  await sweep(desk, [
    { name: "the list", at: `/dashboard/three/codes?search=${body.code}`, see: body.code },
    { name: "a code", act: () => desk.getByRole("link", { name: body.code }).click(), see: "End now" },
    { name: "the form", at: "/dashboard/three/codes", act: () => button(desk, "New code").click(), see: "Make code" },
    { name: "the form without its percentage", act: () => button(desk, "Make code").click(), see: "Type a number" },
  ]);
});
