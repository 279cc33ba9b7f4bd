import { randomBytes } from "node:crypto";
import { newBackupKey } from "../../apps/server/src/backups/backup-key.ts";
import { publicKeyOf } from "../../apps/server/src/ed25519.ts";
import { ENDORSING_SECRET_PREFIX } from "./endorsing-secret.ts";

const newSeed = () => randomBytes(32).toString("hex");

/** `settings` go to the server. The two secrets never do: an operator keeps them offline. */
export type NewKeys = { settings: string[]; endorsingSecret: string; backupIdentity: string };

/** Makes all keys of a new shop. */
export async function newKeys(): Promise<NewKeys> {
  const endorsingSeed = newSeed();
  const { recipient, identity } = await newBackupKey();
  const settings = ["JWT_SECRET", "ROOT_KEY", "SIGNING_KEY", "LOG_KEY"].map((name) => `${name}=${newSeed()}`);
  return {
    settings: [...settings, `ENDORSING_KEY=${publicKeyOf(endorsingSeed)}`, `BACKUP_RECIPIENT=${recipient}`],
    endorsingSecret: `ENDORSING_SECRET=${ENDORSING_SECRET_PREFIX}${endorsingSeed}`,
    backupIdentity: `BACKUP_IDENTITY=${identity}`,
  };
}
