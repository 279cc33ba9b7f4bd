import type { Json } from "../src/index.ts";

export type Change = { readonly place: string; readonly changed: Json };

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Texts that differ from this one in one digit or letter, or in length. */
function otherTexts(text: string): string[] {
  const middle = Math.floor(text.length / 2);
  const places = [...new Set([0, middle, text.length - 1])].filter((at) => at >= 0 && at < text.length);
  const swapped = places.map((at) => text.slice(0, at) + (text[at] === "1" ? "2" : "1") + text.slice(at + 1));
  return [...swapped, `${text}1`, text.slice(0, -1)].filter((other) => other !== text);
}

function otherScalars(value: Json): Json[] {
  if (typeof value === "string") return otherTexts(value);
  if (typeof value === "number") return [value + 1, value - 1, String(value)];
  return value === null ? [] : [null];
}

/**
 * All values that differ from this one in one place: by a changed scalar, a missing or additional entry, or two swapped
 * entries.
 */
export function changesOf(value: Json, place = ""): Change[] {
  if (Array.isArray(value)) {
    const entries: readonly Json[] = value;
    const inside = entries.flatMap((entry, index) => {
      const wrap = (changed: Json) => entries.with(index, changed);
      return changesOf(entry, `${place}[${index}]`).map((change) => ({ ...change, changed: wrap(change.changed) }));
    });
    const shorter = entries.map((_, index) => ({ place: `${place}[-${index}]`, changed: entries.toSpliced(index, 1) }));
    const twice = entries.map((entry, index) => ({
      place: `${place}[+${index}]`,
      changed: entries.toSpliced(index, 0, entry),
    }));
    return [...inside, ...shorter, ...twice];
  }
  if (isObject(value)) {
    const inside = Object.entries(value).flatMap(([name, entry]) => {
      return changesOf(entry, `${place}.${name}`).map((change) => ({
        ...change,
        changed: { ...value, [name]: change.changed },
      }));
    });
    const fewer = Object.keys(value).map((name) => {
      return {
        place: `${place}.-${name}`,
        changed: Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
      };
    });
    return [...inside, ...fewer, { place: `${place}.+more`, changed: { ...value, more: 1 } }];
  }
  return otherScalars(value).map((changed) => ({ place, changed }));
}
