import type { Page } from "playwright-core";
import { visit } from "../browser.ts";

/** Opens "My proofs", where the page compares everything that it has stored with the shop's current list. */
export async function openProofs(page: Page): Promise<void> {
  await visit(page, "/account-settings?tab=fairness");
  await page.getByRole("heading", { name: "My proofs" }).waitFor();
}

export const saveAllButton = (page: Page) => page.getByRole("button", { name: "Save all as one file" });

/** The rows of "My proofs" that show this verdict. */
export const rowsWith = (page: Page, verdict: string) =>
  page.getByRole("region", { name: "My proofs" }).getByRole("listitem").filter({ hasText: verdict });
