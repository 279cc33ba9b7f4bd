import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { type Signer, type WitnessKey, witnessKey } from "@trove/fairness/log";

/** DER header before the 32 bytes of an Ed25519 private key (RFC 8410). */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");
const KEY_BYTES = 32;

/** The signer of cosignatures with this name, from the 32 bytes that RFC 8032 calls the private key. */
export function cosigner(name: string, seed: Uint8Array): Signer<WitnessKey> {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-KEY_BYTES);
  return { key: witnessKey(name, new Uint8Array(publicKey)), sign: (message) => sign(null, message, privateKey) };
}
