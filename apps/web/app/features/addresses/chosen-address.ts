import type { Address } from "./address-values.ts";

/** The address somebody chose, else the default one, which stands first; undefined while the book is empty. */
export function chosenAddress(book: readonly Address[] | undefined, chosenId: string | undefined): Address | undefined {
  return book?.find(({ id }) => id === chosenId) ?? book?.[0];
}
