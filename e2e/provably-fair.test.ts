import { describe, expect } from "vitest";
import { signUp } from "../apps/server/test/people/people.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { expectSound } from "./support/looks.ts";
import { newCollector } from "./support/shipments.ts";

describe("the page about fair openings", () => {
  it("draws another ticket when the slider moves, by keyboard too", async ({ newPage }) => {
    const page = await newPage();
    await visit(page, "/provably-fair");
    const outcome = page.getByRole("status").filter({ hasText: "Ticket" });
    await expect.poll(() => outcome.textContent()).toBe("Ticket 964,445 wins a box of pencils");
    await page.getByRole("slider", { name: "Your client seed" }).press("ArrowRight");
    await expect.poll(() => page.getByLabel("Or type your own").inputValue()).toBe("lucky-seed-1");
    await expect.poll(() => outcome.textContent()).not.toContain("964,445");
  });

  it("computes the worked example for anybody, and says which values can't be computed", async ({ newPage }) => {
    const page = await newPage({ size: PHONE });
    await visit(page, "/provably-fair");
    await page.getByRole("button", { name: "Compute" }).click();
    await page.getByText("64 lowercase hex digits").waitFor();
    await page.getByRole("button", { name: "Fill in the worked example" }).click();
    await page.getByRole("button", { name: "Compute" }).click();
    await page.getByText("Ticket — the same as entered").waitFor();
    await page.getByLabel("Client seed", { exact: true }).fill("another");
    await page.getByRole("button", { name: "Compute" }).click();
    await page.getByText("Ticket — differs from what was entered").waitFor();
    await page.getByRole("radio", { name: "An evidence file" }).check();
    await page.getByLabel("or paste its text").fill("{}");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("This is no evidence file").waitFor();
  });

  it("lets a person change their seed, and verify their openings", async ({ shop, newPage }) => {
    const page = await newPage({ as: await newCollector(shop, 1) });
    await visit(page, "/provably-fair");
    const seed = page.getByRole("region", { name: "Your seeds" }).getByLabel("Client seed");
    await seed.fill(" ");
    await page.getByRole("button", { name: "Change the client seed" }).click();
    await page.getByText("Client seed is required").waitFor();
    await page.getByRole("button", { name: "Random" }).click();
    await expect.poll(() => seed.inputValue()).toMatch(/^[0-9a-f]{32}$/);
    await seed.fill(" exactly as typed ");
    await page.getByRole("button", { name: "Change the client seed" }).click();
    await page.getByText("Your client seed holds from the next opening on").first().waitFor();
    await page.reload();
    await page.getByText("Your last openings").waitFor();
    await expect.poll(() => seed.inputValue()).toBe(" exactly as typed ");
    await page
      .getByRole("button", { name: /^Verify opening/ })
      .first()
      .click();
    await page.getByText("Recomputed", { exact: true }).waitFor();
  });
});

describe("is accessible and fits the window", () => {
  it("for visitors", async ({ newPage }) => {
    const page = await newPage({ reducedMotion: true });
    await visit(page, "/provably-fair");
    await page.getByRole("button", { name: "Compute" }).waitFor();
    await expectSound(page);
  });

  it("for signed-in people", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop), reducedMotion: true });
    await visit(page, "/provably-fair");
    await page.getByText("You haven't opened anything yet.").waitFor();
    await expectSound(page);
  });
});
