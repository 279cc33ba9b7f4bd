import { randomUUIDv7 } from "node:crypto";
import type { ReturnEntries } from "../../command/functions.generated.ts";

/** New ids for the ledger entries of money that goes back to a payer. */
export function newReturnEntries(): ReturnEntries {
  return { walletEntryId: randomUUIDv7(), houseEntryId: randomUUIDv7(), shippingEntryId: randomUUIDv7() };
}
