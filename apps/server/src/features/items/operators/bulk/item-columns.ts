import { type RowProblem, STOCK_MAX } from "@trove/contract";
import { type TranslatedLanguage, translatedLanguages } from "@trove/contract/languages";
import { formatDecimal, parseEuros } from "@trove/money";
import type { AnyCategoryRow, AnyItemRow } from "../../index.ts";
import type { CsvColumn } from "../../../operators/index.ts";
import { ADDRESS, ALT_TEXTS, BRAND, DESCRIPTION, ID, NAME, PICTURES, titleIn, VERSION } from "./item-titles.ts";
import { type ItemValues, type TranslatedField, valuesOf } from "./item-values.ts";

/** Columns of the file with the mistakes of an import, which can be imported again. */
export const NOTES = ["Line", "Problem"] as const;

type Categories = readonly AnyCategoryRow[];

/** A column that states something of an item. */
type ValueColumn = {
  title: string;
  write: (values: ItemValues, categories: Categories) => string | number;
  /** Returns undefined for a cell that it can't read. */
  read: (cell: string, categories: Categories) => Partial<ItemValues> | undefined;
  /** The problem that is reported for such a cell. */
  problem?: RowProblem;
  /** Values of a new item if the file lacks the column. If undefined, a new item needs the column. */
  standard?: Partial<ItemValues>;
};

const ANSWERS: Record<string, boolean> = { yes: true, true: true, "1": true, no: false, false: false, "0": false };
const UNLIMITED = "unlimited";

const text = (title: string, field: "name" | "brand" | "description" | "slug" | "pictures" | "altTexts") => ({
  title,
  write: (values: ItemValues) => values[field],
  read: (cell: string) => ({ [field]: cell }),
});

const answer = (title: string, field: "isSellable" | "isActive"): ValueColumn => ({
  title,
  write: (values) => (values[field] ? "yes" : "no"),
  read: (cell) => {
    const value = ANSWERS[cell.trim().toLowerCase()];
    return value === undefined ? undefined : { [field]: value };
  },
  problem: { code: "CellNotYesOrNo", params: { column: title } },
  standard: { [field]: true },
});

const category: ValueColumn = {
  title: "Category",
  write: (values, categories) =>
    categories.find(({ categoryId }) => categoryId === values.categoryId)?.slug ?? values.categoryId,
  read: (cell, categories) => {
    const found = categories.find(({ slug }) => slug === cell.trim().toLowerCase());
    return found && { categoryId: found.categoryId };
  },
  problem: { code: "CategoryInvalid", params: {} },
};

const price: ValueColumn = {
  title: "Market price",
  write: ({ marketPrice }) => formatDecimal(marketPrice),
  read: (cell) => {
    const marketPrice = parseEuros(cell);
    return marketPrice === undefined ? undefined : { marketPrice };
  },
  problem: { code: "PriceInvalid", params: {} },
};

const stock: ValueColumn = {
  title: "Stock",
  write: (values) => values.stock ?? UNLIMITED,
  read: (cell) => {
    const trimmed = cell.trim().toLowerCase();
    if (trimmed === UNLIMITED) return { stock: null };
    return /^\d{1,7}$/.test(trimmed) && Number(trimmed) <= STOCK_MAX ? { stock: Number(trimmed) } : undefined;
  },
  problem: { code: "StockInvalid", params: { most: STOCK_MAX } },
  standard: { stock: null },
};

/** The columns of name and description in another language. A text stays if the file lacks its column. */
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

/** The columns of files of items, in their order. */
export const valueColumns: readonly ValueColumn[] = [
  { ...text(ADDRESS, "slug"), standard: { slug: "" } },
  text(NAME, "name"),
  text(BRAND, "brand"),
  category,
  price,
  stock,
  answer("Can be bought", "isSellable"),
  answer("In the shop", "isActive"),
  text(DESCRIPTION, "description"),
  text(PICTURES, "pictures"),
  { ...text(ALT_TEXTS, "altTexts"), standard: { altTexts: "" } },
  ...translatedLanguages.flatMap(translatedColumns),
];

export const TITLES: readonly string[] = [ID, VERSION, ...valueColumns.map(({ title }) => title)];

/** The columns as a file of items has them. */
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
