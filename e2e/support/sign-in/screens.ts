import { addressIn, offeredLanguages } from "@trove/contract/languages";
import { expect } from "vitest";
import type { DemoShop } from "../demo-shop.ts";

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

async function titleOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll("&#x27;", "'") ?? "";
}

const DISABLED = "This sign-in method isn't enabled";

/** Expects that a shop shows the screens of its own method, and says of all others that they aren't enabled. */
export async function expectOwnScreens({ url }: Pick<DemoShop, "url">, own: Method): Promise<void> {
  for (const [method, names] of Object.entries(screens)) {
    for (const name of names) {
      const title = await titleOf(`${url}/auth/${method}/${name}`);
      expect([method, name, title === DISABLED]).toEqual([method, name, method !== own]);
    }
  }
}

/** Expects that the screens of a shop's method have a title of their own in each language. */
export async function expectTranslatedScreens({ url }: Pick<DemoShop, "url">, own: Method) {
  for (const name of screens[own]) {
    const titles = await Promise.all(
      offeredLanguages.map((language) => titleOf(addressIn(language, `${url}/auth/${own}/${name}`))),
    );
    expect(titles).not.toContain("");
    expect([name, new Set(titles).size]).toEqual([name, offeredLanguages.length]);
  }
}
