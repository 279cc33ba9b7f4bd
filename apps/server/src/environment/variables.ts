import { paymentProviderName, type PaymentProviderName } from "@trove/contract/payment-providers";
import { isPublicKey } from "@trove/fairness";
import { cents, fromEuros, isEuros } from "@trove/money";
import { z } from "zod";
import { IDENTITY_CHECK_NAMES } from "../identity-checks/identity-checks.ts";
import { providerSettings } from "../payment-providers/payment-providers.ts";
import { isDatabaseUrl } from "../database/servers.ts";
import { backupVariables } from "./backup-variables.ts";
import { endorsement } from "./endorsement.ts";
import { EnvironmentError } from "./environment-error.ts";
import { fourEyes } from "./four-eyes.ts";
import { logMirrors } from "./log-mirrors.ts";
import { logPolicyFile, logWitnesses } from "./log-witnesses.ts";
import { timeZone } from "./time-zone.ts";
import { s3Place } from "./s3-place.ts";
import { isOrigin, signInVariables } from "./sign-in-variables.ts";

const entriesOf = (text: string) => text.split(",").map((entry) => entry.trim());

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(["true", "false"]).transform((text) => text === "true");
const hexKey = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 hex characters");
const oneOfHexKeys = z
  .string()
  .regex(/^[0-9a-f]{64}$/, "must be 64 hex characters, or several keys with commas between");
const hexKeys = z
  .string()
  .transform(entriesOf)
  .pipe(z.tuple([oneOfHexKeys], oneOfHexKeys));

const providerNames = z
  .string()
  .transform(entriesOf)
  .pipe(z.array(paymentProviderName))
  .refine((names) => new Set(names).size === names.length, "must have each provider once");

const endorsements = z.string().transform(entriesOf).pipe(z.array(endorsement));

const proxies = z
  .string()
  .transform(entriesOf)
  .pipe(
    z.array(
      z.union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(["loopback", "linklocal", "uniquelocal"])],
        "must be IP addresses or ranges like 10.0.0.0/8, separated by commas",
      ),
    ),
  );

const databaseUrl = z
  .string()
  .refine(
    isDatabaseUrl,
    "must be a URL like postgresql://USER:PASSWORD@HOST:5432/NAME, with commas between several hosts",
  );

/** Every variable that the shop reads. Defaults that depend on other variables are in `environment.ts`. */
export const variables = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, "must have neither a path nor a name and password: https://shop.example")
    .optional(),
  TRUSTED_PROXIES: proxies.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  DATA_DIR: z.string().default(".data"),
  BACKUP_DATABASE_URL: databaseUrl.optional(),
  ...backupVariables,
  APP_NAME: z.string().min(1).max(40).default("Trove"),
  COMPANY_LEGAL_LINE: z
    .string()
    .max(200)
    .default("Trove B.V. · Keizersgracht 1, 1015 CN Amsterdam · KvK 00000000 · VAT NL000000000B01"),
  CONTACT_EMAIL: z.email().default("hello@trove.example"),
  COMPANY_TIME_ZONE: timeZone.default("Europe/Amsterdam"),
  COUNTDOWN_UNTIL: z.iso.datetime().default("2027-01-15T09:00:00Z"),
  JWT_SECRET: z.string().min(32).optional(),
  JWT_SECRET_PREVIOUS: z.string().min(32).optional(),
  ROOT_KEY: hexKey.optional(),
  ROOT_KEY_PREVIOUS: hexKey.optional(),
  SIGNING_KEY: hexKeys.optional(),
  SIGNING_KEY_ENDORSEMENTS: endorsements.default([]),
  ENDORSING_KEY: z.string().refine(isPublicKey, "must be an Ed25519 public key in 64 hex characters").optional(),
  LOG_KEY: hexKey.optional(),
  LOG_POLICY: logPolicyFile.optional(),
  LOG_WITNESSES: logWitnesses.optional(),
  LOG_MIRRORS: logMirrors.default([]),
  LOG_QUORUM: z.coerce.number().int().min(1).optional(),
  ODDS_NOTICE_MINUTES: z.coerce.number().int().min(0).max(10_080).optional(),
  PICTURES_S3: s3Place.optional(),
  PAYMENT_PROVIDER: paymentProviderName.default("sandbox"),
  PAYMENT_PROVIDERS: providerNames.pipe(z.tuple([paymentProviderName], paymentProviderName)).optional(),
  PAYMENT_PROVIDERS_CLOSING: providerNames.default([]),
  ...providerSettings,
  ALLOW_SANDBOX_PAYMENTS: flag.default(false),
  CARRIER_WEBHOOK_SECRET: z.string().min(32).optional(),
  GOODWILL_MAX: z.coerce.number().int().min(1).max(1000).default(100),
  GOODWILL_DAY_MAX: z.coerce.number().int().min(1).max(100_000).optional(),
  ...signInVariables,
  ADMIN_FACTOR_REQUIRED: flag.optional(),
  ADMIN_IDLE_MINUTES: z.coerce.number().int().min(0).max(720).default(30),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/, "must be a header's name in lower case")
    .optional(),
  IDENTITY_CHECK: z.enum(IDENTITY_CHECK_NAMES).default("declared"),
  EXCLUSION_REGISTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  EXCLUSION_REGISTER_TOKEN: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Trove <hello@trove.example>"),
  FOUR_EYES: fourEyes.default([]),
  FOUR_EYES_ABOVE: z.coerce
    .number()
    .nonnegative()
    .refine(isEuros, "must be euros")
    .transform(fromEuros)
    .default(cents(10_000)),
  FOUR_EYES_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1000).default(1),
  DEMO: flag.optional(),
  ALLOW_PUBLIC_DEMO: flag.default(false),
  MAINTENANCE: flag.default(false),
  ADMIN_DEMO_PAGES: flag.default(false),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

