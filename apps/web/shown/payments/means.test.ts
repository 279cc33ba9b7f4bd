import type { Endpoints, ResponseOf } from "@trove/contract";
import { expect } from "vitest";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import { it } from "../shown.ts";

type Kept = ResponseOf<Endpoints["listPaymentMeans"]>;
const visa = { id: "pm_1", provider: "stripe", brand: "Visa", last4: "4242", expires: "2091-08" } as const;
const old = { ...visa, id: "pm_2", brand: "Mastercard", last4: "0002", expires: "2021-02" };
const kept: Kept = { isOffered: true, isComplete: true, hiddenUntilUtc: null, means: [visa, old] };

it("kept cards are listed by name with their last month, and one leaves after a question", async ({
  shop,
  newPage,
}) => {
  const page = await newPage({ as: await signUp(shop) });
  page.answer("listPaymentMeans", kept);
  const removed: unknown[] = [];
  page.answer("removePaymentMeans", () => {
    removed.push("a card");
    const problem = { status: 503, code: "GATEWAY_UNAVAILABLE", title: "The payment provider doesn't respond" };
    if (removed.length === 1) return Promise.resolve(Response.json(problem, { status: 503 }));
    page.answer("listPaymentMeans", { ...kept, means: [visa] });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await page.visit("/account/payments");
  await page.getByText("Valid until 08/2091").waitFor();
  await page.getByText("Expired in 02/2021").waitFor();
  await page.getByRole("button", { name: "Remove Mastercard ending in 0002" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove this card?" });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await page.getByText("Mastercard ending in 0002").first().waitFor({ state: "hidden" });
  await page.getByText("Visa ending in 4242").waitFor();
  expect(removed).toHaveLength(2);
});

it("the page of kept cards says why it shows none", async ({ shop, newPage }) => {
  const page = await newPage({ as: await signUp(shop) });
  const none = { ...kept, means: [] };
  for (const [answer, text] of [
    [none, "No cards kept yet."],
    [{ ...none, isOffered: false }, "This shop keeps no cards"],
    [{ ...none, hiddenUntilUtc: "2091-01-01T10:00:00.000Z" }, "your cards are hidden until 2091-01-01"],
    [{ ...none, isComplete: false }, "Your cards can't be read right now."],
  ] as const) {
    page.answer("listPaymentMeans", answer);
    await page.visit("/account/payments");
    await page.getByText(text).waitFor();
  }
  page.answer("listPaymentMeans", kept);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Visa ending in 4242").waitFor();
});
