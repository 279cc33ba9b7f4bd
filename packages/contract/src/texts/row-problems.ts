import { formatEuros, fromEuros } from "@trove/money";
import type { ErrorCode } from "../errors.ts";

type Column = { column: string };
type Most = { most: number };
type Named = { name: string };

const number = (value: number) => value.toLocaleString("en");
const price = (value: number) => formatEuros(fromEuros(value), "en");

/**
 * Reasons why a file can't be imported or a row of bulk work can't run. Each makes an English sentence from the
 * problem's values. Columns are named as in the file; amounts are in euros.
 */
export const rowProblemTexts = {
  FileNotText: () => "The file must be UTF-8 text",
  FileBlanks: ({ most }: Most) => `The file has more than ${number(most)} blanks or empty lines in a row`,
  FileColumnUnknown: ({ column }: Column) => `The column “${column}” is unknown`,
  FileColumnRepeated: ({ column }: Column) => `The column “${column}” is there twice`,
  FileTooLong: ({ most }: Most) => `The file has more than ${number(most)} lines`,
  FileEmpty: () => "The file has no lines with items",
  FileUnreadable: () => "The file can't be read: it takes too much time or memory. Split it into smaller files",
  FileZip: () => "The zip file can't be read. Pack one CSV file and its pictures again",
  FileZipPath: ({ name }: Named) => `The zip file has a name that leads elsewhere or is there twice: ${name}`,
  FileZipCsv: ({ count }: { count: number }) => `The zip file must have exactly one CSV file. It has ${number(count)}`,
  FileZipLarge: ({ name, most }: Named & Most) => `${name} in the zip file is larger than ${number(most)} MB`,
  FileZipEntries: ({ most }: Most) => `The zip file has more than ${number(most)} files`,
  FileZipPictures: ({ most }: Most) => `The lines name more than ${number(most)} pictures of the zip file. Split it`,

  BankFileInvalid: () => "The file is no statement of a bank account: use CAMT.053 of version 02 or 08, or CSV",
  BankFileSums: () => "The bookings of the statement don't add up to its balances",
  BankFileAccount: ({ iban }: { iban: string }) => `The statement is of another account, ${iban}`,
  BankFileTwice: () => "The file has a statement twice",
  BankFileTooLong: ({ most }: Most) => `The file has more than ${number(most)} bookings`,

  LineCells: ({ cells, columns }: { cells: number; columns: number }) =>
    `The line has ${cells} cells, the heading ${columns}`,
  LineQuote: () => "A quote is not closed",
  LineRepeated: ({ line }: { line: number }) => `Line ${line} is about the same item`,
  ColumnMissing: ({ column }: Column) => `A new item needs the column ${column}`,
  CellNotYesOrNo: ({ column }: Column) => `${column} must be yes or no`,
  CellInvalid: ({ column }: Column) => `${column} isn't valid`,
  TextMissing: ({ column }: Column) => `${column} is required`,
  TextTooLong: ({ column, most }: Column & Most) => `${column} must be at most ${number(most)} characters`,
  TextInvisible: ({ column }: Column) => `${column} can't contain invisible characters`,
  ListTooLong: ({ column, most }: Column & Most) => `${column}: write at most ${number(most)} entries, one a line`,
  EntryTooLong: ({ column, most }: Column & Most) =>
    `${column}: write at most ${number(most)} characters for each picture`,

  ItemUnknown: () => "There is no item with this id",
  ItemChangedSinceExport: () => "The item was changed since the file was made. Export it again",
  ItemChangedSince: () => "The item was changed since, so it stays as it is",
  ItemSoldSince: () => "More was sold since than would be left, so the item stays as it is",
  AddressFixed: () => "The address of an item never changes",
  AddressInvalid: () => "Address must be lower-case letters, digits and single dashes",
  AddressTaken: () => "Address belongs to another item",
  CategoryInvalid: () => "Category must be the address of a category",
  CategoryUnknown: () => "That category was not found",
  CategoryHidden: () => "The shop does not show that category",
  PriceInvalid: () => "Market price must be an amount with up to two decimals",
  PriceOutOfBounds: ({ least, most }: { least: number; most: number }) =>
    `Market price must be between ${price(least)} and ${price(most)}`,
  StockInvalid: ({ most }: Most) => `Stock must be a whole number up to ${number(most)}, or unlimited`,
  StockOutOfBounds: ({ most }: Most) => `Stock must be between 0 and ${number(most)}`,
  WeightInvalid: ({ most }: Most) => `Weight must be a whole number of grams up to ${number(most)}, or empty`,
  CountryInvalid: ({ column }: Column) => `${column} must be the code of a country, such as DE, or empty`,
  SafetyMissing: ({ columns }: { columns: string }) =>
    `The shop shows items only with facts about their safety. Missing: ${columns}`,
  StockSold: () => "Too many have been sold in the meantime for this change",
  PictureInvalid: () => "Pictures must be addresses of pictures of this shop",
  PictureMissing: ({ name }: Named) => `The zip file has no picture ${name}`,
  PictureUnreadable: ({ name }: Named) => `The picture ${name} can't be read. Use a JPEG, PNG or WebP file`,
  PictureGone: ({ address }: { address: string }) => `The picture ${address} is gone. Upload it again`,

  ReductionOverlaps: ({ item }: { item: string }) => `“${item}” already has a reduction on some of these days`,
  ReductionNotLower: ({ item, lowest }: { item: string; lowest: number }) =>
    `“${item}” must cost at least 1 % less than ${price(lowest)}, its lowest price of the last 30 days`,
  ReductionTooLong: ({ item, box, days }: { item: string; box: string; days: number }) =>
    `The open box “${box}” holds “${item}”, so it can be reduced on ${number(days)} of 60 days. Change its market price for longer`,
  ReductionTooNew: ({ item, days }: { item: string; days: number }) =>
    `“${item}” was for sale for less than ${number(days)} of the last 90 days, so no lowest price can be stated for it`,
  ReductionEmpty: () => "The category has no item that can be reduced on these days",

  BoxHoldsItem: ({ box }: { box: string }) =>
    `The open box “${box}” holds this item, which keeps its name and pictures and stays active`,
  BoxOpened: ({ box }: { box: string }) =>
    `The box “${box}” was opened after the work was started. Plan the row again to see its odds`,
  BoxOddsChanged: ({ box }: { box: string }) =>
    `The box “${box}” got other odds after the work was started. Plan the row again to see its odds`,

  ShipmentUnpaid: () => "It isn't paid yet",
  ShipmentUnapproved: () => "It has to be approved first",
  ShipmentPacking: () => "It is already being packed",
  ShipmentShipped: () => "It has already been shipped",
  ShipmentCancelled: () => "It was cancelled",
  ShipmentOnHold: () => "Shipments of its owner are on hold",
  ShipmentShort: ({ item, needed, available }: { item: string; needed: number; available: number }) =>
    `Short of stock: ${item} (${number(needed)} needed, ${number(available)} in stock)`,
  ApprovalNeeded: () => "Someone else has to approve this one. Request it on its own page",

  /** For rows that were planned before problems had codes. */
  Uncoded: () => "This error is from before an update. The downloaded file says what it is",
};

type Texts = typeof rowProblemTexts;
export type RowProblemCode = keyof Texts;

/** The values of a problem's sentence. */
export type RowProblemValues<Code extends RowProblemCode> =
  Parameters<Texts[Code]> extends [infer Values] ? Values : Record<string, never>;

/** A problem in wire form. */
export type RowProblem = {
  [Code in RowProblemCode]: { code: Code; params: RowProblemValues<Code> };
}[RowProblemCode];

/** The reason why a running row was refused: a problem of its own, or an error of the catalogue. */
export type RowRefusal = RowProblem | { code: ErrorCode; params: Record<string, never> };

export const ROW_PROBLEM_CODES = Object.keys(rowProblemTexts) as [RowProblemCode, ...RowProblemCode[]];

/** A problem's English sentence. */
export function rowProblemText({ code, params }: RowProblem): string {
  return (rowProblemTexts[code] as (values: RowProblem["params"]) => string)(params);
}
