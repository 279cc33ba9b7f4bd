import type { Address } from "./address-values.ts";

/** The chosen address, else the default one, which is first in the book; undefined if the book is empty. */
export function chosenAddress(book: readonly Address[] | undefined, chosenId: string | undefined): Address | undefined {
  return book?.find(({ id }) => id === chosenId) ?? book?.[0];
}
