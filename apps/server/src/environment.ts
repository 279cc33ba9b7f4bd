import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(["true", "false"]).transform((text) => text === "true");
const hexKey = z.string().regex(/^[0-9a-f]{64}$/, "must be 64 hex characters");

const variables = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  APP_NAME: z.string().min(1).max(40).default("Trove"),
  JWT_SECRET: z.string().min(32).optional(),
  ROOT_KEY: hexKey.optional(),
  SIGNING_KEY: hexKey.optional(),
  PAYMENT_PROVIDER: z.enum(["sandbox", "checkoutcom"]).default("sandbox"),
  CHECKOUT_SECRET_KEY: z.string().startsWith("sk_").optional(),
  CHECKOUT_PUBLIC_KEY: z.string().startsWith("pk_").optional(),
  CHECKOUT_WEBHOOK_KEY: z.string().min(8).optional(),
  CHECKOUT_CHANNEL_ID: z.string().startsWith("pc_").optional(),
  CHECKOUT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALLOW_SANDBOX_PAYMENTS: flag.default(false),
  AUTH_METHOD: z.enum(["jwt", "auth0", "amplify", "firebase", "supabase"]).default("jwt"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Trove <hello@trove.example>"),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1000).default(1),
  DEMO: flag.optional(),
  MAINTENANCE: flag.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Environment = Omit<z.output<typeof variables>, "DEMO" | "PUBLIC_URL"> & {
  DEMO: boolean;
  PUBLIC_URL: string;
};

/** A setting that prevents the start. The message is one line that names the variable. */
export class EnvironmentError extends Error {}

function requireForProduction(environment: Environment, given: NodeJS.ProcessEnv): void {
  const missing = ["PUBLIC_URL", "JWT_SECRET", "ROOT_KEY", "SIGNING_KEY"].find((name) => !given[name]);
  if (missing) throw new EnvironmentError(`${missing} is required in production`);
  if (environment.PAYMENT_PROVIDER === "sandbox" && !environment.ALLOW_SANDBOX_PAYMENTS) {
    throw new EnvironmentError(
      "PAYMENT_PROVIDER is sandbox, which production refuses without ALLOW_SANDBOX_PAYMENTS=true",
    );
  }
}

/**
 * Refuses the other sign-in methods, which are reserved: silently falling back to jwt could let the wrong people in.
 */
function refuseUnbuiltAuthMethod({ AUTH_METHOD }: Environment): void {
  if (AUTH_METHOD === "jwt") return;
  throw new EnvironmentError(
    `AUTH_METHOD is ${AUTH_METHOD}, which isn't built yet: jwt is the only sign-in method that works`,
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

/**
 * Reads the settings listed in requirements section 13. Throws EnvironmentError for a malformed value, and for a
 * missing one that production or the payment provider requires.
 */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(filled);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvironmentError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { DEMO, PUBLIC_URL, ...rest } = parsed.data;
  const environment = {
    ...rest,
    DEMO: DEMO ?? rest.NODE_ENV !== "production",
    PUBLIC_URL: (PUBLIC_URL ?? `http://${rest.HOST}:${rest.PORT}`).replace(/\/$/, ""),
  };
  refuseUnbuiltAuthMethod(environment);
  requireForCheckout(environment, filled);
  if (environment.NODE_ENV === "production") requireForProduction(environment, filled);
  return environment;
}
