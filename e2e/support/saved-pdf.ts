import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { textOf } from "../../apps/server/test/orders/pdf-text.ts";

/** Saves what a button downloads and returns its text. */
export async function savedPdf(page: Page, button: RegExp): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return { name: file.suggestedFilename(), text: await textOf(await readFile(await file.path())) };
}
