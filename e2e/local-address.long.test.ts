import { expect } from "vitest";
import { addAddress } from "../apps/server/test/payments/till.ts";
import { signUp } from "../apps/server/test/people/people.ts";
import { visit } from "./support/browser.ts";
import { openDemoShop } from "./support/demo-shop.ts";
import { journeyThrough } from "./support/journey.ts";

/**
 * Uses a shop without PUBLIC_URL. Its address is then localhost, and its pages are also reachable at the IP address.
 */
const it = journeyThrough(() => openDemoShop({ PUBLIC_URL: "" }));

it("somebody who came by the IP address returns to it from the bank, still signed in", async ({ shop, newPage }) => {
  expect(shop.output()).toContain(`The shop is open: ${shop.url.replace("127.0.0.1", "localhost")}`);
  const person = await signUp(shop);
  await addAddress(shop, person);
  const page = await newPage({ as: person });
  await visit(page, "/top-up?amount=50");
  await page.getByRole("button", { name: /^Pay / }).click();
  const form = page.getByRole("region", { name: "Payment form" });
  await form.getByRole("button", { name: "3220" }).click();
  await form.getByRole("button", { name: /^Pay / }).click();
  await page.waitForURL("http://localhost:*/**/challenges/**");
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByText("€50.00 was added to your balance.").waitFor();
  expect(new URL(page.url()).origin).toBe(shop.url);
});
