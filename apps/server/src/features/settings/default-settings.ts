import { defaultSettings, type Settings } from "@trove/contract";
import type { Environment } from "../../environment.ts";

type Variables = Pick<
  Environment,
  "APP_NAME" | "COMPANY_LEGAL_LINE" | "CONTACT_EMAIL" | "COUNTDOWN_UNTIL" | "MAINTENANCE"
>;

/** The values of a shop that has changed nothing: those of the contract, and what the process was started with. */
export function defaultsOf(environment: Variables): Settings {
  return {
    ...defaultSettings,
    company: {
      name: environment.APP_NAME,
      legalLine: environment.COMPANY_LEGAL_LINE,
      email: environment.CONTACT_EMAIL,
    },
    countdown: { countdownUntil: environment.COUNTDOWN_UNTIL },
    maintenance: { isOn: environment.MAINTENANCE, messages: { en: "", fr: "", vi: "", cn: "", ar: "" } },
  };
}
