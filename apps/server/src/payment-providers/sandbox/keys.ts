import { hkdfSync } from "node:crypto";
import type { SealKeys } from "../../sealed-box.ts";

/** The shop's keys at the gateway. */
export type SandboxAccount = { publicKey: string; secretKey: string; webhookKey: string };

/**
 * Returns the keys that the shop and the sandbox gateway share. They are derived from the root key, so all processes
 * have the same keys, and the sandbox needs no settings.
 */
export function sandboxKeys({ rootKeys }: { rootKeys: SealKeys }): SandboxAccount {
  const derive = (use: string) =>
    Buffer.from(hkdfSync("sha256", rootKeys[0].bytes, "", `sandbox gateway ${use}`, 24)).toString("base64url");
  return {
    publicKey: `pk_${derive("public key")}`,
    secretKey: `sk_${derive("secret key")}`,
    webhookKey: `wh_${derive("webhook key")}`,
  };
}
