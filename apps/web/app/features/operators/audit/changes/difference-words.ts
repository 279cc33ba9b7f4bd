import { cents, formatEuros } from "@trove/money";
import { isLanguage, languages } from "@trove/contract/languages";
import { countryName } from "../../../../locales/names.ts";
import { listText } from "../../../../locales/joined.ts";
import type { audit } from "../../../../locales/en/operators/audit.ts";
import type { Translated } from "../../../../locales/texts.ts";
import { dateTimeText } from "../../../../ui/date-text.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Fields that differ in every change; they are not shown. */
const silent = new Set(["version", "updatedAt", "safetyGaps"]);
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Joins the names of a field and of the fields around it. */
const WITHIN = " · ";

/** The records in a list by their places, counted from 1; any other value as it is. */
const numbered = (value: unknown): unknown =>
  Array.isArray(value) && value.some(isFields)
    ? Object.fromEntries(value.map((part: unknown, place) => [place + 1, part]))
    : value;

/** The fields within fields as separate ones, such as `countries · DE · vatPercent`. */
function flat(fields: Fields, around = ""): Fields {
  const entries = Object.entries(fields).flatMap(([name, own]) => {
    const value = numbered(own);
    const whole = `${around}${name}`;
    if (Array.isArray(value) && value.length === 0) return [];
    return isFields(value) ? Object.entries(flat(value, `${whole}${WITHIN}`)) : [[whole, value] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * The fields of a record. Each translated text becomes a separate field, such as `name (fr)`, and so does each fact
 * about an item's safety, and each field of a group of settings.
 */
export function fieldsOf(value: unknown): Fields {
  if (!isFields(value)) return {};
  if (typeof value["group"] === "string" && isFields(value["value"])) {
    const { value: settings, group: _, ...others } = value;
    return { ...flat(settings), ...others };
  }
  const { translations, safety, ...others } = value;
  const fields = { ...others, ...(isFields(safety) && flat(safety)) };
  if (!isFields(translations)) return fields;
  const texts = Object.entries(translations).flatMap(([language, its]) =>
    isFields(its) ? Object.entries(its).map(([name, text]) => [`${name} (${language})`, text] as const) : [],
  );
  return { ...fields, ...Object.fromEntries(texts.filter(([, text]) => text !== "")) };
}

/**
 * The names of the fields that differ: first those in `before`, in their order, then those that are only in `after`.
 */
export function changedFields(before: Fields, after: Fields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !silent.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Whether an amount is in euros. Paid amounts are in the payment's currency, which may be another. */
const isEuros = (name: string) => name.endsWith("Cents") && !/paid/i.test(name);

/** Makes a title of a field's name: "Market price" of `marketPriceCents`. */
export function titleOf(name: string): string {
  const words = (isEuros(name) ? name.replace(/Cents$/, "") : name).replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a field in the page's language. If there is no text for the field, uses {@link titleOf}. */
export function nameOf(names: Readonly<Record<string, string>>, name: string): string {
  if (name.includes(WITHIN)) {
    return name
      .split(WITHIN)
      .map((part) => nameOf(names, part))
      .join(WITHIN);
  }
  if (/^[A-Z]{2}$/.test(name)) return countryName(name);
  if (isLanguage(name)) return languages[name].label;
  const own = isEuros(name) ? name.replace(/Cents$/, "") : name;
  return Object.hasOwn(names, own) ? (names[own] ?? own) : titleOf(name);
}

/** Whether a value is a list whose entries each get a line: a list of texts with spaces, such as a box's drops. */
export const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some((part) => typeof part === "string" && /\s/.test(part));

function presetText(t: Translated<typeof audit>, preset: unknown): string {
  return Object.entries(t.rights.presetNames).find(([name]) => name === preset)?.[1] ?? String(preset);
}

/** A value as text; undefined for null and undefined. */
export function valueText(t: Translated<typeof audit>, name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || Number.isNaN(value)) return undefined;
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (typeof value === "number" && isEuros(name)) return formatEuros(cents(value));
  if (typeof value === "string") return TIME.test(value) ? dateTimeText(value) : value;
  if (name === "presets" && Array.isArray(value)) return listText(value.map((preset) => presetText(t, preset)));
  if (name.endsWith(`${WITHIN}countries`) && Array.isArray(value)) return listText(value.map(String).map(countryName));
  if (Array.isArray(value)) return listText(value.map((part) => valueText(t, name, part) ?? ""));
  return JSON.stringify(value);
}
