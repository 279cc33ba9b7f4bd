import { call } from "../api/call.ts";
import type { Terms } from "./terms.ts";
import { termsOf } from "./terms-of.ts";

/** Reads the terms from the shop and not from the browser's cache. */
export async function readTerms(): Promise<Terms> {
  return termsOf(await call("getApplicationInfo", {}, { fresh: true }));
}
