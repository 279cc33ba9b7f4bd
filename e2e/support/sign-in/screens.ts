import { addressIn, offeredLanguages } from "@trove/contract/languages";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { visit } from "../browser.ts";

/** The screens of every sign-in method, by name. */
const screens = {
  jwt: ["sign-in", "sign-up", "forgot-password", "reset-password"],
  amplify: ["sign-in", "verify", "sign-up", "update-password", "reset-password"],
  firebase: ["sign-in", "verify", "sign-up", "reset-password"],
  auth0: ["sign-in"],
  supabase: ["sign-in", "verify", "sign-up", "update-password", "reset-password"],
};

export type Method = keyof typeof screens;

/** The rows of the specification that name the providers' screens. */
const screenRows = [
  "S2-47",
  "S2-48",
  "S2-49",
  "S2-50",
  "S2-51",
  "S2-52",
  "S2-53",
  "S2-54",
  "S2-55",
  "S2-56",
  "S2-57",
  "S2-58",
  "S2-59",
  "S2-60",
  "S2-61",
];

const methodRows = { jwt: "S2-62", auth0: "S2-63", amplify: "S2-64", firebase: "S2-65", supabase: "S2-66" };

/** The rows of the specification that the screens of a shop with this method show. */
export const rowsOf = (method: Method): string[] => [...screenRows, methodRows[method]];

const { allLooks } = inject("size");
const DISABLED = "This sign-in method isn't enabled";

async function titleOf(page: Page, path: string): Promise<string> {
  await visit(page, path);
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}

/**
 * Expects that a shop shows the screens of its own method, and says of the others that they aren't enabled: in the short
 * form of the tests, of one for each method.
 */
export async function expectOwnScreens(page: Page, own: Method): Promise<void> {
  for (const [method, names] of Object.entries(screens)) {
    for (const name of method === own || allLooks ? names : ["sign-in"]) {
      const title = await titleOf(page, `/auth/${method}/${name}`);
      expect([method, name, title === DISABLED]).toEqual([method, name, method !== own]);
    }
  }
}

/** Expects that the screens of a shop's method have a title of their own in each language; in the short form, the first. */
export async function expectTranslatedScreens(page: Page, own: Method): Promise<void> {
  for (const name of allLooks ? screens[own] : ["sign-in"]) {
    const titles = new Set<string>();
    for (const language of offeredLanguages)
      titles.add(await titleOf(page, addressIn(language, `/auth/${own}/${name}`)));
    expect([name, titles.size]).toEqual([name, offeredLanguages.length]);
  }
}
