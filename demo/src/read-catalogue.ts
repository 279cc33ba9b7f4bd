import { offeredLanguages, perLanguage, translatedLanguages } from "@trove/contract/languages";
import { cents } from "@trove/money";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { lids } from "./art/lids.ts";
import { patterns } from "./art/patterns.ts";
import { SHAPES } from "./box-art.ts";

const text = z.string().regex(/^\S(.*\S)?$/su);
const name = text.max(100);
const description = text.max(2000);
const day = z.iso.date();
const price = z.int().positive().transform(cents);
const hue = z.int().min(0).max(360);
const share = z.number().gt(0).lt(1);
const keysOf = <Key extends string>(record: Record<Key, unknown>) => z.enum(Object.keys(record) as [Key, ...Key[]]);

const inLanguage = z.strictObject({ name, description });
/** The texts of an entry in the shop's other languages. */
const translations = z.strictObject(perLanguage(translatedLanguages, () => inLanguage));
const entry = { name, description, translations };

const categoryRows = z.array(z.strictObject({ ...entry, motif: z.string() }));

/**
 * The items of a category. The first word of a name is the brand. Items without `since` belong to the opening stock.
 */
const itemRows = z.array(
  z.strictObject({
    ...entry,
    priceCents: price,
    /** With its packaging. */
    weightGrams: z.int().positive(),
    /** The name of a file in demo/motifs without its extension. */
    motif: z.string(),
    since: day.optional(),
    /** Pieces in stock; unlimited if missing. */
    stock: z.int().min(0).optional(),
  }),
);

const answering = { name, address: text.max(200), contact: z.email() };

/** The manufacturers by their brands. All are invented. Warnings concern every item of a brand. */
const makerRows = z.record(
  name,
  z.strictObject({
    ...answering,
    country: z.string().length(2),
    /** Who answers for the items of a manufacturer outside of the EU. */
    responsible: z.strictObject(answering).optional(),
    warnings: z.strictObject(perLanguage(offeredLanguages, () => text.max(2000))).optional(),
  }),
);

const boxRows = z.array(
  z.strictObject({
    ...entry,
    since: day,
    status: z.literal("Paused").optional(),
    priceCents: price,
    /** The expected market value of an item, divided by the price. */
    payout: share,
    /** The probability that an item is worth more than the price. */
    beat: share,
    look: z.strictObject({
      hue,
      accent: hue,
      lid: keysOf(lids),
      shape: keysOf(SHAPES),
      pattern: keysOf(patterns),
      capped: z.literal(true).optional(),
    }),
    tags: z.array(z.string()),
    /** The slugs of the box's items. */
    inside: z.array(z.string()).min(2),
  }),
);

export type Translations = Readonly<z.infer<typeof translations>>;
export type BoxRow = z.infer<typeof boxRows>[number];

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../catalogue/${file}.json`, import.meta.url), "utf8"));

export const readCategories = () => categoryRows.parse(read("categories"));
/** Reads the items of a category. Each category has its own file. */
export const readItems = (categorySlug: string) => itemRows.parse(read(`items/${categorySlug}`));
export const readMakers = () => makerRows.parse(read("makers"));
export const readBoxes = () => boxRows.parse(read("boxes"));
