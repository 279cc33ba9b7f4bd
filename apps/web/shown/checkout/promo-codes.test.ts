import { PROMO_REFUSALS } from "@trove/contract";
import { describe, expect } from "vitest";
import { codeFor } from "../../../../apps/server/test/promotions/promotions.ts";
import { cheapestItems, goOn, newCustomer, step } from "../../../../e2e/support/shopper.ts";
import { openCart } from "./cart-page.ts";
import { it, type Page } from "../shown.ts";

const words = {
  Unknown: /don't know this code/,
  UsedUp: /used up/,
  NotForThese: /isn't for these items/,
  BelowMinimum: /cost too little/,
  FirstOrder: /first order only/,
  SignIn: /Sign in to use/,
  OnlySent: /orders that we send/,
};

const refused = (why: string) =>
  Response.json({ code: "PROMO_REFUSED", status: 409, title: "No", params: { why } }, { status: 409 });

async function use(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Apply" }).click();
}

describe("a promo code in the cart", () => {
  it("is asked for quietly, and a refused one says why", async ({ shop, newPage }) => {
    const page = await openCart(await newPage(), await cheapestItems(shop, 1));
    const opener = page.getByRole("button", { name: "Use code" });
    await opener.waitFor();
    expect(await page.getByLabel("Code", { exact: true }).count()).toBe(0);
    await opener.click();
    for (const why of PROMO_REFUSALS) {
      page.answer("checkPromoCode", async () => refused(why));
      await use(page, `CODE${why}`);
      await page.getByText(words[why]).waitFor();
    }
    await page.getByRole("button", { name: "Continue to delivery" }).waitFor();
  });

  it("takes the shipping off an order that is sent, and is not used up by one that is kept", async ({
    shop,
    newPage,
  }) => {
    const { code } = await codeFor(shop, { kind: "FreeShipping" });
    const page = await newPage({ as: await newCustomer(shop) });
    await openCart(page, await cheapestItems(shop, 1));
    await page.getByRole("button", { name: "Use code" }).click();
    await use(page, ` ${code.toLowerCase()} `);
    await page.getByText("Shipping is free").waitFor();
    const summary = page.getByRole("complementary", { name: "Order summary" });
    await summary.getByText(`Code ${code}`).waitFor();
    await page.getByRole("radio", { name: "Keep in my inventory" }).check();
    await expect.poll(() => summary.getByText(`Code ${code}`).count()).toBe(0);
    let sent: unknown;
    page.answer("buyFromBalance", async (ask, request) => {
      sent = typeof request.body === "string" ? JSON.parse(request.body) : undefined;
      return ask();
    });
    await goOn(page);
    await step(page, "Review and pay");
    await page.getByRole("button", { name: /^Pay / }).click();
    await page.getByRole("button", { name: "Continue shopping" }).waitFor();
    expect(sent).not.toHaveProperty("promoCode");
  });

  it("is checked again when a price has changed, so that the next order pays the new total", async ({
    shop,
    newPage,
  }) => {
    const { code } = await codeFor(shop);
    const page = await newPage({ as: await newCustomer(shop) });
    let checks = 0;
    page.answer("checkPromoCode", async (ask) => {
      checks += 1;
      return ask();
    });
    await openCart(page, await cheapestItems(shop, 1));
    await page.getByRole("radio", { name: "Keep in my inventory" }).check();
    await page.getByRole("button", { name: "Use code" }).click();
    await use(page, code);
    await page.getByText(`Code ${code}`).first().waitFor();
    await goOn(page);
    await step(page, "Review and pay");
    const problem = { code: "PRICE_CHANGED", status: 409, title: "The price has changed" };
    page.answer("buyFromBalance", async () => Response.json(problem, { status: 409 }));
    const before = checks;
    await page.getByRole("button", { name: /^Pay / }).click();
    await page.getByText("The price has changed").waitFor();
    await expect.poll(() => checks).toBe(before + 1);
  });
});
