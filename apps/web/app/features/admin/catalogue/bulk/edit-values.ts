import type { works } from "../../../../locales/en/dashboard/works.ts";
import type { Translated } from "../../../../locales/texts.ts";

/** The form of a change of many items; empty fields change nothing. */
export const noEdit = { pricePercent: "", categoryId: "", isActive: "", isSellable: "", addStock: "" };
type EditValues = typeof noEdit;

const PERCENT_LEAST = -90;
const PERCENT_MOST = 900;
const STOCK_MOST = 1_000_000;

function readPercent(text: string): number | undefined {
  const plain = text.trim().replace(",", ".").replace("%", "").trim();
  if (!/^[+-]?\d{1,3}([.]\d{1,2})?$/.test(plain)) return undefined;
  const percent = Number(plain);
  return percent >= PERCENT_LEAST && percent <= PERCENT_MOST ? percent : undefined;
}

function readPieces(text: string): number | undefined {
  const plain = text.trim();
  return /^[+-]?\d{1,7}$/.test(plain) && Math.abs(Number(plain)) <= STOCK_MOST ? Number(plain) : undefined;
}

const isEmpty = (values: EditValues) => Object.values(values).every((value) => value.trim() === "");

export function mistakesIn(values: EditValues, { edit: t }: Translated<typeof works>) {
  const percent = isEmpty(values) ? t.nothing : t.percentWrong;
  const needsPercent = isEmpty(values) || values.pricePercent.trim() !== "";
  return {
    pricePercent: needsPercent && readPercent(values.pricePercent) === undefined ? percent : undefined,
    addStock: values.addStock.trim() !== "" && readPieces(values.addStock) === undefined ? t.stockWrong : undefined,
  };
}

/** The change as the call takes it. */
export function changeOf({ pricePercent, categoryId, isActive, isSellable, addStock }: EditValues) {
  return {
    ...(pricePercent.trim() !== "" && { pricePercent: readPercent(pricePercent) }),
    ...(categoryId !== "" && { categoryId }),
    ...(isActive !== "" && { isActive: isActive === "yes" }),
    ...(isSellable !== "" && { isSellable: isSellable === "yes" }),
    ...(addStock.trim() !== "" && { addStock: readPieces(addStock) }),
  };
}
