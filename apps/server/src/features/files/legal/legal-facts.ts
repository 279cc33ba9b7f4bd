import {
  IDEMPOTENCY_TTL_HOURS,
  JWT_TTL_HOURS,
  MAX_OPEN_COUNT,
  PASSWORD_RESET_TTL_MINUTES,
  PAYMENT_TTL_MINUTES,
  sellRateOf,
  type Settings,
} from "@trove/contract";
import { type Language, languages } from "@trove/contract/languages";
import { formatEuros, fromEuros } from "@trove/money";
import { isolated, leftToRight } from "../typesetting/isolates.ts";

/** The settings that the documents state. */
export type StatedSettings = Pick<Settings, "company" | "topUps" | "selling" | "shipping" | "complaints">;

/** The tag of a language in legal documents. English ones are in British English. */
export const legalTag = (language: Language): string => (language === "en" ? "en-GB" : languages[language].tag);

/** The facts that the documents state. They come from the values that the shop itself uses, so that both agree. */
export function legalFacts(stated: StatedSettings, versionDate: Date, language: Language): Record<string, string> {
  const { company, topUps, selling, shipping, complaints } = stated;
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
    maxOpenCount: String(MAX_OPEN_COUNT),
    cartStandard: money(shipping.prices.cartStandard),
    cartExpress: money(shipping.prices.cartExpress),
    shipmentStandard: money(shipping.prices.shipmentStandard),
    shipmentExpress: money(shipping.prices.shipmentExpress),
    complaintDays: String(complaints.answerDays),
    paymentMinutes: String(PAYMENT_TTL_MINUTES),
    sessionHours: String(JWT_TTL_HOURS),
    resetMinutes: String(PASSWORD_RESET_TTL_MINUTES),
    idempotencyHours: String(IDEMPOTENCY_TTL_HOURS),
  };
}
