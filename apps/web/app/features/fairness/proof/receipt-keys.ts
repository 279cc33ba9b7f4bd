import type { ReceiptKey } from "@trove/fairness";
import { call } from "../../../api/call.ts";

/**
 * The shop's public keys. A key that signed something and is missing may have been published since the browser last
 * asked, so the shop is asked afresh before anybody judges.
 */
export async function receiptKeysWith(...keyIds: readonly string[]): Promise<readonly ReceiptKey[]> {
  const { receiptKeys } = await call("getApplicationInfo");
  const known = new Set(receiptKeys.map(({ keyId }) => keyId));
  if (keyIds.every((keyId) => known.has(keyId))) return receiptKeys;
  return (await call("getApplicationInfo", {}, { fresh: true })).receiptKeys;
}
