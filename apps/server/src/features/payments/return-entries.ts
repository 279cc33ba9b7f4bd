import type { ReturnEntries } from "../../command/functions.generated.ts";

/** Makes ids for the ledger entries of money that goes back to a payer. */
export function newReturnEntries(newId: () => string): ReturnEntries {
  return {
    walletEntryId: newId(),
    houseEntryId: newId(),
    itemsEntryId: newId(),
    shippingEntryId: newId(),
    heldEntryId: newId(),
  };
}
