import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import * as fairness from "../src/index.ts";
import type { ProofsFile, SignedText } from "../src/index.ts";

/** DER header of an Ed25519 private key in PKCS #8 (RFC 8410). The key's 32 bytes follow it. */
const PKCS8 = "302e020100300506032b657004220420";

/** A key pair whose seed is 32 equal bytes. */
export class SampleKey {
  readonly publicKey: string;
  readonly #secret: KeyObject;

  constructor(byte: number) {
    const der = Buffer.from(PKCS8 + Buffer.alloc(32, byte).toString("hex"), "hex");
    this.#secret = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    this.publicKey = createPublicKey(this.#secret)
      .export({ format: "der", type: "spki" })
      .subarray(-32)
      .toString("hex");
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.#secret).toString("hex");
  }

  signText(text: string): SignedText {
    return { text, keyId: fairness.keyIdOf(this.publicKey), signature: this.sign(text) };
  }
}

export const shopKey = new SampleKey(9);
export const browserKey = new SampleKey(7);
export const phoneKey = new SampleKey(8);
export const strangerKey = new SampleKey(66);

/** The offline key that endorses the shop's key. */
export const endorsingKey = new SampleKey(11);

/** A key of the shop, by default its first one, with its endorsement. */
export function shopKeys(by = endorsingKey, { publicKey } = shopKey): ProofsFile["shopKeys"] {
  const key = { keyId: fairness.keyIdOf(publicKey), publicKey, from: "2026-11-01T00:00:00.000Z" };
  const signature = by.sign(fairness.shopKeyText(key));
  return [{ ...key, endorsement: { publicKey: by.publicKey, signature }, logged: null }];
}
