import type { Page } from "playwright-core";
import { WIDE } from "../browser.ts";

const main = (page: Page) => page.getByRole("main");

export const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
export const alertOf = (page: Page) => main(page).getByRole("alert");
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
}

export async function signOut(page: Page, home: string): Promise<void> {
  // On a phone, the menu replaces the account button.
  const isPhone = (page.viewportSize()?.width ?? WIDE.width) < 480;
  const opener = isPhone ? "Open menu" : "Open account menu";
  await page.getByRole("banner").getByRole("button", { name: opener }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(home);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
}

/** The names of everything that the browser stores for the shop's origin. */
export const keptOf = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
    cookies: document.cookie,
  }));
