import { isSameValue } from "./same-value.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The typed values where they differ from `base`, with which the person began, and the present ones everywhere else.
 * Looks into records, but not into lists.
 */
export function typedOver(present: unknown, base: unknown, typed: unknown): unknown {
  if (isSameValue(typed, base)) return present;
  if (!isFields(present) || !isFields(base) || !isFields(typed)) return typed;
  const names = Object.keys({ ...present, ...typed });
  const merged = names.map((name) => [name, typedOver(present[name], base[name], typed[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
