import { publicKeyOf } from "../../apps/server/src/ed25519.ts";
import { EnvironmentError } from "../../apps/server/src/environment.ts";

/** Keeps the secret half from being set where the public half belongs, which would publish it. */
export const ENDORSING_SECRET_PREFIX = "endorsing-secret-";

/** The seed in ENDORSING_SECRET. Throws EnvironmentError unless it is the other half of `endorsingKey`. */
export function endorsingSeedOf(secret: string, endorsingKey: string | undefined): string {
  const [, seed] = /^endorsing-secret-([0-9a-f]{64})$/.exec(secret) ?? [];
  if (seed === undefined || publicKeyOf(seed) !== endorsingKey) {
    throw new EnvironmentError("ENDORSING_SECRET: this is not the other half of ENDORSING_KEY");
  }
  return seed;
}
