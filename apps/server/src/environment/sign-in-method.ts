import { EnvironmentError } from "./environment-error.ts";
import { isLoopbackUrl, isReachedByOthers } from "./loopback.ts";
import type { Environment } from "./variables.ts";

/** Settings that each way to sign in requires. */
export const requiredBySignIn = {
  jwt: [],
  auth0: ["AUTH0_DOMAIN", "AUTH0_CLIENT_ID"],
  amplify: ["AMPLIFY_USER_POOL_ID", "AMPLIFY_CLIENT_ID"],
  firebase: ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY"],
  supabase: ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"],
} as const satisfies Record<Environment["AUTH_METHOD"], readonly (keyof Environment)[]>;

/** Refuses an emulator that others can reach, because an emulator signs tokens for anybody. */
function refuseReachableEmulator(environment: Environment): void {
  const { NODE_ENV, AUTH_METHOD, AUTH_EMULATOR_URL } = environment;
  if (AUTH_EMULATOR_URL === undefined) return;
  if (NODE_ENV === "production") {
    throw new EnvironmentError("AUTH_EMULATOR_URL: production refuses an emulator, which lets anybody in as anybody");
  }
  if (isReachedByOthers(environment)) {
    throw new EnvironmentError("AUTH_EMULATOR_URL: others reach HOST or PUBLIC_URL, and could sign in as anybody");
  }
  if (!isLoopbackUrl(AUTH_EMULATOR_URL)) throw new EnvironmentError("AUTH_EMULATOR_URL: must be on this machine");
  if (AUTH_METHOD === "jwt")
    throw new EnvironmentError("AUTH_EMULATOR_URL: AUTH_METHOD is jwt, which needs no provider");
}

/**
 * Refuses a provider without https, because anybody who can change its responses in transit could sign in as anybody.
 */
function refuseOpenProvider({ NODE_ENV, SUPABASE_URL }: Environment): void {
  if (SUPABASE_URL === undefined) return;
  const isHere = isLoopbackUrl(SUPABASE_URL);
  if (NODE_ENV === "production" && isHere) throw new EnvironmentError("SUPABASE_URL: production refuses this machine");
  if (!isHere && SUPABASE_URL.startsWith("http:")) throw new EnvironmentError("SUPABASE_URL: must use https");
}

/** Throws if a setting of the sign-in method is missing, or could let the wrong people in. */
export function refuseUnusableSignIn(environment: Environment): void {
  const { AUTH_METHOD } = environment;
  const missing = requiredBySignIn[AUTH_METHOD].find((name) => environment[name] === undefined);
  if (missing !== undefined) throw new EnvironmentError(`${missing} is required where AUTH_METHOD is ${AUTH_METHOD}`);
  refuseReachableEmulator(environment);
  refuseOpenProvider(environment);
}
