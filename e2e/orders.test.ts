import { describe, expect } from "vitest";
import { mailFor } from "../apps/server/test/people/mailbox.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { savedPdf } from "./support/saved-pdf.ts";
import { buyOne, newCollector } from "./support/shipments.ts";
import { cheapestItems, fillAddress, goOn, heading, openCart, payByCard, step } from "./support/shopper.ts";

describe("a person's orders", () => {
  it("are listed, each with its page, its invoice and its delivery", { tags: ["S2-26"] }, async ({ shop, newTab }) => {
    const person = await newCollector(shop, 0);
    const { purchaseId } = await buyOne(shop, person);
    const page = await newTab({ as: person, size: PHONE });
    await visit(page, "/orders");
    await page.getByRole("list", { name: "Orders" }).waitFor();
    await page.getByRole("list", { name: "Orders" }).getByRole("link").click();
    await page.waitForURL(`**/orders/${purchaseId}`);
    await page.getByRole("heading", { level: 1, name: /^Order of / }).waitFor();
    await page.getByText("Includes 21% VAT").waitFor();
    await page.getByRole("heading", { name: /^Arrives \w{3} \d/ }).waitFor();
    await page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]", { hasText: "Ordered" }).waitFor();
    const { name, text } = await savedPdf(page, /^Invoice INV-/);
    expect(name).toMatch(/^INV-\d{6}\.pdf$/);
    expect(text).toContain("21%");
    await page.getByRole("button", { name: "Cancel shipment" }).waitFor();
  });
});

describe("a guest", () => {
  it("follows an order by the link in the mail, and gets the invoice there", async ({ shop, newPage }) => {
    const email = `guest-${Date.now()}@trove.example`;
    const page = await openCart(await newPage({ size: PHONE }), await cheapestItems(shop, 1));
    await goOn(page);
    await step(page, "Delivery");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await fillAddress(page);
    await goOn(page);
    await page.getByRole("button", { name: /^Order and pay/ }).click();
    await payByCard(page, "4242");
    await heading(page, "Thank you for your order");
    const mailbox = { environment: { DATA_DIR: shop.dataDir } };
    const mailed = async () => (await mailFor(mailbox, email)).at(-1)?.text ?? "";
    await expect.poll(mailed, { timeout: 10_000 }).toContain("/track-order#");
    const [, token = ""] = /\/track-order#([\w-]{43})/.exec(await mailed()) ?? [];

    const visitor = await newPage();
    const response = await visitor.goto(`/track-order#${token}`);
    expect(response?.headers()).toMatchObject({ "x-robots-tag": "noindex", "referrer-policy": "no-referrer" });
    await visitor.getByRole("heading", { level: 1, name: /^Order of / }).waitFor();
    await visitor.getByText("Amsterdam, Netherlands").waitFor();
    expect(await visitor.getByRole("main").getByText("Keizersgracht").count()).toBe(0);
    const { text } = await savedPdf(visitor, /^Invoice INV-/);
    expect(text).toContain("Mara Lind");

    await visit(visitor, "/track-order#nobody");
    await visitor.reload();
    await visitor.getByText("This link doesn't work.").waitFor();
  });
});
