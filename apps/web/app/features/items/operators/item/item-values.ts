import { noSafety, type ProductSafety } from "@trove/contract/product-safety";
import { filledIn, type Translations } from "@trove/contract/translations";
import { payoutIn, typedPayout } from "@trove/lootboxes";
import { formatDecimal, parseEuros } from "@trove/money";
import type { catalogue } from "../../../../locales/en/items/operators.ts";
import type { forms } from "../../../../locales/en/forms.ts";
import type { Translated } from "../../../../locales/texts.ts";
import type { Errors } from "../../../../forms/use-form.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { trimmedTranslations } from "../../../operators/index.ts";
import type { ItemPicture } from "./item-pictures.ts";

const PRICE_MIN = 10;
const PRICE_MAX = 5_000_000;
const STOCK_MAX = 1_000_000;
const WEIGHT_MAX = 1_000_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The values of an item's form. `slug` and `stock` are only used for new items. */
export type ItemValues = {
  name: string;
  brand: string;
  description: string;
  translations: Translations;
  categoryId: string;
  marketPrice: string;
  /** In grams; empty for an unknown weight. */
  weight: string;
  pictures: readonly ItemPicture[];
  safety: ProductSafety;
  isActive: boolean;
  isSellable: boolean;
  slug: string;
  stock: string;
  /** The payout that the operator typed to confirm that a box would pay out more than it costs. */
  confirmedPayout: string;
};

export const emptyItem: ItemValues = {
  name: "",
  brand: "",
  description: "",
  translations: {},
  categoryId: "",
  marketPrice: "",
  weight: "",
  pictures: [],
  safety: noSafety,
  isActive: true,
  isSellable: true,
  slug: "",
  stock: "",
  confirmedPayout: "",
};

export function valuesOf(item: CatalogueItem): ItemValues {
  const { name, brand, description, categoryId, marketPrice, imageUrl, galleryUrls, altTexts } = item;
  const { isActive, isSellable, weightGrams, safety } = item;
  return {
    ...emptyItem,
    name,
    brand,
    description,
    translations: filledIn(item.translations),
    categoryId,
    isActive,
    isSellable,
    safety,
    marketPrice: formatDecimal(marketPrice),
    weight: weightGrams === null ? "" : String(weightGrams),
    pictures: [imageUrl, ...galleryUrls].map((url, place) => ({ url, alt: altTexts[place] ?? "" })),
  };
}

/** Reads a whole number up to STOCK_MAX. Returns null for an empty text, and undefined for an invalid one. */
export function readStock(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const pieces = Number(text);
  return /^\d+$/.test(text.trim()) && pieces <= STOCK_MAX ? pieces : undefined;
}

/** Reads a weight in whole grams. Returns null for an empty text, and undefined for an invalid one. */
export function readWeight(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const grams = Number(text);
  return /^\d+$/.test(text.trim()) && grams >= 1 && grams <= WEIGHT_MAX ? grams : undefined;
}

/** The price in cents; undefined if the text isn't a valid price of an item. */
export function readPrice(text: string) {
  const price = parseEuros(text);
  return price !== undefined && price >= PRICE_MIN && price <= PRICE_MAX ? price : undefined;
}

type Words = { t: Translated<typeof catalogue>; words: Translated<typeof forms> };

/**
 * The mistakes in an item's form. `payout` is set if a box would pay out more than it costs; the operator must type it
 * as confirmation.
 */
export function mistakesIn(values: ItemValues, { t, words }: Words, payout: string | undefined): Errors<ItemValues> {
  const text = (name: "name" | "brand" | "description", most: number) => {
    const label = t.fields[name];
    if (values[name].trim() === "") return words.rules.required(label);
    return values[name].trim().length > most ? t.mistakes.tooLong(label, most) : undefined;
  };
  return {
    name: text("name", 100),
    brand: text("brand", 60),
    description: text("description", 2000),
    categoryId: values.categoryId === "" ? words.rules.required(t.fields.category) : undefined,
    marketPrice: readPrice(values.marketPrice) === undefined ? t.mistakes.price : undefined,
    weight: readWeight(values.weight) === undefined ? t.mistakes.weight : undefined,
    pictures: values.pictures.length === 0 ? t.mistakes.picture : undefined,
    slug: values.slug === "" || SLUG.test(values.slug) ? undefined : t.mistakes.slug,
    stock: readStock(values.stock) === undefined ? t.mistakes.stock : undefined,
    confirmedPayout:
      payout === undefined || typedPayout(values.confirmedPayout) === payout
        ? undefined
        : t.boxes.confirm(payoutIn(payout)),
  };
}

/** The part of the body that creating and updating share. Undefined if the values have mistakes. */
export function itemBody(values: ItemValues) {
  const marketPrice = readPrice(values.marketPrice);
  const [main, ...gallery] = values.pictures;
  if (marketPrice === undefined || main === undefined) return undefined;
  const { categoryId, isActive, isSellable, safety } = values;
  return {
    name: values.name.trim(),
    brand: values.brand.trim(),
    description: values.description.trim(),
    translations: trimmedTranslations(values.translations),
    imageUrl: main.url,
    galleryUrls: gallery.map(({ url }) => url),
    altTexts: [main, ...gallery].map(({ alt }) => alt.trim()),
    marketPrice,
    weightGrams: readWeight(values.weight) ?? null,
    safety,
    categoryId,
    isActive,
    isSellable,
  };
}
