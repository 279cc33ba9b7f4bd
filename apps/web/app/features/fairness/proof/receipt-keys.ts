import type { ReceiptKey } from "@trove/fairness";
import { call } from "../../../api/call.ts";

/**
 * The shop's public keys. If a given key id is missing, it may have been published since the browser last fetched the
 * keys, so they are fetched again.
 */
export async function receiptKeysWith(...keyIds: readonly string[]): Promise<readonly ReceiptKey[]> {
  const { receiptKeys } = await call("getApplicationInfo");
  const known = new Set(receiptKeys.map(({ keyId }) => keyId));
  if (keyIds.every((keyId) => known.has(keyId))) return receiptKeys;
  return (await call("getApplicationInfo", {}, { fresh: true })).receiptKeys;
}
