import { EnvironmentError } from "./environment-error.ts";
import { isReachedByOthers } from "./loopback.ts";
import type { Environment } from "./variables.ts";

/**
 * Whether demo accounts may exist. Their passwords are public, so by default they may exist only in a shop that only
 * this machine can reach.
 */
export function allowsDemoAccounts(environment: Environment): boolean {
  if (environment.NODE_ENV === "production") return false;
  return environment.ALLOW_PUBLIC_DEMO || !isReachedByOthers(environment);
}

export function refuseReachableDemo(environment: Environment): void {
  if (!environment.DEMO || allowsDemoAccounts(environment)) return;
  throw new EnvironmentError(
    environment.NODE_ENV === "production"
      ? "DEMO: production refuses the demo accounts, because their passwords are public"
      : "DEMO: others reach HOST or PUBLIC_URL, and the demo accounts' passwords are public; set DEMO=false or ALLOW_PUBLIC_DEMO=true",
  );
}
