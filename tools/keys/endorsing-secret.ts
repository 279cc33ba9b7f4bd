import { publicKeyOf } from "../../apps/server/src/ed25519.ts";
import { EnvironmentError } from "../../apps/server/src/environment.ts";

/**
 * Makes an endorsing secret differ from a public key, so that nobody publishes the secret by setting it as
 * ENDORSING_KEY.
 */
export const ENDORSING_SECRET_PREFIX = "endorsing-secret-";

/** Returns the seed in ENDORSING_SECRET. Throws EnvironmentError unless its public key is `endorsingKey`. */
export function endorsingSeedOf(secret: string, endorsingKey: string | undefined): string {
  const [, seed] = /^endorsing-secret-([0-9a-f]{64})$/.exec(secret) ?? [];
  if (seed === undefined || publicKeyOf(seed) !== endorsingKey) {
    throw new EnvironmentError("ENDORSING_SECRET: this is not the other half of ENDORSING_KEY");
  }
  return seed;
}
