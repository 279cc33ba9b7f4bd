import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

export type Offer = { text: string; keyId: string; signature: string; sealed: string };

export const CLIENT_SEED = "bench";

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Simulates a browser that opens boxes. It does only the necessary work, because it shares the processors with the
 * shop.
 */
export class Browser {
  readonly publicKey: string;
  readonly #secret: KeyObject;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    this.publicKey = publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("hex");
    this.#secret = privateKey;
  }

  /** Returns the request body that reveals the entropy for an offer. */
  reveal(offer: Offer, clientEntropy: string) {
    const text = `lootbox/reveal/v2\n${sha256(offer.text)}\n${clientEntropy}`;
    const signature = sign(null, Buffer.from(text), this.#secret).toString("hex");
    return { offer, clientSeed: CLIENT_SEED, clientEntropy, browserKey: this.publicKey, signature };
  }
}

export const newEntropy = () => randomBytes(16).toString("hex");
