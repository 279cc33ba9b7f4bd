import type { LogsTerms } from "@trove/fairness";
import { knownShop } from "./meet-shop.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { Unable } from "../opening/unable.ts";
import { httpShop } from "../shop/http-shop.ts";

/** The terms of the logs that this browser has pinned. If it can't store data, the shop's present ones. */
export async function knownLogs(): Promise<LogsTerms> {
  try {
    const { logs } = await knownShop(await realBrowserParts());
    if (logs !== undefined) return logs;
  } catch (error) {
    if (!(error instanceof Unable)) throw error;
  }
  return (await httpShop.keys()).logs;
}
