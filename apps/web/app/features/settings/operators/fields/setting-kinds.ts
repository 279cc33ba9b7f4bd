import type { SettingGroup } from "@trove/contract";

/** How the value of a field is shown and typed. */
export type SettingKind =
  | "amounts"
  | "colour"
  | "countries"
  | "countryPrices"
  | "delivery"
  | "helpLines"
  | "market"
  | "markets"
  | "messages"
  | "number"
  | "optionalNumber"
  | "picture"
  | "prices"
  | "switch"
  | "text"
  | "time"
  | "ways"
  | "weightGroups";

/** The fields of each group, in their order on the page. */
export const settingKinds: Readonly<Record<SettingGroup, Readonly<Record<string, SettingKind>>>> = {
  company: { name: "text", legalLine: "text", email: "text" },
  look: { darkColour: "colour", lightColour: "colour", logoUrl: "picture" },
  selling: { sellRatePercent: "number" },
  topUps: { min: "number", max: "number", presets: "amounts" },
  orders: { maxCartItems: "number", maxSameItem: "number", maxUnpaidOrders: "number" },
  payments: { ways: "ways" },
  shipping: {
    prices: "prices",
    freeAbove: "optionalNumber",
    countryPrices: "countryPrices",
    assumedGrams: "number",
    weightGroups: "weightGroups",
    delivery: "delivery",
  },
  countries: { countries: "countries" },
  markets: { standard: "market", countries: "markets", helpLines: "helpLines" },
  safety: { isRequired: "switch" },
  complaints: { answerDays: "number", adrBody: "text" },
  returns: { address: "text" },
  countdown: { countdownUntil: "time" },
  maintenance: { isOn: "switch", messages: "messages" },
};
