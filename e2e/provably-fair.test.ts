import { describe, expect } from "vitest";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { newCollector } from "./support/shipments.ts";

describe("the page about fair openings", () => {
  it(
    "draws another ticket when the slider moves, by keyboard too, and says that odds may change at any time",
    { tags: ["S1-12"] },
    async ({ newTab }) => {
      const page = await newTab();
      await visit(page, "/provably-fair");
      const outcome = page.getByRole("status").filter({ hasText: "Ticket" });
      await expect.poll(() => outcome.textContent()).toBe("Ticket 139,356 wins Pocket puzzle");
      await page.getByRole("slider", { name: "Your client seed" }).press("ArrowRight");
      await expect.poll(() => page.getByLabel("Or type your own").inputValue()).toBe("lucky-seed-101");
      await expect.poll(() => outcome.textContent()).not.toContain("139,356");
      await page.getByText("This shop announces no changes ahead. The odds of a box may change at any time.").waitFor();
    },
  );

  it(
    "computes the worked example for anybody, and says which values can't be computed",
    { tags: ["S6-28"] },
    async ({ newTab }) => {
      const page = await newTab({ size: PHONE });
      await visit(page, "/provably-fair");
      await page.getByRole("button", { name: "Compute" }).click();
      await page.getByText("64 lowercase hex digits").waitFor();
      await page.getByRole("button", { name: "Use the worked example" }).click();
      await page.getByRole("button", { name: "Compute" }).click();
      await page.getByText("Ticket — the same as entered").waitFor();
      await page.getByLabel("Client seed", { exact: true }).fill("another");
      await page.getByRole("button", { name: "Compute" }).click();
      await page.getByText("Ticket — differs from what was entered").waitFor();
      await page.getByRole("radio", { name: "A proof file" }).check();
      await page.getByLabel("or paste its text").fill("{}");
      await page.getByRole("button", { name: "Check", exact: true }).click();
      await page.getByText("This isn't a proof file").waitFor();
    },
  );

  it(
    "lets a person change their seed, and verify their openings by transaction",
    { tags: ["S1-12", "S1-13", "S7-12"] },
    async ({ shop, newTab }) => {
      const person = await newCollector(shop, 1);
      const page = await newTab({ as: person });
      await visit(page, "/provably-fair");
      const seed = page.getByRole("region", { name: "Your next opening" }).getByLabel("Client seed");
      await seed.fill(" ");
      await page.getByRole("button", { name: "Change client seed" }).click();
      await page.getByText("Client seed is required").waitFor();
      await page.getByRole("button", { name: "Random" }).click();
      await expect.poll(() => seed.inputValue()).toMatch(/^[0-9a-f]{32}$/);
      await seed.fill(" exactly as typed ");
      await page.getByRole("button", { name: "Change client seed" }).click();
      await page.getByText("Client seed changed. Applies from your next opening").first().waitFor();
      await page.reload();
      await expect.poll(() => seed.inputValue()).toBe(" exactly as typed ");
      const { lastOpenings } = (await shop.call("getProvablyFair", {}, person)).body;
      await page.getByRole("radio", { name: "One of my transactions" }).check();
      await page.getByLabel("Transaction", { exact: true }).fill(lastOpenings[0]?.transactionId ?? "");
      const asked = page.waitForRequest(/openingDetail/);
      await page.getByRole("button", { name: "Check", exact: true }).click();
      expect(new URL((await asked).url()).searchParams.get("includeItem")).toBe("false");
      await page.getByText("Recomputed", { exact: true }).last().waitFor();
    },
  );
});
