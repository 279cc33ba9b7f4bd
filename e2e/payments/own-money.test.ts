import { describe, expect } from "vitest";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { booksOf } from "../support/operator.ts";
import { confirmItIsMe, givenBack, newPayer } from "../support/payments/payers.ts";
import { expectFit, WIDTHS } from "../support/payments/widths.ts";
import { inShortForm } from "../support/short-form.ts";

describe.each(inShortForm(WIDTHS, "360 px"))("own money, at $name", ({ size, scheme }) => {
  const look = { size, scheme };

  it("a person sends a part of their own money back, and sees it arrive", async ({ shop, newPage }) => {
    const person = await newPayer(shop);
    const page = await newPage({ as: person, ...look });
    await visit(page, "/balance/returns");
    await page.getByLabel("Amount in euros").fill("20");
    await page.getByRole("button", { name: "Send €20.00 back" }).click();
    const question = page.getByRole("dialog", { name: "Send €20.00 back?" });
    await question.waitFor();
    await expectFit(page);
    await question.getByRole("button", { name: "Send €20.00 back" }).click();
    await confirmItIsMe(page);
    const sent = page.getByRole("region", { name: "Sent back" });
    await sent.waitFor();
    await expect.poll(() => givenBack(shop, person)).toEqual({ refunded: 2000, chargedBack: 0, held: 0 });
    expect((await booksOf(shop, person)).balance).toBe(3000);
    await visit(page, "/balance/returns");
    await sent.getByText("Arrived at your bank").waitFor();
    await expectFit(page);
  });
});
