import {
  type ResponseOf,
  CART_SHIPPING_COST_DEFAULT,
  COPYRIGHT_YEAR,
  countries,
  type Endpoints,
  EXPRESS_SURCHARGE,
  MAX_ADDRESSES,
  MAX_OPEN_COUNT,
  PAGE_SIZE_DEFAULT,
  PAYMENT_TTL_MINUTES,
  SHIPMENT_SHIPPING_COST_DEFAULT,
  sellRateOf,
  SHIPPING_COSTS,
  type Settings,
  type ShippingMethod,
  TX_RANGE_DAYS_DEFAULT,
  TX_RANGE_DAYS_MAX,
} from "@trove/contract";
import { keyIdOf } from "@trove/fairness";
import { type Cents, toEuros } from "@trove/money";
import type { Environment } from "../../environment.ts";
import type { Bind } from "../../http/bind.ts";
import type { Secrets } from "../../secrets.ts";
import type { SettingsReader } from "../settings/index.ts";
import { currencies } from "./currencies.ts";

type ApplicationInfo = ResponseOf<Endpoints["getApplicationInfo"]>;

const VERSION = "1.0.0";

function shippingMethods({ standard, express }: Record<ShippingMethod, Cents>) {
  return [
    { id: "standard" as const, cost: toEuros(standard), days: "3–5" },
    { id: "express" as const, cost: toEuros(express), days: "1–2" },
  ];
}

const constants = {
  cartShippingCostDefault: toEuros(CART_SHIPPING_COST_DEFAULT),
  shipmentShippingCostDefault: toEuros(SHIPMENT_SHIPPING_COST_DEFAULT),
  expressSurcharge: toEuros(EXPRESS_SURCHARGE),
  maxOpenCount: MAX_OPEN_COUNT,
  maxAddresses: MAX_ADDRESSES,
  paymentTtlMinutes: PAYMENT_TTL_MINUTES,
  pageSizeDefault: PAGE_SIZE_DEFAULT,
  txRangeDaysDefault: TX_RANGE_DAYS_DEFAULT,
  txRangeDaysMax: TX_RANGE_DAYS_MAX,
};

/** The fields that operators can change. */
function settingsResponse({ selling, topUps, orders, countdown, maintenance }: Settings) {
  const { maxCartItems, maxSameItem } = orders;
  const limits = { maxCartItems, maxSameItem, topUpMin: topUps.min, topUpMax: topUps.max };
  return {
    constants: { ...constants, ...limits, topUpPresets: topUps.presets, sellRate: sellRateOf(selling) },
    maintenance: maintenance.isOn,
    maintenanceMessages: maintenance.messages,
    countdownUntilUtc: countdown.countdownUntil,
  };
}

type Fixed = Omit<ApplicationInfo, "receiptKeys" | "logs" | keyof ReturnType<typeof settingsResponse>>;

type ApplicationInfoParts = {
  environment: Environment;
  secrets: Pick<Secrets, "signingKeys">;
  settings: SettingsReader;
  now: () => Date;
  /**
   * The data with which the public logs can be verified, with the shop's signatures, and the places of these terms and
   * of the shop's keys (by key id) in the terms log.
   */
  publicLog: {
    keys: Omit<ApplicationInfo["logs"], "termsIndex">;
    logsPlace(): Promise<number | null>;
    keyPlaces(): Promise<ReadonlyMap<string, number>>;
  };
};

function receiptKeys(
  { signingKeys }: ApplicationInfoParts["secrets"],
  places: ReadonlyMap<string, number>,
): ApplicationInfo["receiptKeys"] {
  return signingKeys.map(({ keyId, publicKey, fromUtc, endorsement }) => {
    return { keyId, publicKey, fromUtc, untilUtc: null, endorsement, logIndex: places.get(keyId) ?? null };
  });
}

/** Serves the settings of the shop that its pages need. They are the same for everybody. */
export function applicationInfoRoutes(bind: Bind, parts: ApplicationInfoParts): void {
  const { environment, secrets, publicLog, settings, now } = parts;
  const { ENDORSING_KEY: endorsing } = environment;
  const applicationInfo: Fixed = {
    appName: environment.APP_NAME,
    version: VERSION,
    companyLegalLine: environment.COMPANY_LEGAL_LINE,
    trademarkDisclaimer:
      "Names, marks and pictures belong to their owners. The shop is not affiliated with, or endorsed by, any of them.",
    contactEmail: environment.CONTACT_EMAIL,
    copyrightYear: COPYRIGHT_YEAR,
    authMethod: environment.AUTH_METHOD,
    currencies,
    endorsingKey: endorsing === undefined ? null : { keyId: keyIdOf(endorsing), publicKey: endorsing },
    countries: countries.map((country) => ({ ...country })),
    shippingMethods: {
      cart: shippingMethods(SHIPPING_COSTS.cart),
      shipment: shippingMethods(SHIPPING_COSTS.shipment),
    },
    demo: environment.DEMO,
    adminDemoPages: environment.ADMIN_DEMO_PAGES,
    paymentProvider: environment.PAYMENT_PROVIDER,
  };
  bind("getApplicationInfo", async () => ({
    ...applicationInfo,
    ...settingsResponse(await settings.at(now())),
    receiptKeys: receiptKeys(secrets, await publicLog.keyPlaces()),
    logs: { ...publicLog.keys, termsIndex: await publicLog.logsPlace() },
  }));
}
