import { defaultHelpLines, defaultSettings, openMarket, type Settings } from "@trove/contract";
import type { Environment } from "../../environment.ts";

type Variables = Pick<
  Environment,
  "NODE_ENV" | "DEMO" | "APP_NAME" | "COMPANY_LEGAL_LINE" | "CONTACT_EMAIL" | "COUNTDOWN_UNTIL" | "MAINTENANCE"
>;

/** The demo sells a bath, a boat and a bed, which no parcel service takes. */
const freight = {
  countries: [],
  bands: [
    {
      aboveGrams: 31_500,
      prices: { cartStandard: 89, cartExpress: 149, shipmentStandard: 89, shipmentExpress: 149 },
    },
  ],
};

/**
 * The values of a shop that has changed nothing: those of the contract, and what the process was started with. In
 * production, no box can be opened before an operator turns a market on, and items need the facts about their safety.
 */
export function defaultsOf(environment: Variables): Settings {
  const isForTrying = environment.DEMO || environment.NODE_ENV !== "production";
  return {
    ...defaultSettings,
    company: {
      name: environment.APP_NAME,
      legalLine: environment.COMPANY_LEGAL_LINE,
      email: environment.CONTACT_EMAIL,
    },
    markets: {
      standard: { ...openMarket, boxes: isForTrying },
      countries: {},
      helpLines: defaultHelpLines,
    },
    shipping: { ...defaultSettings.shipping, weightGroups: environment.DEMO ? [freight] : [] },
    safety: { isRequired: !isForTrying },
    countdown: { countdownUntil: environment.COUNTDOWN_UNTIL },
    maintenance: { isOn: environment.MAINTENANCE, messages: { en: "", fr: "", vi: "", cn: "", ar: "" } },
  };
}
