import { sign } from "node:crypto";
import { parseCheckpoint, parseLogKey, signCheckpoint } from "@trove/fairness/log";
import type { Page } from "playwright-core";
import type { DemoShop } from "../demo-shop.ts";
import { logKey } from "./forger.ts";

/** Shows the page another terms log of the same size, under a checkpoint that the log's own key has signed. */
export async function forkTermsLog(page: Page, shop: DemoShop): Promise<void> {
  const { logs } = (await shop.call("getApplicationInfo", {})).body;
  const key = parseLogKey(logs.terms);
  const signer = { key, sign: (message: Uint8Array) => sign(null, message, logKey.privateKey) };
  await page.route("**/log/terms/checkpoint", async (route) => {
    const response = await route.fetch();
    const { size } = parseCheckpoint((await response.text()).split("\n\n")[0] + "\n");
    const body = await signCheckpoint({ size, root: new Uint8Array(32).fill(7) }, signer);
    await route.fulfill({ response, body });
  });
}
