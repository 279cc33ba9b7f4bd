import type { z } from "zod";
import { commandText } from "./command-text.ts";
import { refuseReachableDemo } from "./environment/demo-accounts.ts";
import { EnvironmentError, throwProblems } from "./environment/environment-error.ts";
import { refuseUnreachableQuorum } from "./environment/log-witnesses.ts";
import { refuseForProduction } from "./environment/production.ts";
import { refuseMisspelled } from "./environment/refuse-misspelled.ts";
import { refuseUnusableSignIn } from "./environment/sign-in-method.ts";
import { refuseUnendorsedKeys } from "./environment/signing-keys.ts";
import { type Environment, variables } from "./environment/variables.ts";
import { paymentProviders } from "./payment-providers/payment-providers.ts";

export { allowsDemoAccounts } from "./environment/demo-accounts.ts";
export { EnvironmentError, failureText } from "./environment/environment-error.ts";
export { witnessPolicyOf } from "./environment/log-witnesses.ts";
export {
  type BackupSettings,
  type DatabaseSettings,
  type Environment,
  readBackupSettings,
  readDatabaseSettings,
} from "./environment/variables.ts";

/** Servers refuse this setting: a thief of the secret half could vouch for their own key as the shop's. */
function refuseEndorsingSecret({ ENDORSING_SECRET }: NodeJS.ProcessEnv): void {
  if (ENDORSING_SECRET === undefined) return;
  throw new EnvironmentError(
    `ENDORSING_SECRET: keep it offline, for \`${commandText("keys", "rotate")}\` alone; no server needs it`,
  );
}

/** Servers refuse this setting: a thief of the machine could then read every backup that was ever made. */
function refuseBackupIdentity({ BACKUP_IDENTITY }: NodeJS.ProcessEnv): void {
  if (BACKUP_IDENTITY === undefined) return;
  throw new EnvironmentError("BACKUP_IDENTITY: keep it offline, for a restore alone; no server needs it");
}

function requireForBackups({ BACKUP_TO, BACKUP_RECIPIENT }: Environment): void {
  if (BACKUP_TO === undefined || BACKUP_RECIPIENT !== undefined) return;
  throw new EnvironmentError("BACKUP_RECIPIENT is required with BACKUP_TO: backups are always encrypted");
}

function requireForPayments(environment: Environment, given: NodeJS.ProcessEnv): void {
  const { PAYMENT_PROVIDERS: taking, PAYMENT_PROVIDERS_CLOSING: closing } = environment;
  if (given["PAYMENT_PROVIDERS"] && given["PAYMENT_PROVIDER"]) {
    throw new EnvironmentError("PAYMENT_PROVIDER: leave it out beside PAYMENT_PROVIDERS, which has it in its list");
  }
  const both = closing.find((name) => taking.includes(name));
  if (both) throw new EnvironmentError(`PAYMENT_PROVIDERS_CLOSING: ${both} still takes new payments`);
  for (const provider of [...taking, ...closing]) {
    const missing = paymentProviders[provider].required.find((name) => !given[name]);
    if (missing) throw new EnvironmentError(`${missing} is required where PAYMENT_PROVIDER is ${provider}`);
  }
}

/** Minutes between the announcement of new odds and the time from which they apply. */
const ODDS_NOTICE_DEFAULT = 10;

/** Seconds in which proxies notice that a process is about to end. Their health checks come every few seconds. */
const DRAIN_DEFAULT = 10;

function withDefaults(parsed: z.output<typeof variables>): Environment {
  const isProduction = parsed.NODE_ENV === "production";
  const {
    ADMIN_FACTOR_REQUIRED = isProduction,
    DEMO = !isProduction,
    DRAIN_SECONDS = isProduction ? DRAIN_DEFAULT : 0,
    ODDS_NOTICE_MINUTES,
    PUBLIC_URL,
    PAYMENT_PROVIDERS = [parsed.PAYMENT_PROVIDER],
    ...rest
  } = parsed;
  const host = rest.HOST.includes(":") ? `[${rest.HOST}]` : rest.HOST;
  return {
    ...rest,
    PAYMENT_PROVIDER: PAYMENT_PROVIDERS[0],
    PAYMENT_PROVIDERS,
    ADMIN_FACTOR_REQUIRED,
    DEMO,
    DRAIN_SECONDS,
    ODDS_NOTICE_MINUTES: ODDS_NOTICE_MINUTES ?? (DEMO ? 0 : ODDS_NOTICE_DEFAULT),
    PUBLIC_URL: (PUBLIC_URL ?? `http://${host}:${rest.PORT}`).replace(/\/$/, ""),
  };
}

/** Checks well-formed settings for values that are unsafe or don't fit together. Each check throws EnvironmentError. */
function meaningChecks(environment: Environment, given: NodeJS.ProcessEnv): (() => void)[] {
  return [
    () => refuseUnusableSignIn(environment),
    () => refuseUnendorsedKeys(environment),
    () => refuseUnreachableQuorum(environment),
    () => requireForPayments(environment, given),
    () => requireForBackups(environment),
    () => {
      if (environment.NODE_ENV === "production") refuseForProduction(environment, given);
    },
    () => refuseReachableDemo(environment),
  ];
}

/**
 * Reads the settings listed in docs/settings.md. Throws one EnvironmentError that lists every problem: malformed,
 * misspelled and unsafe settings, and missing ones that production, the payment provider or the sign-in method
 * requires.
 */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(filled);
  const issues = parsed.error?.issues ?? [];
  const malformed = issues.map(({ path }) => String(path[0]));
  // Checks the other settings as if the malformed ones were not set.
  const others = Object.fromEntries(Object.entries(filled).filter(([name]) => !malformed.includes(name)));
  const environment = withDefaults(parsed.data ?? variables.parse(others));
  // Problems that only follow from a malformed setting are not reported. Unreadable endorsements also cause one about
  // SIGNING_KEY, for example.
  const follows = (problem: string) =>
    malformed.some((name) => problem.includes(name) || name.startsWith(problem.split(/:? /)[0] ?? ""));
  throwProblems([
    () => refuseEndorsingSecret(filled),
    () => refuseBackupIdentity(filled),
    () => refuseMisspelled(Object.keys(filled)),
    ...issues.map(({ path, message }) => () => {
      throw new EnvironmentError(`${String(path[0])}: ${message}`);
    }),
    ...meaningChecks(environment, filled).map((check) => () => throwProblems([check], follows)),
  ]);
  return environment;
}

/** Returns a warning for each setting that is allowed but may be a mistake. */
export function environmentWarnings({ NODE_ENV, RATE_LIMIT_FACTOR, SMTP_URL }: Environment): string[] {
  if (NODE_ENV !== "production") return [];
  return [
    ...(RATE_LIMIT_FACTOR === 0 ? ["RATE_LIMIT_FACTOR is 0: nothing limits calls and attempts to sign in"] : []),
    ...(SMTP_URL === undefined ? ["SMTP_URL is not set: e-mails are written to files and reach nobody"] : []),
  ];
}
