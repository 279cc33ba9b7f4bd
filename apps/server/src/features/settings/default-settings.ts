import { defaultSettings, type Settings } from "@trove/contract";
import type { Environment } from "../../environment.ts";

type Variables = Pick<Environment, "COUNTDOWN_UNTIL" | "MAINTENANCE">;

/** The values of a shop that has changed nothing: those of the contract, and what the process was started with. */
export function defaultsOf(environment: Variables): Settings {
  return {
    ...defaultSettings,
    countdown: { countdownUntil: environment.COUNTDOWN_UNTIL },
    maintenance: { isOn: environment.MAINTENANCE, messages: { en: "", fr: "", vi: "", cn: "", ar: "" } },
  };
}
