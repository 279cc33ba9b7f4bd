import { publicKeyOf } from "../../apps/server/src/ed25519.ts";
import { EnvironmentError, readEnvironment } from "../../apps/server/src/environment.ts";
import { endorsementEntry } from "../../apps/server/src/environment/endorsement.ts";
import { endorsingSeedOf } from "./endorsing-secret.ts";

/** The variables of a shop that its signing keys are in, and the offline half of its endorsing key. */
type Given = {
  SIGNING_KEY?: string | undefined;
  SIGNING_KEY_ENDORSEMENTS?: string | undefined;
  ENDORSING_KEY?: string | undefined;
  ENDORSING_SECRET?: string | undefined;
};

/** In this time every process is started with the new key, and publishes it before the first of them signs with it. */
const LEAD_MILLISECONDS = 3_600_000;

/**
 * The settings of the shop with a new signing key before the others, as lines. The endorsing key vouches for it if its
 * secret half is given, otherwise the newest key so far. Throws EnvironmentError for settings that don't fit together.
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
