import {
  CART_SHIPPING_COST_DEFAULT,
  EXPRESS_SURCHARGE,
  IDEMPOTENCY_TTL_HOURS,
  JWT_TTL_HOURS,
  MAX_OPEN_COUNT,
  PASSWORD_RESET_TTL_MINUTES,
  PAYMENT_TTL_MINUTES,
  SELL_RATE,
  SHIPMENT_SHIPPING_COST_DEFAULT,
  TOP_UP_MAX,
  TOP_UP_MIN,
} from "@trove/contract";
import { type Language, languages } from "@trove/contract/languages";
import { add, type Cents, formatEuros } from "@trove/money";
import type { Environment } from "../../../environment.ts";
import { isolated, leftToRight } from "../typesetting/isolates.ts";

/** The shop's details that appear in the documents. */
export type ShopIdentity = { appName: string; companyLegalLine: string; contactEmail: string };

type Settings = Pick<Environment, "APP_NAME" | "COMPANY_LEGAL_LINE" | "CONTACT_EMAIL">;

export const shopIdentity = ({ APP_NAME, COMPANY_LEGAL_LINE, CONTACT_EMAIL }: Settings): ShopIdentity => ({
  appName: APP_NAME,
  companyLegalLine: COMPANY_LEGAL_LINE,
  contactEmail: CONTACT_EMAIL,
});

/** The tag of a language in legal documents. English ones are in British English. */
export const legalTag = (language: Language): string => (language === "en" ? "en-GB" : languages[language].tag);

/** The facts that the documents state. They come from the values that the shop itself uses, so that both agree. */
export function legalFacts(shop: ShopIdentity, versionDate: Date, language: Language): Record<string, string> {
  const tag = legalTag(language);
  const money = (amount: Cents) => formatEuros(amount, tag);
  const percent = new Intl.NumberFormat(tag, { style: "percent", numberingSystem: "latn" });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC", numberingSystem: "latn" });
  return {
    appName: isolated(shop.appName),
    companyLegalLine: isolated(shop.companyLegalLine),
    contactEmail: leftToRight(shop.contactEmail),
    versionDate: day.format(versionDate),
    topUpMin: money(TOP_UP_MIN),
    topUpMax: money(TOP_UP_MAX),
    sellRate: leftToRight(percent.format(SELL_RATE)),
    maxOpenCount: String(MAX_OPEN_COUNT),
    cartStandard: money(CART_SHIPPING_COST_DEFAULT),
    cartExpress: money(add(CART_SHIPPING_COST_DEFAULT, EXPRESS_SURCHARGE)),
    shipmentStandard: money(SHIPMENT_SHIPPING_COST_DEFAULT),
    shipmentExpress: money(add(SHIPMENT_SHIPPING_COST_DEFAULT, EXPRESS_SURCHARGE)),
    paymentMinutes: String(PAYMENT_TTL_MINUTES),
    sessionHours: String(JWT_TTL_HOURS),
    resetMinutes: String(PASSWORD_RESET_TTL_MINUTES),
    idempotencyHours: String(IDEMPOTENCY_TTL_HOURS),
  };
}