const databaseVariables = variables.pick({
  NODE_ENV: true,
  DATABASE_URL: true,
  DATABASE_LISTEN_URL: true,
  MIGRATION_DATABASE_URL: true,
  DATA_DIR: true,
});

/** The settings that lead to the database. A migration needs nothing else, so it gets no keys. */
export type DatabaseSettings = z.output<typeof databaseVariables>;

/** Reads some of the settings. Throws EnvironmentError for malformed ones. */
function readPart<Part extends z.ZodObject>(part: Part, given: NodeJS.ProcessEnv): z.output<Part> {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const { success, data, error } = part.safeParse(filled);
  if (success) return data;
  throw new EnvironmentError(error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join("\n"));
}

/** Reads the settings that lead to the database. Throws EnvironmentError for malformed ones. */
export const readDatabaseSettings = (given: NodeJS.ProcessEnv): DatabaseSettings => readPart(databaseVariables, given);

const backupSettings = databaseVariables.extend({
  BACKUP_DATABASE_URL: variables.shape.BACKUP_DATABASE_URL,
  PICTURES_S3: variables.shape.PICTURES_S3,
  ...backupVariables,
});

/** The settings of backups, which need none of the shop's keys. */
export type BackupSettings = z.output<typeof backupSettings>;

/** Reads the settings of backups. Throws EnvironmentError for malformed ones. */
export const readBackupSettings = (given: NodeJS.ProcessEnv): BackupSettings => readPart(backupSettings, given);

export type Environment = Omit<
  z.output<typeof variables>,
  "ADMIN_FACTOR_REQUIRED" | "DEMO" | "DRAIN_SECONDS" | "ODDS_NOTICE_MINUTES" | "PAYMENT_PROVIDERS" | "PUBLIC_URL"
> & {
  /** The providers that take new payments, the preferred one first, which PAYMENT_PROVIDER also names. */
  PAYMENT_PROVIDERS: readonly [PaymentProviderName, ...PaymentProviderName[]];
  ADMIN_FACTOR_REQUIRED: boolean;
  DEMO: boolean;
  DRAIN_SECONDS: number;
  ODDS_NOTICE_MINUTES: number;
  PUBLIC_URL: string;
  /** The shop's URL by IP address, if PUBLIC_URL was not set and is localhost's. Pages at this URL work too. */
  ADDRESS_URL?: string;
};
