import type { ShownOpening } from "@trove/fairness";
import { joinLogged, type LoggedVerdict } from "../logged/judge-logged.ts";
import { lookUpLogged } from "../logged/look-up-logged.ts";

/** Looks up all draws of a shared opening in the public log. Throws ApiError. */
export async function lookUpShared(draws: readonly ShownOpening[]): Promise<LoggedVerdict> {
  return joinLogged(await Promise.all(draws.map(lookUpLogged)));
}
