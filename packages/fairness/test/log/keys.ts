import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import type { Signer } from "../../src/log/checkpoint/sign-checkpoint.ts";
import type { LogKey, WitnessKey } from "../../src/log/note/keys.ts";
import { logKey, witnessKey } from "../../src/log/note/keys.ts";

/** The prefix of RFC 8410 before the 32 bytes of an Ed25519 private key. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

function privateKeyOf(seed: Uint8Array) {
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
}

export function publicKeyOf(seed: Uint8Array): Uint8Array {
  return Uint8Array.from(createPublicKey(privateKeyOf(seed)).export({ format: "der", type: "spki" }).subarray(-32));
}

export function seedOf(byte: number): Uint8Array {
  return new Uint8Array(32).fill(byte);
}

const signingWith = (seed: Uint8Array) => (message: Uint8Array) =>
  Uint8Array.from(sign(null, message, privateKeyOf(seed)));

export function logSigner(name: string, seed: Uint8Array): Signer<LogKey> {
  return { key: logKey(name, publicKeyOf(seed)), sign: signingWith(seed) };
}

export function witnessSigner(name: string, seed: Uint8Array): Signer<WitnessKey> {
  return { key: witnessKey(name, publicKeyOf(seed)), sign: signingWith(seed) };
}
