import { EnvironmentError } from "./environment-error.ts";
import { isLoopbackUrl } from "./loopback.ts";
import type { Environment } from "./variables.ts";

const required = [
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

/** 32 random bytes have about 30 different values, and their hex digits about 16. Zeros or a repeated word have few. */
const LEAST_VALUES = 8;

function refuseWeakSecrets(environment: Environment): void {
  const seen = new Set<string>();
  const given = secrets.flatMap((name) => [environment[name] ?? ""].flat().map((secret) => [name, secret] as const));
  for (const [name, secret] of given) {
    const bytes = Buffer.from(secret, name === "JWT_SECRET" ? "utf8" : "hex");
    if (new Set(bytes).size < LEAST_VALUES) {
      throw new EnvironmentError(`${name}: this is not random; \`npm run keys\` prints new keys`);
    }
    if (seen.has(secret)) throw new EnvironmentError(`${name}: another key has the same value`);
    seen.add(secret);
  }
}

function refuseOneRole({ DATABASE_URL, MIGRATION_DATABASE_URL = DATABASE_URL }: Environment): void {
  if (DATABASE_URL === undefined || MIGRATION_DATABASE_URL === undefined) return;
  if (new URL(DATABASE_URL).username !== new URL(MIGRATION_DATABASE_URL).username) return;
  throw new EnvironmentError(
    "MIGRATION_DATABASE_URL: production needs another role than that of DATABASE_URL, which must not own the books",
  );
}

/** Throws for settings that are missing or unsafe in production. `given` are the variables as they were set. */
export function refuseForProduction(environment: Environment, given: NodeJS.ProcessEnv): void {
  const missing = required.find((name) => !given[name]);
  if (missing) throw new EnvironmentError(`${missing} is required in production`);
  if (!environment.PUBLIC_URL.startsWith("https:") && !isLoopbackUrl(environment.PUBLIC_URL)) {
    throw new EnvironmentError("PUBLIC_URL: production needs https, or passwords travel unprotected");
  }
  if (!environment.ADMIN_FACTOR_REQUIRED) {
    throw new EnvironmentError("ADMIN_FACTOR_REQUIRED: production requires a second factor of administrators");
  }
  refuseWeakSecrets(environment);
  refuseOneRole(environment);
  if (environment.PAYMENT_PROVIDER === "sandbox" && !environment.ALLOW_SANDBOX_PAYMENTS) {
    throw new EnvironmentError(
      "PAYMENT_PROVIDER is sandbox, which production refuses without ALLOW_SANDBOX_PAYMENTS=true",
    );
  }
}
