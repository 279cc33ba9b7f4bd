import { randomBytes } from "node:crypto";
import { publicKeyOf } from "../../apps/server/src/ed25519.ts";
import { ENDORSING_SECRET_PREFIX } from "./endorsing-secret.ts";

const newSeed = () => randomBytes(32).toString("hex");

/**
 * Makes all keys of a new shop. `settings` go to its server. `endorsingSecret` never does: an operator keeps it
 * offline.
 */
export function newKeys(): { settings: string[]; endorsingSecret: string } {
  const endorsingSeed = newSeed();
  const settings = ["JWT_SECRET", "ROOT_KEY", "SIGNING_KEY", "LOG_KEY"].map((name) => `${name}=${newSeed()}`);
  return {
    settings: [...settings, `ENDORSING_KEY=${publicKeyOf(endorsingSeed)}`],
    endorsingSecret: `ENDORSING_SECRET=${ENDORSING_SECRET_PREFIX}${endorsingSeed}`,
  };
}
