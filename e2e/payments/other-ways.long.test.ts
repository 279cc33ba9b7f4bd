import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { mailFor } from "../../apps/server/test/people/mailbox.ts";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { type DemoShop, openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { booksOf } from "../support/operator.ts";
import { expectFit, WIDTHS } from "../support/payments/widths.ts";
import {
  cheapestItems,
  completeChallenge,
  dearestItem,
  goOn,
  heading,
  newCustomer,
  openCart,
  payByCard,
  step,
} from "../support/shopper.ts";

const it = journeyThrough(openDemoShop);

const form = (page: Page) => page.getByRole("region", { name: "Payment form" });

/** Begins a top-up of €25, up to the form. */
async function beginTopUp(page: Page): Promise<void> {
  await visit(page, "/top-up?amount=25");
  await page.getByRole("radio", { name: "Card" }).check();
  await page.getByRole("button", { name: "Pay €25.00" }).click();
}

/** Tops up with a card that is kept. */
async function keepCard(page: Page, lastDigits: string): Promise<void> {
  await beginTopUp(page);
  await form(page).getByRole("button", { name: /^Pay / }).waitFor();
  const another = form(page).getByRole("radio", { name: "Another card" });
  if ((await another.count()) > 0) await another.check();
  await form(page).getByRole("button", { name: lastDigits }).click();
  await form(page).getByRole("checkbox", { name: "Keep this card for next time" }).check();
  await form(page).getByRole("button", { name: /^Pay / }).click();
}

async function payByKept(page: Page, card: RegExp): Promise<void> {
  await beginTopUp(page);
  await form(page).getByRole("radio", { name: card }).check();
  await form(page).getByLabel("Security code").fill("123");
}

const payNow = (page: Page) => form(page).getByRole("button", { name: /^Pay / }).click();

/** Goes with an item to the last step of an order into the inventory, which the balance pays. */
async function toReview(page: Page, item: { id: string }): Promise<void> {
  await openCart(page, [item]);
  await page.getByRole("radio", { name: "Keep in my inventory" }).check();
  await goOn(page);
  await step(page, "Review and pay");
}

/** Reads the code of a gift card from its newest mail. */
async function codeFor({ dataDir }: DemoShop, { email }: TestPerson): Promise<string> {
  const read = async () => (await mailFor({ environment: { DATA_DIR: dataDir } }, email)).map(({ text }) => text);
  const pattern = /\b(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}\b/;
  await expect.poll(async () => (await read()).some((text) => pattern.test(text))).toBe(true);
  return (await read()).map((text) => pattern.exec(text)?.[0]).findLast((code) => code !== undefined) ?? "";
}

/** Ends the day for which bought codes are held. */
const endHold = ({ owner }: DemoShop, { userId }: TestPerson) =>
  owner.pool.query(
    "update gift_codes set made_at = made_at - interval '25 hours', active_from = active_from - interval '25 hours' where giver_id = $1",
    [userId],
  );

describe.each(WIDTHS)("other ways to pay, at $name", ({ size, scheme }) => {
  const look = { size, scheme };

  it("a kept card is chosen, is confirmed at the bank, counts once in two tabs, and is removed", async ({
    shop,
    newPage,
    newVisitor,
  }) => {
    const person = await signUp(shop);
    await addAddress(shop, person);
    const page = await newPage({ as: person, ...look });
    await keepCard(page, "4242");
    await heading(page, "Payment received");
    await keepCard(page, "3220");
    await completeChallenge(page, "Approve payment");
    await heading(page, "Payment received");
    expect((await booksOf(shop, person)).balance).toBe(5000);

    await payByKept(page, /3220/);
    await expectFit(page);
    await payNow(page);
    await completeChallenge(page, "Fail");
    await heading(page, "The payment didn't go through");
    expect((await booksOf(shop, person)).balance).toBe(5000);
    await payByKept(page, /3220/);
    await payNow(page);
    await page.waitForURL("**/challenges/**");
    const second = await (await newVisitor({ as: person, ...look })).newPage();
    await second.goto(page.url());
    for (const tab of [page, second]) {
      await tab.getByRole("button", { name: "Approve payment" }).click();
      await heading(tab, "Payment received");
    }
    expect((await booksOf(shop, person)).balance).toBe(7500);

    await visit(page, "/account/payments");
    await page.getByRole("button", { name: "Remove Visa ending in 3220" }).waitFor();
    await expectFit(page);
    for (const last4 of ["3220", "4242"]) {
      await page.getByRole("button", { name: `Remove Visa ending in ${last4}` }).click();
      await page.getByRole("dialog", { name: "Remove this card?" }).getByRole("button", { name: "Remove" }).click();
      await page.getByText("Card removed").first().waitFor();
    }
    await page.getByText("No cards kept yet.").waitFor();
    await beginTopUp(page);
    await form(page).getByLabel("Card number").waitFor();
    expect(await form(page).getByRole("radio").count()).toBe(0);
  });

  it("the balance pays an order once, and is asked to be topped up if it is too low", async ({
    shop,
    newPage,
    newVisitor,
  }) => {
    const person = await newCustomer(shop);
    const [[item], dear] = [await cheapestItems(shop, 1), await dearestItem(shop)];
    if (item === undefined) throw new Error("nothing is for sale");
    const page = await newPage({ as: person, ...look });
    await toReview(page, dear);
    await page.getByText("Your balance is too low for this order.").waitFor();
    await expectFit(page);
    await toReview(page, item);
    await visit(page, "/faq");
    expect((await booksOf(shop, person)).balance).toBe(10_000);

    await toReview(page, item);
    const second = await (await newVisitor({ as: person, ...look })).newPage();
    const keys: string[] = [];
    // A second press whose first response was lost: the order is made once.
    await page.route("**/api/purchase/via-balance", async (route) => {
      keys.push((await route.request().headerValue("idempotency-key")) ?? "");
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    const pay = page.getByRole("button", { name: /^Pay €.* from balance$/ });
    await pay.click();
    await page.getByRole("main").getByRole("alert").first().waitFor();
    await pay.click();
    await heading(page, "Added to your inventory");
    await expectFit(page);
    expect(keys[1]).toBe(keys[0]);
    expect((await booksOf(shop, person)).balance).toBe(10_000 - item.price);
    await visit(second, "/transactions");
    await expect.poll(() => second.getByRole("row").filter({ hasText: "Order O-" }).count()).toBe(1);
  });

  it("a gift card is declined, abandoned, bought once, and redeemed once by a friend", async ({ shop, newPage }) => {
    const [person, friend] = [await signUp(shop), await signUp(shop)];
    await addAddress(shop, person);
    await addAddress(shop, friend);
    const page = await newPage({ as: person, ...look });
    async function begin(): Promise<void> {
      await visit(page, "/balance/gifts/buy");
      await page.getByLabel("Amount in euros").fill("30");
      const card = page.getByRole("radio", { name: "Card" });
      await card.check();
      await page.getByRole("button", { name: "Continue to pay €30.00" }).click();
      await form(page).getByLabel("Card number").waitFor();
    }
    await begin();
    await expectFit(page);
    await payByCard(page, "0002");
    await heading(page, "The payment didn’t go through");
    await expectFit(page);
    await begin();
    await visit(page, "/faq");
    expect((await shop.call("listGifts", {}, person)).body).toEqual([]);
    await begin();
    await payByCard(page, "3220");
    await completeChallenge(page, "Approve payment");
    await heading(page, "Your gift card is paid");
    await expectFit(page);
    expect((await shop.call("listGifts", {}, person)).body).toMatchObject([{ amount: 30, state: "Held" }]);
    const code = await codeFor(shop, person);

    const theirs = await newPage({ as: friend, ...look });
    const redeem = async (result: string | RegExp) => {
      await visit(theirs, "/balance/gifts");
      await theirs.getByLabel("Gift code").fill(code);
      await theirs.getByRole("button", { name: "Redeem" }).click();
      await theirs.getByText(result).first().waitFor();
    };
    await redeem("This gift code can't be redeemed");
    await expectFit(theirs);
    await endHold(shop, person);
    await redeem("€30.00 is in your balance now");
    await expectFit(theirs);
    await redeem("This gift code can't be redeemed");
    expect((await booksOf(shop, friend)).balance).toBe(3000);
    expect((await booksOf(shop, person)).balance).toBe(0);
    await visit(page, "/balance/gifts");
    await page.getByText("Redeemed", { exact: true }).waitFor();
    await expectFit(page);
  });
});
