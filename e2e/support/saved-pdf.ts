import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { textOf } from "../../apps/server/test/orders/pdf-text.ts";

/** Presses a button that downloads a PDF, and returns the file's name and text. */
export async function savedPdf(page: Page, button: RegExp): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return { name: file.suggestedFilename(), text: await textOf(await readFile(await file.path())) };
}
