import { refuseReachableDemo } from "./environment/demo-accounts.ts";
import { EnvironmentError } from "./environment/environment-error.ts";
import { refuseUnreachableQuorum } from "./environment/log-witnesses.ts";
import { refuseForProduction } from "./environment/production.ts";
import { refuseMisspelled } from "./environment/refuse-misspelled.ts";
import { refuseUnusableSignIn } from "./environment/sign-in-method.ts";
import { refuseUnendorsedKeys } from "./environment/signing-keys.ts";
import { type Environment, variables } from "./environment/variables.ts";

export { allowsDemoAccounts } from "./environment/demo-accounts.ts";
export { EnvironmentError, failureText } from "./environment/environment-error.ts";
export type { Environment } from "./environment/variables.ts";

/** Whoever has this half can vouch for a key of their own as the shop's, so it is of no use to a server. */
function refuseEndorsingSecret({ ENDORSING_SECRET }: NodeJS.ProcessEnv): void {
  if (ENDORSING_SECRET === undefined) return;
  throw new EnvironmentError(
    "ENDORSING_SECRET: keep it offline, for `npm run keys -- rotate` alone; no server needs it",
  );
}

const checkoutVariables = [
  "CHECKOUT_SECRET_KEY",
  "CHECKOUT_PUBLIC_KEY",
  "CHECKOUT_WEBHOOK_KEY",
  "CHECKOUT_CHANNEL_ID",
] as const;

function requireForCheckout({ PAYMENT_PROVIDER }: Environment, given: NodeJS.ProcessEnv): void {
  const missing = checkoutVariables.find((name) => !given[name]);
  if (PAYMENT_PROVIDER === "checkoutcom" && missing) {
    throw new EnvironmentError(`${missing} is required where PAYMENT_PROVIDER is checkoutcom`);
  }
}

/** Minutes from the announcement of other odds until they are in force. */
const ODDS_NOTICE_DEFAULT = 10;

/**
 * Reads the settings listed in docs/operations.md. Throws EnvironmentError for a malformed or misspelled one, for a
 * missing one that production, the payment provider or the sign-in method requires, and for an unsafe one.
 */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  refuseEndorsingSecret(filled);
  refuseMisspelled(Object.keys(filled));
  const parsed = variables.safeParse(filled);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvironmentError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const isProduction = parsed.data.NODE_ENV === "production";
  const {
    ADMIN_FACTOR_REQUIRED = isProduction,
    DEMO = !isProduction,
    ODDS_NOTICE_MINUTES,
    PUBLIC_URL,
    ...rest
  } = parsed.data;
  const host = rest.HOST.includes(":") ? `[${rest.HOST}]` : rest.HOST;
  const environment = {
    ...rest,
    ADMIN_FACTOR_REQUIRED,
    DEMO,
    ODDS_NOTICE_MINUTES: ODDS_NOTICE_MINUTES ?? (DEMO ? 0 : ODDS_NOTICE_DEFAULT),
    PUBLIC_URL: (PUBLIC_URL ?? `http://${host}:${rest.PORT}`).replace(/\/$/, ""),
  };
  refuseUnusableSignIn(environment);
  refuseUnendorsedKeys(environment);
  refuseUnreachableQuorum(environment);
  requireForCheckout(environment, filled);
  if (environment.NODE_ENV === "production") refuseForProduction(environment, filled);
  refuseReachableDemo(environment);
  return environment;
}

/** A warning for each setting that is allowed but may be a mistake. */
export function environmentWarnings({ NODE_ENV, RATE_LIMIT_FACTOR }: Environment): string[] {
  const isUnlimited = NODE_ENV === "production" && RATE_LIMIT_FACTOR === 0;
  return isUnlimited ? ["RATE_LIMIT_FACTOR is 0: nothing limits calls and attempts to sign in"] : [];
}
