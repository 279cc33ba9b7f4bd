import { hkdfSync } from "node:crypto";
import type { Secrets } from "../../../secrets.ts";

/** What the shop has been given by the gateway. */
export type SandboxAccount = { publicKey: string; secretKey: string; webhookKey: string };

/**
 * The keys that shop and sandbox gateway have agreed upon. They are derived from the root key, so that every process
 * has the same ones and nobody has to configure a gateway that moves no money.
 */
export function sandboxKeys({ rootKey }: Pick<Secrets, "rootKey">): SandboxAccount {
  const derive = (use: string) =>
    Buffer.from(hkdfSync("sha256", rootKey, "", `sandbox gateway ${use}`, 24)).toString("base64url");
  return {
    publicKey: `pk_${derive("public key")}`,
    secretKey: `sk_${derive("secret key")}`,
    webhookKey: `wh_${derive("webhook key")}`,
  };
}
