import {
  allMarkets,
  daysOnTheWay,
  IDEMPOTENCY_TTL_HOURS,
  JWT_TTL_HOURS,
  PASSWORD_RESET_TTL_MINUTES,
  type Market,
  type Markets,
  offers,
  PAYMENT_TTL_MINUTES,
  sellRateOf,
  type Settings,
  type ShippingMethod,
} from "@trove/contract";
import { type Language, languages } from "@trove/contract/languages";
import { formatEuros, fromEuros } from "@trove/money";
import { isolated, leftToRight } from "../typesetting/isolates.ts";

/** The settings that the documents state. */
export type StatedSettings = Pick<Settings, "company" | "topUps" | "selling" | "shipping" | "markets" | "complaints">;

/** The tag of a language in legal documents. English ones are in British English. */
export const legalTag = (language: Language): string => (language === "en" ? "en-GB" : languages[language].tag);

/** Words for the countries without a market of their own: if there are no others, and beside others. */
const standardWords: Readonly<Record<Language, { alone: string; beside: string }>> = {
  en: { alone: "all countries", beside: "all other countries" },
  fr: { alone: "tous les pays", beside: "tous les autres pays" },
  cn: { alone: "所有国家和地区", beside: "所有其他国家和地区" },
  ar: { alone: "جميع البلدان", beside: "جميع البلدان الأخرى" },
  vi: { alone: "mọi quốc gia", beside: "mọi quốc gia khác" },
};

/** The names of the countries whose market fits, as a list of words. Empty if there are none. */
function countriesWhere(
  { standard, countries }: Markets,
  fits: (market: Market) => boolean,
  language: Language,
): string {
  const tag = legalTag(language);
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const own = Object.entries(countries).filter((entry): entry is [string, Market] => entry[1] !== undefined);
  const fitting = own.filter(([, market]) => fits(market)).map(([code]) => names.of(code) ?? code);
  const { alone, beside } = standardWords[language];
  if (fits(standard)) fitting.push(own.length === 0 ? alone : beside);
  return new Intl.ListFormat(tag, { type: "conjunction" }).format(fitting);
}

/** How many boxes can be opened at once: a number, or several with their countries. Empty if no box can be opened. */
function mostBoxes(markets: Markets, language: Language): string {
  const most = allMarkets(markets).flatMap(({ boxes, maxOpenCount }) => (boxes ? [maxOpenCount] : []));
  const counts = [...new Set(most)].toSorted((a, b) => b - a);
  if (counts.length === 1) return counts.join("");
  const parts = counts.map((count) => {
    const places = countriesWhere(markets, ({ boxes, maxOpenCount }) => boxes && maxOpenCount === count, language);
    return `${count} (${places})`;
  });
  return new Intl.ListFormat(legalTag(language), { type: "conjunction" }).format(parts);
}

/** The facts about markets. Each is empty where it does not hold, so that a document can leave out its paragraph. */
function marketFacts(markets: Markets, language: Language): Record<string, string> {
  const where = (fits: (market: Market) => boolean) => countriesWhere(markets, fits, language);
  const withdrawal = (kind: Market["boxWithdrawal"]) => where((each) => each.boxes && each.boxWithdrawal === kind);
  return {
    boxCountries: where(({ boxes }) => boxes),
    itemCountries: withdrawal("Item"),
    noneCountries: withdrawal("None"),
    openCountries: withdrawal(null),
    ownMoneyCountries: where((each) => offers(each, "payout")),
    keptMoneyCountries: where((each) => !offers(each, "payout")),
    mostBoxes: mostBoxes(markets, language),
  };
}

/** Days on the way of both methods, and the countries that have others. */
function deliveryFacts(rules: Settings["shipping"]["delivery"], language: Language): Record<string, string> {
  const tag = legalTag(language);
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const days = (method: ShippingMethod) => {
    const { min, max } = daysOnTheWay(rules, method);
    return leftToRight(min === max ? String(min) : `${min}–${max}`);
  };
  const others = Object.keys(rules.countries).map((code) => names.of(code) ?? code);
  return {
    standardDays: days("standard"),
    expressDays: days("express"),
    ownDaysCountries: new Intl.ListFormat(tag, { type: "conjunction" }).format(others),
  };
}

/** The facts that the documents state. They come from the values that the shop itself uses, so that both agree. */
export function legalFacts(stated: StatedSettings, versionDate: Date, language: Language): Record<string, string> {
  const { company, topUps, selling, shipping, markets, complaints } = stated;
  const adrBody = complaints.adrBody.replaceAll(/\s*\n\s*/g, ", ").trim();
  const tag = legalTag(language);
  const money = (euros: number) => formatEuros(fromEuros(euros), tag);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2, numberingSystem: "latn" });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" });
  return {
    appName: isolated(company.name),
    companyLegalLine: isolated(company.legalLine),
    contactEmail: leftToRight(company.email),
    versionDate: day.format(versionDate),
    topUpMin: money(topUps.min),
    topUpMax: money(topUps.max),
    sellRate: leftToRight(percent.format(sellRateOf(selling))),
    cartStandard: money(shipping.prices.cartStandard),
    cartExpress: money(shipping.prices.cartExpress),
    shipmentStandard: money(shipping.prices.shipmentStandard),
    shipmentExpress: money(shipping.prices.shipmentExpress),
    complaintDays: String(complaints.answerDays),
    adrBody: adrBody && isolated(adrBody),
    // No document shows this one: it only leaves out a line.
    noAdrBody: adrBody === "" ? "none" : "",
    paymentMinutes: String(PAYMENT_TTL_MINUTES),
    sessionHours: String(JWT_TTL_HOURS),
    resetMinutes: String(PASSWORD_RESET_TTL_MINUTES),
    idempotencyHours: String(IDEMPOTENCY_TTL_HOURS),
    ...deliveryFacts(shipping.delivery, language),
    ...marketFacts(markets, language),
  };
}
