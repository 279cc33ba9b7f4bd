import { describe, expect } from "vitest";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import { it, type Page } from "../shown.ts";

const taking = (page: Page) => page.getByText("You're taking a break until");

describe("a break", () => {
  it("begins at one press on a box's page, where nothing can be opened then", async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    const [box] = (await shop.call("listLootboxes", { query: {} })).body.items;
    await page.visit(`/lootboxes/${box?.id}`);
    await page.getByRole("button", { name: "Take a break: 24 hours" }).click();
    await taking(page).waitFor();
    await page.getByText("You can still sell and ship what you own.").waitFor();
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^You're taking a break until/);
    expect(await page.getByRole("button", { name: "Take a break: 24 hours" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: /^Open for|^Top up/ }).count()).toBe(0);
  });

  it("is as long as chosen, and the page leaves nothing to shorten it", async ({ shop, newPage }) => {
    const person = await signUp(shop);
    const page = await newPage({ as: person });
    await page.visit("/account/protection");
    await page.getByRole("radio", { name: "30 days" }).click();
    await page.getByRole("button", { name: "Take a break: 30 days" }).click();
    await taking(page).waitFor();
    expect(await page.getByRole("radio", { name: "30 days" }).count()).toBe(0);
    const { break: taken } = (await shop.call("getProtection", {}, person)).body;
    const days = (Date.parse(taken?.untilUtc ?? "") - Date.now()) / 86_400_000;
    expect([taken?.kind, Math.round(days)]).toEqual(["Break", 30]);
  });
});

describe("an exclusion", () => {
  it("asks first, and is the person's to end once its time has passed", async ({ shop, newPage }) => {
    const person = await signUp(shop);
    const page = await newPage({ as: person });
    await page.visit("/account/protection");
    await page.getByRole("radio", { name: "1 year" }).click();
    await page.getByRole("button", { name: /^Exclude me for/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Nobody can shorten it, not even us.").waitFor();
    await dialog.getByRole("button", { name: "Exclude yourself" }).click();
    await page.getByText("You've excluded yourself until").waitFor();

    const untilUtc = "2026-01-01T12:00:00.000Z";
    page.answer("getProtection", async (ask) =>
      Response.json({ ...(await (await ask()).json()), break: { kind: "Exclusion", untilUtc, reopensAtUtc: null } }),
    );
    await page.visit("/account/protection");
    await page.getByText("Your exclusion lasted until").waitFor();
    await page.getByRole("button", { name: "Reopen in 24 hours" }).waitFor();
  });
});
