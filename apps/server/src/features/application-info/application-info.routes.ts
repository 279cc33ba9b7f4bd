import {
  type ResponseOf,
  allMarkets,
  COPYRIGHT_YEAR,
  daysOnTheWay,
  type Endpoints,
  MAX_ADDRESSES,
  marketOfAll,
  MAX_OPEN_COUNT,
  PAGE_SIZE_DEFAULT,
  PAYMENT_TTL_MINUTES,
  placeOf,
  sellRateOf,
  type Settings,
  vatRateOf,
  TX_RANGE_DAYS_DEFAULT,
  TX_RANGE_DAYS_MAX,
} from "@trove/contract";
import { keyIdOf } from "@trove/fairness";
import { fromEuros, subtract, toEuros } from "@trove/money";
import type { Environment } from "../../environment.ts";
import { VERSION } from "../../environment/version.ts";
import type { Bind } from "../../http/bind.ts";
import type { Secrets } from "../../secrets.ts";
import type { SettingsReader } from "../settings/index.ts";
import { currencies } from "./currencies.ts";

type ApplicationInfo = ResponseOf<Endpoints["getApplicationInfo"]>;

function shippingMethods({ delivery }: Settings["shipping"], standard: number, express: number) {
  const days = (method: "standard" | "express") => {
    const { min, max } = daysOnTheWay(delivery, method);
    return min === max ? `${min}` : `${min}–${max}`;
  };
  return [
    { id: "standard" as const, cost: standard, days: days("standard") },
    { id: "express" as const, cost: express, days: days("express") },
  ];
}

function countriesResponse({ countries: rules }: Settings["countries"]): ApplicationInfo["countries"] {
  const known = Object.entries(rules).map(([code, country]) => {
    const { vatPercent: _, ...rest } = country;
    const { name = code, callingCode = "" } = placeOf(code) ?? {};
    return { code, name, callingCode, ...rest, vatRate: vatRateOf(rules, code) };
  });
  return known.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

const constants = {
  maxOpenCount: MAX_OPEN_COUNT,
  maxAddresses: MAX_ADDRESSES,
  paymentTtlMinutes: PAYMENT_TTL_MINUTES,
  pageSizeDefault: PAGE_SIZE_DEFAULT,
  txRangeDaysDefault: TX_RANGE_DAYS_DEFAULT,
  txRangeDaysMax: TX_RANGE_DAYS_MAX,
};

type Known = Pick<Environment, "COMPANY_TIME_ZONE" | "COUNTRY_HEADER">;

/** The fields that operators can change. Boxes differ by country only if requests tell theirs. */
function settingsResponse(settings: Settings, { COMPANY_TIME_ZONE: timeZone, COUNTRY_HEADER: header }: Known) {
  const { company, look, selling, topUps, orders, shipping, countries: rules, countdown, maintenance } = settings;
  const { quick, maxOpenCount, sellBack, boxes } = settings.markets.standard;
  const { maxCartItems, maxSameItem } = orders;
  const { freeAbove, prices, countryPrices, assumedGrams, weightGroups, delivery } = shipping;
  const { cartStandard, cartExpress, shipmentStandard, shipmentExpress } = prices;
  const shippingCosts = {
    cartShippingCostDefault: cartStandard,
    shipmentShippingCostDefault: shipmentStandard,
    expressSurcharge: toEuros(subtract(fromEuros(cartExpress), fromEuros(cartStandard))),
  };
  const limits = { maxCartItems, maxSameItem, topUpMin: topUps.min, topUpMax: topUps.max };
  return {
    appName: company.name,
    companyLegalLine: company.legalLine,
    contactEmail: company.email,
    complaints: settings.complaints,
    look,
    shipping: { freeAbove, prices, countryPrices, assumedGrams, weightGroups, delivery, timeZone },
    play: { quick, maxOpenCount, sellBack },
    boxes: {
      areOffered: boxes,
      differ: header !== undefined && allMarkets(settings.markets).some((of) => of.boxes !== boxes),
    },
    shippingMethods: {
      cart: shippingMethods(shipping, cartStandard, cartExpress),
      shipment: shippingMethods(shipping, shipmentStandard, shipmentExpress),
    },
    countries: countriesResponse(rules),
    constants: {
      ...constants,
      ...limits,
      ...shippingCosts,
      topUpPresets: topUps.presets,
      sellRate: sellRateOf(selling),
    },
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
  requestCountry: (headers: Record<string, string | string[] | undefined>) => string | undefined;
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
  const { environment, secrets, publicLog, settings, now, requestCountry } = parts;
  const { ENDORSING_KEY: endorsing } = environment;
  const applicationInfo: Fixed = {
    version: VERSION,
    trademarkDisclaimer:
      "Names, marks and pictures belong to their owners. The shop is not affiliated with, or endorsed by, any of them.",
    copyrightYear: COPYRIGHT_YEAR,
    authMethod: environment.AUTH_METHOD,
    currencies,
    endorsingKey: endorsing === undefined ? null : { keyId: keyIdOf(endorsing), publicKey: endorsing },
    demo: environment.DEMO,
    adminDemoPages: environment.ADMIN_DEMO_PAGES,
    paymentProvider: environment.PAYMENT_PROVIDER,
  };
  bind("getApplicationInfo", async () => ({
    ...applicationInfo,
    ...settingsResponse(await settings.at(now()), environment),
    receiptKeys: receiptKeys(secrets, await publicLog.keyPlaces()),
    logs: { ...publicLog.keys, termsIndex: await publicLog.logsPlace() },
  }));
  bind("getOffered", async ({ headers }) => {
    const country = requestCountry(headers);
    const { markets } = await settings.at(now());
    return { boxes: marketOfAll(markets, country === undefined ? [] : [country]).boxes };
  });
}
