import { type RowProblem, STOCK_MAX, WEIGHT_MAX_GRAMS } from "@trove/contract";
import {
  type Language,
  offeredLanguages,
  type TranslatedLanguage,
  translatedLanguages,
} from "@trove/contract/languages";
import { formatDecimal, parseEuros } from "@trove/money";
import type { AnyCategoryRow, AnyItemRow } from "../../index.ts";
import type { CsvColumn } from "../../../operators/index.ts";
import {
  ACTIVE,
  ADDRESS,
  ALT_TEXTS,
  BRAND,
  CATEGORY,
  DESCRIPTION,
  ID,
  MARKET_PRICE,
  NAME,
  PICTURES,
  SAFETY_FIELDS,
  SAFETY_TITLES,
  SELLABLE,
  STOCK,
  titleIn,
  VALUE_TITLES,
  VERSION,
  warningsTitleIn,
  WEIGHT,
} from "./item-titles.ts";
import { type ItemValues, type TranslatedField, valuesOf, type WarningsField } from "./item-values.ts";

type Categories = readonly AnyCategoryRow[];

/** A column with a property of an item. */
type ValueColumn = {
  title: string;
  write: (values: ItemValues, categories: Categories) => string | number;
  /** Returns undefined if the cell can't be read. */
  read: (cell: string, categories: Categories) => Partial<ItemValues> | undefined;
  /** The problem that is reported if the cell can't be read. */
  problem?: RowProblem;
  /**
   * The values that a new item gets if the file lacks the column. If undefined, the file must have the column for new
   * items.
   */
  standard?: Partial<ItemValues>;
};

const ANSWERS: Record<string, boolean> = { yes: true, true: true, "1": true, no: false, false: false, "0": false };
const UNLIMITED = "unlimited";

type Untitled = Omit<ValueColumn, "title">;

const text = (field: "name" | "brand" | "description" | "slug" | "pictures" | "altTexts") => ({
  write: (values: ItemValues) => values[field],
  read: (cell: string) => ({ [field]: cell }),
});

const answer = (column: string, field: "isSellable" | "isActive"): Untitled => ({
  write: (values) => (values[field] ? "yes" : "no"),
  read: (cell) => {
    const value = ANSWERS[cell.trim().toLowerCase()];
    return value === undefined ? undefined : { [field]: value };
  },
  problem: { code: "CellNotYesOrNo", params: { column } },
  standard: { [field]: true },
});

const category: Untitled = {
  write: (values, categories) =>
    categories.find(({ categoryId }) => categoryId === values.categoryId)?.slug ?? values.categoryId,
  read: (cell, categories) => {
    const found = categories.find(({ slug }) => slug === cell.trim().toLowerCase());
    return found && { categoryId: found.categoryId };
  },
  problem: { code: "CategoryInvalid", params: {} },
};

const price: Untitled = {
  write: ({ marketPrice }) => formatDecimal(marketPrice),
  read: (cell) => {
    const marketPrice = parseEuros(cell);
    return marketPrice === undefined ? undefined : { marketPrice };
  },
  problem: { code: "PriceInvalid", params: {} },
};

const stock: Untitled = {
  write: (values) => values.stock ?? UNLIMITED,
  read: (cell) => {
    const trimmed = cell.trim().toLowerCase();
    if (trimmed === UNLIMITED) return { stock: null };
    return /^\d{1,7}$/.test(trimmed) && Number(trimmed) <= STOCK_MAX ? { stock: Number(trimmed) } : undefined;
  },
  problem: { code: "StockInvalid", params: { most: STOCK_MAX } },
  standard: { stock: null },
};

const weight: Untitled = {
  write: ({ weightGrams }) => weightGrams ?? "",
  read: (cell) => {
    const grams = cell.trim();
    if (grams === "") return { weightGrams: null };
    const isWeight = /^[1-9]\d{0,6}$/.test(grams) && Number(grams) <= WEIGHT_MAX_GRAMS;
    return isWeight ? { weightGrams: Number(grams) } : undefined;
  },
  problem: { code: "WeightInvalid", params: { most: WEIGHT_MAX_GRAMS } },
  standard: { weightGrams: null },
};

/** The columns of the name and description in another language. If the file lacks one of them, items keep that text. */
function translatedColumns(language: TranslatedLanguage): ValueColumn[] {
  return ([NAME, DESCRIPTION] as const).map((of): ValueColumn => {
    const field: TranslatedField = `${language}${of}`;
    return {
      title: titleIn(language, of),
      write: (values) => values[field],
      read: (cell) => ({ [field]: cell }),
      standard: { [field]: "" },
    };
  });
}

/** A column with a fact about the item's safety. If the file lacks it, items keep what they have. */
function safetyColumn(field: (typeof SAFETY_FIELDS)[number]): ValueColumn {
  const column = {
    title: SAFETY_TITLES[field],
    write: (values: ItemValues) => values[field],
    standard: { [field]: "" },
  };
  if (field !== "manufacturerCountry") return { ...column, read: (cell) => ({ [field]: cell }) };
  return { ...column, read: (cell) => ({ [field]: cell.trim().toUpperCase() }) };
}

function warningsColumn(language: Language): ValueColumn {
  const field: WarningsField = `${language}Warnings`;
  return {
    title: warningsTitleIn(language),
    write: (values) => values[field],
    read: (cell) => ({ [field]: cell }),
    standard: { [field]: "" },
  };
}

const columns: Record<(typeof VALUE_TITLES)[number], Untitled> = {
  [ADDRESS]: { ...text("slug"), standard: { slug: "" } },
  [NAME]: text("name"),
  [BRAND]: text("brand"),
  [CATEGORY]: category,
  [MARKET_PRICE]: price,
  [STOCK]: stock,
  [WEIGHT]: weight,
  [SELLABLE]: answer(SELLABLE, "isSellable"),
  [ACTIVE]: answer(ACTIVE, "isActive"),
  [DESCRIPTION]: text("description"),
  [PICTURES]: text("pictures"),
  [ALT_TEXTS]: { ...text("altTexts"), standard: { altTexts: "" } },
};

/** The columns of item files, in their order. */
export const valueColumns: readonly ValueColumn[] = [
  ...VALUE_TITLES.map((title) => ({ title, ...columns[title] })),
  ...translatedLanguages.flatMap(translatedColumns),
  ...SAFETY_FIELDS.map(safetyColumn),
  ...offeredLanguages.map(warningsColumn),
];

/** The columns with which a list of items is exported. */
export function itemCsv(categories: Categories): readonly CsvColumn<AnyItemRow>[] {
  return [
    { title: ID, value: ({ itemId }) => itemId },
    { title: VERSION, value: ({ version }) => version },
    ...valueColumns.map(({ title, write }) => ({
      title,
      value: (row: AnyItemRow) => write(valuesOf(row), categories),
    })),
  ];
}
