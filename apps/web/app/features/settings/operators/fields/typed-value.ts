import type { HelpLines, Settings } from "@trove/contract";
import type { Market } from "@trove/contract/markets";
import type { SettingKind } from "./setting-kinds.ts";
import { sentDelivery, type TypedDelivery, typedDelivery } from "./typed-delivery.ts";
import { sentMarket, type TypedMarket, typedMarket } from "./typed-market.ts";
import { sentHelpLines, type TypedHelpLines, typedHelpLines } from "./typed-help-lines.ts";
import { sentWays, type TypedWays, typedWays } from "./typed-ways.ts";
import { numberIn, optionalNumberIn, textOf } from "./typed-number.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const mapped = (value: unknown, change: (part: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(isFields(value) ? value : {}).map(([name, part]) => [name, change(part, name)]));

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** The weight groups with each number changed; the codes of countries stay. */
const weightGroups = (value: unknown, change: (part: unknown) => unknown) =>
  listOf(value).map((group) => {
    const bands = listOf(group["bands"]).map(({ aboveGrams, prices }) => ({
      aboveGrams: change(aboveGrams),
      prices: mapped(prices, change),
    }));
    return { ...group, bands };
  });

/** A value as its field shows it: numbers and times are texts. */
export function typedValue(kind: SettingKind, value: unknown): unknown {
  switch (kind) {
    case "number":
    case "optionalNumber":
      return textOf(value);
    case "amounts":
      return Array.isArray(value) ? value.join("; ") : "";
    case "time":
      return textOf(value).slice(0, 16);
    case "prices":
      return mapped(value, textOf);
    case "countryPrices":
      return mapped(value, (prices) => mapped(prices, textOf));
    case "weightGroups":
      return weightGroups(value, textOf);
    case "countries":
      return mapped(value, (country) => mapped(country, (part, name) => (name === "vatPercent" ? textOf(part) : part)));
    case "market":
      return typedMarket(value as Market);
    case "markets":
      return mapped(value, (market) => typedMarket(market as Market));
    case "helpLines":
      return typedHelpLines(value as HelpLines);
    case "delivery":
      return typedDelivery(value as Settings["shipping"]["delivery"]);
    case "ways":
      return typedWays(value as Settings["payments"]["ways"]);
    case "colour":
    case "messages":
    case "picture":
    case "switch":
    case "text":
      return value;
  }
}

/** The value that a field's content stands for. Texts that are no numbers become NaN. */
export function sentValue(kind: SettingKind, typed: unknown): unknown {
  switch (kind) {
    case "number":
      return numberIn(typed);
    case "optionalNumber":
      return optionalNumberIn(typed);
    case "amounts":
      return textOf(typed)
        .split(";")
        .filter((part) => part.trim() !== "")
        .map(numberIn);
    case "time":
      return `${textOf(typed)}:00Z`;
    case "prices":
      return mapped(typed, numberIn);
    case "countryPrices":
      return mapped(typed, (prices) => mapped(prices, numberIn));
    case "weightGroups":
      return weightGroups(typed, numberIn);
    case "countries":
      return mapped(typed, (country) =>
        mapped(country, (part, name) => (name === "vatPercent" ? numberIn(part) : part)),
      );
    case "market":
      return sentMarket(typed as TypedMarket);
    case "markets":
      return mapped(typed, (market) => sentMarket(market as TypedMarket));
    case "helpLines":
      return sentHelpLines(typed as TypedHelpLines);
    case "delivery":
      return sentDelivery(typed as TypedDelivery);
    case "ways":
      return sentWays(typed as TypedWays);
    case "colour":
    case "messages":
    case "picture":
    case "switch":
    case "text":
      return typed;
  }
}

/** True if some text within the value was no number. */
export function hasWrongNumber(value: unknown): boolean {
  if (typeof value === "number") return Number.isNaN(value);
  return isFields(value) && Object.values(value).some(hasWrongNumber);
}
