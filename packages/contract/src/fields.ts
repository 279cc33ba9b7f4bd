import { fromEuros, isEuros } from "@trove/money";
import { z } from "zod";
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from "./constants.ts";
import { type FieldName, ruleTests, violationText } from "./rules.ts";
import { SORT_DIRECTIONS } from "./statuses.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A lowercase UUID. */
export const id = z.string().regex(UUID, "must be a lowercase UUID").meta({ format: "uuid" });

/** Euros in a response: a number with at most two decimals. */
export const euros = z.number().meta({ format: "euros" });

/** Parses euros of a request to cents. Refuses more than two decimals, negative amounts and unsafe amounts. */
export const eurosInput = z
  .number()
  .nonnegative()
  .refine(isEuros, "must have at most two decimals")
  .meta({ format: "euros" })
  .transform(fromEuros);

const eurosText = z
  .string()
  .regex(/^\d{1,9}([.]\d{1,2})?$/, "must be an amount with at most two decimals")
  .meta({ format: "euros" })
  .transform((text) => fromEuros(Number(text)));

/** Euros in a query string, parsed to cents. */
export const eurosQuery = eurosText;

/** ISO-8601 in UTC. */
export const timeUtc = z.string().meta({ format: "date-time" });

/**
 * Years that a date may have. PostgreSQL has no year 0, and years above 9999 have another format. The first years are
 * allowed, because a date field sends 0002 while somebody types 2026.
 */
const YEARS = { first: 1, last: 2999 } as const;

function isInYears(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}

const yearsText = `must be between the years ${YEARS.first} and ${YEARS.last}`;

/** A date, YYYY-MM-DD. */
export const day = z.iso.date().refine(isInYears, yearsText);

/** A time in UTC, in a request. */
export const timeQuery = z.iso.datetime().refine(isInYears, yearsText);

/** The largest value of an `integer` column. */
const INTEGER_MAX = 2 ** 31 - 1;

/** A whole number in a request. It is at most as large as an `integer` column allows. */
export const integerFrom = (least: number) => z.int().min(least).max(INTEGER_MAX);

/** Like {@link integerFrom}, for a path or query string. */
export const integerQueryFrom = (least: number) => z.coerce.number().int().min(least).max(INTEGER_MAX);

/** A text that a person types, trimmed and validated by the rules of its field. */
export function field(name: FieldName) {
  return z
    .string()
    .trim()
    .superRefine((value, context) => {
      const text = violationText(name, value);
      if (text !== undefined) context.addIssue({ code: "custom", message: text });
    });
}

/** Like {@link field}, for texts that must not be trimmed: passwords and client seeds. */
export function exactField(name: FieldName) {
  return z.string().superRefine((value, context) => {
    const text = violationText(name, value);
    if (text !== undefined) context.addIssue({ code: "custom", message: text });
  });
}

/** One line of free text, trimmed. May be empty if `least` is 0. */
export function freeText(label: string, most: number, least: 0 | 1 = 1) {
  return z
    .string()
    .trim()
    .min(least, `${label} is required`)
    .max(most, `${label} must be at most ${most} characters`)
    .refine(ruleTests.noControls, `${label} can't contain invisible characters`);
}

/** Free text of several lines, trimmed. May be empty if `least` is 0. */
export function freeLines(label: string, most: number, least: 0 | 1 = 1) {
  return z
    .string()
    .overwrite((text) => text.replaceAll(/\r\n?/g, "\n").trim())
    .min(least, `${label} is required`)
    .max(most, `${label} must be at most ${most} characters`)
    .refine((text) => ruleTests.noControls(text.replaceAll("\n", " ")), `${label} can't contain invisible characters`);
}

export const flag = z.enum(["true", "false"]).transform((text) => text === "true");

export const pageQuery = {
  pageNumber: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
};

export const sortDirection = z.enum(SORT_DIRECTIONS);

/** One page of a list. */
export function pageOf<Element extends z.ZodType>(element: Element) {
  return z.strictObject({
    items: z.array(element),
    pageNumber: z.int(),
    pageSize: z.int(),
    totalCount: z.int(),
    totalPages: z.int(),
  });
}

export const empty = z.undefined();
