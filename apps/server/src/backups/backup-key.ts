import { generateX25519Identity, identityToRecipient } from "age-encryption";

/** Makes a key of backups: the recipient, which encrypts, and the identity, which alone opens them. */
export async function newBackupKey(): Promise<{ recipient: string; identity: string }> {
  const identity = await generateX25519Identity();
  return { recipient: await identityToRecipient(identity), identity };
}
