import { describe, expect } from "vitest";
import { addAddress } from "../../../../apps/server/test/payments/till.ts";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import { it, type Page } from "../shown.ts";

const pay = (page: Page) => page.getByRole("button", { name: /^Pay / });
const summary = (page: Page) => page.getByRole("complementary", { name: "Your top-up" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

describe("a payment", () => {
  it(
    "a payment that doesn't exist is reported as missing, and an unknown result as an error",
    { tags: ["S2-24", "S5-08", "S8-10"] },
    async ({ shop, newPage }) => {
      const page = await newPage({ as: await signUp(shop) });
      for (const query of ["", "?type=top-up", "?type=top-up&cko-payment-id=pay_unknown"]) {
        await page.visit(`/payment-validation${query}`);
        await heading(page, "We found no payment to check").waitFor();
      }
      page.answer("validateTopUp", () => Promise.resolve(Response.json("Maybe")));
      await page.visit("/payment-validation?type=top-up&paymentId=pay_1");
      await page.getByRole("status").getByText("Unknown payment validation result: Maybe").waitFor();
    },
  );
});

it("says before anybody pays that nothing is sent to them, on the top-up page and on a box's", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  await addAddress(shop, person, "US");
  const page = await newPage({ as: person });
  await page.visit("/top-up");
  await summary(page).getByText("We don't ship to United States yet").waitFor();
  expect(await pay(page).isDisabled()).toBe(true);

  const [box] = (await shop.call("listLootboxes", { query: {} })).body.items;
  await page.visit(`/lootboxes/${box?.id}`);
  await page.getByText("We don't ship to United States yet, so you can't open boxes.").waitFor();
  expect(await page.getByRole("button", { name: /^Open for/ }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Your addresses" }).click();
  await page.getByText("New York").waitFor();
});
