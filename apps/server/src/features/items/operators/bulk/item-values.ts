import {
  type BodyOf,
  type Endpoints,
  endpoints,
  ITEM_CHANGE_FIELDS,
  type ItemChangeField,
  type RowProblem,
} from "@trove/contract";
import {
  type Language,
  offeredLanguages,
  perLanguage,
  type TranslatedLanguage,
  translatedLanguages,
} from "@trove/contract/languages";
import { noSafety, type ProductSafety } from "@trove/contract/product-safety";
import type { Translations } from "@trove/contract/translations";
import { type Cents, toEuros } from "@trove/money";
import type { AnyItemRow } from "../../index.ts";
import { itemProblem } from "./item-problem.ts";
import { SAFETY_FIELDS } from "./item-titles.ts";
import type { ChangedValue, RowChange } from "../../../operators/index.ts";

/** The values of an item in files and bulk changes. `pictures` and `altTexts` have one entry per line. */
export type ItemValues = {
  name: string;
  brand: string;
  description: string;
  categoryId: string;
  marketPrice: Cents;
  stock: number | null;
  weightGrams: number | null;
  isSellable: boolean;
  isActive: boolean;
  pictures: string;
  altTexts: string;
  slug: string;
} & Omit<ProductSafety, "warnings"> &
  Record<TranslatedField | WarningsField, string>;

/** The field of a text in another language, such as `frName`. The text is empty if it is not translated. */
export type TranslatedField = `${TranslatedLanguage}${"Name" | "Description"}`;

/** The field of the warnings in a language, such as `frWarnings`. Empty if it has none. */
export type WarningsField = `${Language}Warnings`;

type NewItem = BodyOf<Endpoints["createItem"]>;
type Described = Pick<
  AnyItemRow,
  "name" | "brand" | "description" | "categoryId" | "stock" | "isSellable" | "isActive" | "slug" | "translations"
> &
  Pick<NewItem, "imageUrl" | "galleryUrls" | "altTexts" | "marketPrice" | "weightGrams" | "safety">;

/** Returns translations as fields, one for each language and text. */
export const textsIn = (translations: Translations): Record<TranslatedField, string> =>
  Object.fromEntries(
    translatedLanguages.flatMap((language) => {
      const { name = "", description = "" } = translations[language] ?? {};
      return [
        [`${language}Name`, name],
        [`${language}Description`, description],
      ];
    }),
  ) as Record<TranslatedField, string>;

const translationsIn = (values: Record<TranslatedField, string>) =>
  Object.fromEntries(
    translatedLanguages.map((language) => {
      return [language, { name: values[`${language}Name`], description: values[`${language}Description`] }];
    }),
  );

/** Returns facts about safety as fields, with one for the warnings in each language. */
function safetyValues({ warnings, ...facts }: ProductSafety) {
  const written = offeredLanguages.map((language) => [`${language}Warnings`, warnings[language] ?? ""]);
  return { ...facts, ...(Object.fromEntries(written) as Record<WarningsField, string>) };
}

const safetyIn = (values: ItemValues): ProductSafety => ({
  ...(Object.fromEntries(SAFETY_FIELDS.map((field) => [field, values[field]])) as Omit<ProductSafety, "warnings">),
  warnings: perLanguage(offeredLanguages, (language) => values[`${language}Warnings`]),
});

function valuesFrom({ imageUrl, galleryUrls, altTexts, translations, ...item }: Described): ItemValues {
  const { name, brand, description, categoryId, marketPrice, stock, isSellable, isActive, slug } = item;
  const { weightGrams = null, safety = noSafety } = item;
  const texts = { pictures: [imageUrl, ...galleryUrls].join("\n"), altTexts: altTexts.join("\n") };
  return {
    name,
    brand,
    description,
    categoryId,
    marketPrice,
    stock,
    weightGrams,
    isSellable,
    isActive,
    ...texts,
    slug,
    ...textsIn(translations),
    ...safetyValues(safety),
  };
}

export const valuesOf = (row: AnyItemRow): ItemValues => valuesFrom({ ...row, marketPrice: row.marketPriceCents });

const linesOf = (text: string): string[] => (text === "" ? [] : text.split("\n").map((line) => line.trim()));

/**
 * Checks values like the call that creates an item. Returns the body for that call, or one problem for each mistake.
 */
export function checkValues(all: ItemValues): NewItem | RowProblem[] {
  const { pictures, altTexts, slug, marketPrice, ...values } = all;
  const [imageUrl = "", ...galleryUrls] = linesOf(pictures);
  const { name, brand, description, categoryId, stock, weightGrams, isSellable, isActive } = values;
  const texts = { name, brand, description };
  const own = { ...texts, categoryId, stock, weightGrams, isSellable, isActive, marketPrice: toEuros(marketPrice) };
  const translations = translationsIn(values);
  const safety = safetyIn(all);
  const body = { ...own, translations, safety, imageUrl, galleryUrls, altTexts: linesOf(altTexts) };
  const checked = endpoints.createItem.body.safeParse(slug === "" ? body : { ...body, slug });
  if (checked.success) return checked.data;
  return checked.error.issues.map(itemProblem);
}

/** Turns a checked body back into values. */
export const checkedValues = (body: NewItem): ItemValues =>
  valuesFrom({ ...body, slug: body.slug ?? "", translations: body.translations ?? {} });

/** Returns the fields that differ. For a new item, `before` is undefined, and empty texts are left out. */
export function changesBetween(before: ItemValues | undefined, after: ItemValues): RowChange[] {
  return ITEM_CHANGE_FIELDS.flatMap((field) => {
    const change = { field, before: before?.[field] ?? null, after: after[field] };
    return change.before === change.after || (before === undefined && change.after === "") ? [] : [change];
  });
}

const afterOf = (changes: readonly RowChange[]): Partial<Record<ItemChangeField, ChangedValue>> =>
  Object.fromEntries(changes.map(({ field, after }) => [field, after]));

const nothing = { stock: null, weightGrams: null, altTexts: "", slug: "", ...textsIn({}), ...safetyValues(noSafety) };

/**
 * Returns the body of an item with its planned changes applied. They were checked when they were planned. `row` is
 * undefined for a new item.
 */
export function plannedItem(row: AnyItemRow | undefined, changes: readonly RowChange[]): NewItem {
  const values = { ...(row === undefined ? nothing : valuesOf(row)), ...afterOf(changes) };
  const checked = checkValues(values as ItemValues);
  if (Array.isArray(checked)) throw new Error(`planned values are not valid: ${JSON.stringify(checked)}`);
  return checked;
}
