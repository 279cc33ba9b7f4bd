/** Deep equality of form values: strings, booleans, and lists and objects of these. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isNested(one) || !isNested(other)) return one === other;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameValue(one[name], other[name]))
  );
}

const isNested = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
