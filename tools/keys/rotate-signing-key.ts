import { publicKeyOf } from "../../apps/server/src/ed25519.ts";
import { EnvironmentError, readEnvironment } from "../../apps/server/src/environment.ts";
import { endorsementEntry } from "../../apps/server/src/environment/endorsement.ts";
import { endorsingSeedOf } from "./endorsing-secret.ts";

/** A shop's variables for signing keys, and the secret half of its endorsing key, which is kept offline. */
type Given = {
  SIGNING_KEY?: string | undefined;
  SIGNING_KEY_ENDORSEMENTS?: string | undefined;
  ENDORSING_KEY?: string | undefined;
  ENDORSING_SECRET?: string | undefined;
};

/**
 * The time from the rotation to the first signature with the new key. Meanwhile every process restarts and publishes
 * the new key.
 */
const LEAD_MILLISECONDS = 3_600_000;

/**
 * Returns the shop's settings, one per line, with a new signing key before the others. The endorsing key vouches for
 * the new key if `ENDORSING_SECRET` is given; otherwise the newest current key does. Throws EnvironmentError for
 * invalid settings.
 */
export function rotateSigningKey(
  { SIGNING_KEY, SIGNING_KEY_ENDORSEMENTS, ENDORSING_KEY, ENDORSING_SECRET }: Given,
  newSeed: string,
  now: Date,
): string[] {
  const { SIGNING_KEY: seeds } = readEnvironment({ SIGNING_KEY, SIGNING_KEY_ENDORSEMENTS, ENDORSING_KEY });
  if (seeds === undefined) {
    throw new EnvironmentError("SIGNING_KEY is required: set what the shop has now, and its ENDORSING_KEY");
  }
  const endorserSeed = ENDORSING_SECRET ? endorsingSeedOf(ENDORSING_SECRET, ENDORSING_KEY) : seeds[0];
  const fromUtc = new Date(now.getTime() + LEAD_MILLISECONDS).toISOString();
  const entry = endorsementEntry({ publicKey: publicKeyOf(newSeed), fromUtc }, endorserSeed);
  const rotated = {
    SIGNING_KEY: [newSeed, ...seeds].join(","),
    SIGNING_KEY_ENDORSEMENTS: [entry, ...(SIGNING_KEY_ENDORSEMENTS ? [SIGNING_KEY_ENDORSEMENTS] : [])].join(","),
  };
  readEnvironment({ ...rotated, ENDORSING_KEY });
  return Object.entries(rotated).map(([name, value]) => `${name}=${value}`);
}
