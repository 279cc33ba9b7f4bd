import type { Settings } from "@trove/contract";
import { optionalNumberIn, textOf } from "./typed-number.ts";

type Ways = Settings["payments"]["ways"];
type Way = NonNullable<Ways>[number];

/** A way to pay as its fields show it: numbers and lists of currencies are texts, and no countries are all. */
export type TypedWay = Omit<Way, "provider" | "countries" | "currencies" | "least" | "most"> & {
  provider: string;
  countries: readonly string[];
  currencies: string;
  least: string;
  most: string;
};

export const newWay: TypedWay = {
  provider: "sandbox",
  method: "card",
  countries: [],
  currencies: "",
  least: "",
  most: "",
  topUps: true,
  orders: true,
};

/** Null stands for every method of the shop's providers. */
export type TypedWays = readonly TypedWay[] | null;

export const typedWays = (ways: Ways): TypedWays =>
  ways &&
  ways.map(({ countries, currencies, least, most, ...way }) => ({
    ...way,
    countries: countries ?? [],
    currencies: (currencies ?? []).join("; "),
    least: textOf(least),
    most: textOf(most),
  }));

/** The ways that the fields stand for. Texts that are no numbers become NaN. */
export const sentWays = (ways: TypedWays) =>
  ways &&
  ways.map(({ countries, currencies, least, most, ...way }) => {
    const codes = currencies.split(";").map((code) => code.trim().toUpperCase());
    const named = codes.filter((code) => code !== "");
    return {
      ...way,
      countries: countries.length === 0 ? null : countries,
      currencies: named.length === 0 ? null : named,
      least: optionalNumberIn(least),
      most: optionalNumberIn(most),
    };
  });
