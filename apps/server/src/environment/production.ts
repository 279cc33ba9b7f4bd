import { commandText } from "../command-text.ts";
import { roleOf } from "../database/servers.ts";
import { movesMoney } from "../payment-providers/payment-providers.ts";
import { isMollieTestKey } from "../payment-providers/mollie/account.ts";
import { isTestKey } from "../payment-providers/stripe/account.ts";
import { EnvironmentError, throwProblems } from "./environment-error.ts";
import { refuseMirrorsHere } from "./log-mirrors.ts";
import { isLoopbackUrl } from "./loopback.ts";
import type { Environment } from "./variables.ts";

/**
 * 32 random bytes have about 30 different values, and their hex digits about 16. Zeros or a repeated word have fewer
 * than this.
 */
const LEAST_VALUES = 8;

/** Words in placeholders for secrets, as templates have them. */
const PLACEHOLDER = /change|replace|example|secret|password|default|insert|your/i;

/** Whether more than half of the bytes differ from the byte before by the same step, as in 00 01 02 or 01 23 45. */
function isCounted(bytes: Buffer): boolean {
  const counts = new Map<number, number>();
  for (let at = 1; at < bytes.length; at += 1) {
    const step = ((bytes[at] ?? 0) - (bytes[at - 1] ?? 0)) & 255;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return Math.max(...counts.values()) > bytes.length / 2;
}

/** Whether a secret was obviously not drawn at random. `encoding` is the form in which it is written. */
function isWeakSecret(secret: string, encoding: "utf8" | "hex"): boolean {
  const bytes = Buffer.from(secret, encoding);
  const isText = encoding === "utf8" && PLACEHOLDER.test(secret);
  return isText || new Set(bytes).size < LEAST_VALUES || isCounted(bytes);
}

/** Settings that production requires. */
export const requiredInProduction: readonly string[] = [
  "PUBLIC_URL",
  "JWT_SECRET",
  "ROOT_KEY",
  "SIGNING_KEY",
  "ENDORSING_KEY",
  "LOG_KEY",
  "LOG_WITNESSES",
  "COMPANY_LEGAL_LINE",
  "CONTACT_EMAIL",
  "MAIL_FROM",
];

const secrets = ["JWT_SECRET", "ROOT_KEY", "SIGNING_KEY", "LOG_KEY"] as const;

function refuseWeakSecrets(environment: Environment): void {
  const given = secrets.flatMap((name) => [environment[name] ?? ""].flat().map((secret) => [name, secret] as const));
  throwProblems(
    given
      .filter(([, secret]) => secret !== "")
      .map(([name, secret], place, all) => () => {
        if (isWeakSecret(secret, name === "JWT_SECRET" ? "utf8" : "hex")) {
          throw new EnvironmentError(`${name}: this is not random; \`${commandText("keys")}\` prints new keys`);
        }
        if (all.slice(0, place).some(([, other]) => other === secret)) {
          throw new EnvironmentError(`${name}: another key has the same value`);
        }
      }),
  );
}

function refuseOneRole({ DATABASE_URL, MIGRATION_DATABASE_URL }: Environment): void {
  if (DATABASE_URL === undefined || MIGRATION_DATABASE_URL === undefined) return;
  if (roleOf(DATABASE_URL) !== roleOf(MIGRATION_DATABASE_URL)) return;
  throw new EnvironmentError(
    "MIGRATION_DATABASE_URL: production needs another role than that of DATABASE_URL, which must not own the books",
  );
}

/** Without https, anybody on the network path to the storage can read its keys, and change what it stores. */
function refuseOpenStorage({ PICTURES_S3, BACKUP_TO }: Environment): void {
  const places = {
    PICTURES_S3,
    BACKUP_TO: BACKUP_TO !== undefined && "bucket" in BACKUP_TO ? BACKUP_TO.bucket : undefined,
  };
  for (const [name, place] of Object.entries(places)) {
    if (place === undefined || place.endPoint.startsWith("https:") || isLoopbackUrl(place.endPoint)) continue;
    throw new EnvironmentError(`${name}: production needs https, unless the storage is on this machine`);
  }
}

function refuseOpenPages({ PUBLIC_URL }: Environment): void {
  if (PUBLIC_URL.startsWith("https:") || isLoopbackUrl(PUBLIC_URL)) return;
  throw new EnvironmentError("PUBLIC_URL: production needs https, or passwords travel unprotected");
}

function requireFactor({ ADMIN_FACTOR_REQUIRED }: Environment): void {
  if (ADMIN_FACTOR_REQUIRED) return;
  throw new EnvironmentError("ADMIN_FACTOR_REQUIRED: production requires a second factor of administrators");
}

/** The server at such an address decides what was paid, and without https others read the secret key. */
function refuseOtherProviders(environment: Environment): void {
  const { STRIPE_API_URL, STRIPE_SECRET_KEY, MOLLIE_API_URL, MOLLIE_API_KEY, CHECKOUT_API_URL } = environment;
  for (const [name, url, isOfTests] of [
    ["STRIPE_API_URL", STRIPE_API_URL, isTestKey(STRIPE_SECRET_KEY)],
    ["MOLLIE_API_URL", MOLLIE_API_URL, isMollieTestKey(MOLLIE_API_KEY)],
  ] as const) {
    if (url === undefined || (isLoopbackUrl(url) && isOfTests)) continue;
    throw new EnvironmentError(`${name}: this is only for tests, on this machine and with test keys`);
  }
  if (CHECKOUT_API_URL === undefined || CHECKOUT_API_URL.startsWith("https:") || isLoopbackUrl(CHECKOUT_API_URL))
    return;
  throw new EnvironmentError("CHECKOUT_API_URL: production needs https, or others read the secret key");
}

function refuseMixedKeys({ STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY }: Environment): void {
  if (STRIPE_SECRET_KEY === undefined || STRIPE_PUBLIC_KEY === undefined) return;
  if (isTestKey(STRIPE_SECRET_KEY) === isTestKey(STRIPE_PUBLIC_KEY)) return;
  throw new EnvironmentError("STRIPE_PUBLIC_KEY: this key and STRIPE_SECRET_KEY must both be live or both for tests");
}

/** Test cards may not even be closing beside real money: what waits there could still be paid with them. */
function refuseTestCards(environment: Environment): void {
  const { PAYMENT_PROVIDERS, PAYMENT_PROVIDERS_CLOSING, ALLOW_SANDBOX_PAYMENTS } = environment;
  const closing = PAYMENT_PROVIDERS_CLOSING.find((name) => !movesMoney(name, environment));
  if (closing !== undefined && PAYMENT_PROVIDERS.some((name) => movesMoney(name, environment))) {
    throw new EnvironmentError(
      `PAYMENT_PROVIDERS_CLOSING: production refuses test cards of ${closing} beside real money: they would buy real goods`,
    );
  }
  const ofTestCards = PAYMENT_PROVIDERS.find((name) => !movesMoney(name, environment));
  if (ofTestCards === undefined) return;
  if (PAYMENT_PROVIDERS.some((name) => movesMoney(name, environment))) {
    throw new EnvironmentError(
      `PAYMENT_PROVIDERS: production refuses test cards of ${ofTestCards} beside real money: they would buy real goods`,
    );
  }
  if (ALLOW_SANDBOX_PAYMENTS) return;
  throw new EnvironmentError(
    `PAYMENT_PROVIDER: production refuses test cards of ${ofTestCards} without ALLOW_SANDBOX_PAYMENTS=true`,
  );
}

/**
 * Throws one EnvironmentError that lists every setting that is missing or unsafe in production. `given` are the
 * variables without defaults.
 */
export function refuseForProduction(environment: Environment, given: NodeJS.ProcessEnv): void {
  const requirements = requiredInProduction.map((name) => () => {
    // A policy names the witnesses as well.
    const isGiven = given[name] || (name === "LOG_WITNESSES" && given["LOG_POLICY"]);
    if (!isGiven) throw new EnvironmentError(`${name} is required in production`);
  });
  const checks = [
    refuseOpenPages,
    requireFactor,
    refuseWeakSecrets,
    refuseOneRole,
    refuseOpenStorage,
    refuseTestCards,
    refuseOtherProviders,
    refuseMixedKeys,
    refuseMirrorsHere,
  ];
  throwProblems([...requirements, ...checks.map((check) => () => check(environment))]);
}
