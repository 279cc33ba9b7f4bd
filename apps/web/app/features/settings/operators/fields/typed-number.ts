/** A number or a text as text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The number in a text, which may have a decimal comma. NaN for any other text. */
export function numberIn(text: unknown): number {
  const plain = textOf(text).trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Null for an empty text. */
export const optionalNumberIn = (text: unknown): number | null => (textOf(text).trim() === "" ? null : numberIn(text));
