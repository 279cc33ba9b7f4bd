import { type Cents, parseEuros, toEuros } from "@trove/money";

/** The page that an address asks for; 1 for anything that is no page number. */
export function readPage(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** A price in the address, with comma or point; undefined for anything that is no amount. */
export function readPrice(search: URLSearchParams, name: string): Cents | undefined {
  return parseEuros(search.get(name) ?? "");
}

/** How a price stands in the address and in the field: `12.5`. */
export function priceText(amount: Cents | undefined): string {
  return amount === undefined ? "" : String(toEuros(amount));
}

/** One of the known choices, or the first of them for anything else. */
export function readChoice<const T extends string>(search: URLSearchParams, name: string, known: readonly [T, ...T[]]) {
  const text = search.get(name);
  return known.find((one) => one === text) ?? known[0];
}

export type Changes = Readonly<Record<string, string | undefined>>;

/**
 * The query of an address after some filters changed, from its question mark on. Empty values leave it, and the list
 * starts at its first page again.
 */
export function changedQuery(search: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(search);
  next.delete("page");
  for (const [name, value = ""] of Object.entries(changes)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === "" ? "" : `?${text}`;
}
