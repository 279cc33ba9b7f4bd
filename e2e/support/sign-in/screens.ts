import { offeredLanguages } from "@trove/contract/languages";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { visit } from "../browser.ts";

/** The names of each sign-in method's screens. */
const screens = {
  jwt: ["sign-in", "sign-up", "forgot-password", "reset-password"],
  amplify: ["sign-in", "verify", "sign-up", "update-password", "reset-password"],
  firebase: ["sign-in", "verify", "sign-up", "reset-password"],
  auth0: ["sign-in"],
  supabase: ["sign-in", "verify", "sign-up", "update-password", "reset-password"],
};

export type Method = keyof typeof screens;

const { allLooks } = inject("size");
const DISABLED = "This sign-in method isn't enabled";

async function titleOf(page: Page, path: string): Promise<string> {
  await visit(page, path);
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

/**
 * Expects that a shop shows its own method's screens, and that other methods' screens say that the method isn't
 * enabled. The short form checks one screen of each method, because journeys pass through a shop's own.
 */
async function expectOwnScreens(page: Page, own: Method): Promise<void> {
  for (const [method, names] of Object.entries(screens)) {
    if (own !== "jwt" && method !== "jwt" && !allLooks) continue;
    for (const name of allLooks ? names : ["sign-in"]) {
      const title = await titleOf(page, `/auth/${method}/${name}`);
      expect([method, name, title === DISABLED]).toEqual([method, name, method !== own]);
    }
  }
}

/**
 * Expects that each screen of a method has a different title in each language. The short form checks only the sign-in
 * screen of the method whose passwords the shop keeps, in two languages.
 */
async function expectTranslatedScreens(page: Page, own: Method): Promise<void> {
  const languages = allLooks ? offeredLanguages : offeredLanguages.slice(0, 2);
  for (const name of allLooks ? screens[own] : ["sign-in"]) {
    const titles = new Set<string>();
    for (const language of languages) titles.add(await titleOf(page, `/auth/${own}/${name}?lang=${language}`));
    expect([name, titles.size]).toEqual([name, languages.length]);
  }
}

/**
 * Expects that visitors are sent to the sign-in page of the shop's own method. Expects that this method's screens are
 * shown in each language, and screens of other methods are not.
 */
export async function expectScreens(page: Page, own: Method): Promise<void> {
  await page.goto("/inventory");
  await page.waitForURL(`**/auth/${own}/sign-in?returnTo=*`);
  await expectOwnScreens(page, own);
  if (own === "jwt" || allLooks) await expectTranslatedScreens(page, own);
}
