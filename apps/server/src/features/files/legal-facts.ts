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
import { add, formatEuros } from "@trove/money";
import type { Environment } from "../../environment.ts";

const percent = new Intl.NumberFormat("en", { style: "percent" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The shop's details that appear in the documents. */
export type ShopIdentity = { appName: string; companyLegalLine: string; contactEmail: string };

type Settings = Pick<Environment, "APP_NAME" | "COMPANY_LEGAL_LINE" | "CONTACT_EMAIL">;

export const shopIdentity = ({ APP_NAME, COMPANY_LEGAL_LINE, CONTACT_EMAIL }: Settings): ShopIdentity => ({
  appName: APP_NAME,
  companyLegalLine: COMPANY_LEGAL_LINE,
  contactEmail: CONTACT_EMAIL,
});

/** The facts that the documents state, taken from the values that the shop itself uses. */
export function legalFacts(shop: ShopIdentity, versionDate: Date): Record<string, string> {
  return {
    ...shop,
    versionDate: day.format(versionDate),
    topUpMin: formatEuros(TOP_UP_MIN),
    topUpMax: formatEuros(TOP_UP_MAX),
    sellRate: percent.format(SELL_RATE),
    maxOpenCount: String(MAX_OPEN_COUNT),
    cartStandard: formatEuros(CART_SHIPPING_COST_DEFAULT),
    cartExpress: formatEuros(add(CART_SHIPPING_COST_DEFAULT, EXPRESS_SURCHARGE)),
    shipmentStandard: formatEuros(SHIPMENT_SHIPPING_COST_DEFAULT),
    shipmentExpress: formatEuros(add(SHIPMENT_SHIPPING_COST_DEFAULT, EXPRESS_SURCHARGE)),
    paymentMinutes: String(PAYMENT_TTL_MINUTES),
    sessionHours: String(JWT_TTL_HOURS),
    resetMinutes: String(PASSWORD_RESET_TTL_MINUTES),
    idempotencyHours: String(IDEMPOTENCY_TTL_HOURS),
  };
}
