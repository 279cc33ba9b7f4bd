import type { works } from "../../../../locales/en/operators/works.ts";
import type { Translated } from "../../../../locales/texts.ts";
import { makerOf, type Makers } from "../maker-options.tsx";
import { readWeight } from "../item/item-values.ts";

/** The empty form for a change of many items. Empty fields change nothing. */
export const noEdit = {
  pricePercent: "",
  categoryId: "",
  isActive: "",
  isSellable: "",
  maker: "",
  weight: "",
  stock: "add",
  pieces: "",
};
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

/** How to change the stock of all items: add a number, set a number, or make it unlimited. */
export const STOCK_CHANGES = ["add", "set", "unlimited"] as const;

function readPieces({ stock, pieces }: Pick<EditValues, "stock" | "pieces">): number | undefined {
  const plain = pieces.trim();
  const form = stock === "set" ? /^\d{1,7}$/ : /^[+-]?\d{1,7}$/;
  return form.test(plain) && Math.abs(Number(plain)) <= STOCK_MOST ? Number(plain) : undefined;
}

function stockOf(values: Pick<EditValues, "stock" | "pieces">) {
  if (values.stock === "unlimited") return { setStock: null };
  if (values.pieces.trim() === "") return {};
  return values.stock === "set" ? { setStock: readPieces(values) } : { addStock: readPieces(values) };
}

const isEmpty = ({ stock, ...values }: EditValues) =>
  stock !== "unlimited" && Object.values(values).every((value) => value.trim() === "");

export function mistakesIn(values: EditValues, { edit: t }: Translated<typeof works>) {
  const percent = isEmpty(values) ? t.nothing : t.percentWrong;
  const needsPercent = isEmpty(values) || values.pricePercent.trim() !== "";
  const isWrong = values.stock !== "unlimited" && values.pieces.trim() !== "" && readPieces(values) === undefined;
  return {
    pricePercent: needsPercent && readPercent(values.pricePercent) === undefined ? percent : undefined,
    weight: readWeight(values.weight) === undefined ? t.weightWrong : undefined,
    pieces: isWrong ? (values.stock === "set" ? t.countWrong : t.stockWrong) : undefined,
  };
}

/** The change in the call's format. */
export function changeOf(
  { pricePercent, categoryId, isActive, isSellable, weight, maker: chosen, ...values }: EditValues,
  makers: Makers,
) {
  const maker = makerOf(makers, chosen);
  return {
    ...(pricePercent.trim() !== "" && { pricePercent: readPercent(pricePercent) }),
    ...(categoryId !== "" && { categoryId }),
    ...(isActive !== "" && { isActive: isActive === "yes" }),
    ...(isSellable !== "" && { isSellable: isSellable === "yes" }),
    ...(weight.trim() !== "" && { weightGrams: readWeight(weight) }),
    ...(maker !== undefined && { maker }),
    ...stockOf(values),
  };
}
