import type { Address } from "./address-values.ts";

/**
 * The chosen address, or else the default address, which is first in the address book. Undefined if the address book is
 * empty.
 */
export function chosenAddress(book: readonly Address[] | undefined, chosenId: string | undefined): Address | undefined {
  return book?.find(({ id }) => id === chosenId) ?? book?.[0];
}
