import type { ReversalEntries } from "../../command/functions.generated.ts";

/** Makes ids for the ledger entries of money that goes back to a payer. */
export function newReversalEntries(newId: () => string): ReversalEntries {
  return {
    walletEntryId: newId(),
    houseEntryId: newId(),
    itemsEntryId: newId(),
    shippingEntryId: newId(),
    heldEntryId: newId(),
  };
}
