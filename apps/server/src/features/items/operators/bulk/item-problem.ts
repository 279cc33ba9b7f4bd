import { MARKET_PRICE_MAX, MARKET_PRICE_MIN, type RowProblem, STOCK_MAX } from "@trove/contract";
import { offeredLanguages, translatedLanguages } from "@trove/contract/languages";
import { toEuros } from "@trove/money";
import type { z } from "zod";
import {
  ADDRESS,
  ALT_TEXTS,
  BRAND,
  DESCRIPTION,
  NAME,
  PICTURES,
  SAFETY_TITLES,
  titleIn,
  warningsTitleIn,
} from "./item-titles.ts";

type Issue = z.core.$ZodIssue;

/** The file's columns for the fields of an item. */
const columns: Record<string, string> = {
  name: NAME,
  brand: BRAND,
  description: DESCRIPTION,
  imageUrl: PICTURES,
  galleryUrls: PICTURES,
  altTexts: ALT_TEXTS,
  slug: ADDRESS,
};

const PRICE: RowProblem = {
  code: "PriceOutOfBounds",
  params: { least: toEuros(MARKET_PRICE_MIN), most: toEuros(MARKET_PRICE_MAX) },
};
const STOCK: RowProblem = { code: "StockOutOfBounds", params: { most: STOCK_MAX } };

/** Returns the file's column that an issue is about. Translations have a column for each language. */
function columnOf([field, part, text]: readonly string[]): string {
  const language = translatedLanguages.find((one) => field === "translations" && one === part);
  if (language !== undefined) return titleIn(language, text === "name" ? NAME : DESCRIPTION);
  if (field === "safety") {
    const ofWarnings = offeredLanguages.find((one) => part === "warnings" && one === text);
    if (ofWarnings !== undefined) return warningsTitleIn(ofWarnings);
    return Object.entries(SAFETY_TITLES).find(([name]) => name === part)?.[1] ?? "";
  }
  return columns[field ?? ""] ?? field ?? "";
}

function tooLong(column: string, path: readonly string[], maximum: number): RowProblem {
  if (column !== PICTURES && column !== ALT_TEXTS) return { code: "TextTooLong", params: { column, most: maximum } };
  const [field, place] = path;
  const isList = place === undefined && field !== "imageUrl";
  if (!isList) return { code: "EntryTooLong", params: { column, most: maximum } };
  // `galleryUrls` lacks the main picture, which has a field of its own. In the file, both are in one column.
  return { code: "ListTooLong", params: { column, most: field === "galleryUrls" ? maximum + 1 : maximum } };
}

/** Turns an issue of an item's schema into a problem that names the file's column. */
export function itemProblem(issue: Issue): RowProblem {
  const path = issue.path.map(String);
  if (path[0] === "marketPrice") return PRICE;
  if (path[0] === "stock") return STOCK;
  const column = columnOf(path);
  if (path[1] === "manufacturerCountry") return { code: "CountryInvalid", params: { column } };
  if (issue.code === "too_small") return { code: "TextMissing", params: { column } };
  if (issue.code === "too_big") return tooLong(column, path, Number(issue.maximum));
  if (issue.code === "invalid_format")
    return { code: column === ADDRESS ? "AddressInvalid" : "PictureInvalid", params: {} };
  if (issue.code === "custom") return { code: "TextInvisible", params: { column } };
  return { code: "CellInvalid", params: { column } };
}
