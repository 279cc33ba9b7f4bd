import { type Cents, parseEuros, toEuros } from "@trove/money";

/** The page number in a URL; 1 if it is missing or invalid. */
export function readPage(search: URLSearchParams): number {
  const text = search.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** A price in a URL, with comma or point; undefined if it is invalid. */
export function readPrice(search: URLSearchParams, name: string): Cents | undefined {
  return parseEuros(search.get(name) ?? "");
}

/** A price as written in the URL and in the field: `12.5`. */
export function priceText(amount: Cents | undefined): string {
  return amount === undefined ? "" : String(toEuros(amount));
}

/** The value of a parameter if it is one of the known choices, or else the first choice. */
export function readChoice<const T extends string>(search: URLSearchParams, name: string, known: readonly [T, ...T[]]) {
  const text = search.get(name);
  return known.find((one) => one === text) ?? known[0];
}

/** New values for parameters of the URL. A parameter with several values is written several times. */
export type Changes = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The query string, including `?`, after some filters changed. Removes empty values, and returns to the list's first
 * page.
 */
export function changedQuery(search: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(search);
  next.delete("page");
  for (const [name, value = ""] of Object.entries(changes)) {
    next.delete(name);
    for (const one of typeof value === "string" ? [value] : value) if (one !== "") next.append(name, one);
  }
  const text = next.toString();
  return text === "" ? "" : `?${text}`;
}
