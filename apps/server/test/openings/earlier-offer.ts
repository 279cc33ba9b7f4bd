import { createHmac } from "node:crypto";
import { parseOffer } from "@trove/fairness";
import { seal, unseal } from "../../src/sealed-box.ts";
import type { Shop } from "../shop/shop.ts";
import type { OpenBody } from "./browser.ts";

/** Seals the offer as earlier releases did, which bound only its text and not its signature. */
export function sealedForText({ secrets }: Pick<Shop, "secrets">, { offer }: OpenBody): string {
  const { text, keyId, signature, sealed } = offer;
  const [{ keyId: id, bytes }] = secrets.rootKeys;
  const key = createHmac("sha256", bytes)
    .update(`offers of ${parseOffer(text).userId}`)
    .digest();
  const context = `signed offer ${keyId} ${signature} ${text}`;
  const plain = unseal([{ keyId: id, bytes: key }], context, Buffer.from(sealed ?? "", "base64url"));
  return seal([{ keyId: id, bytes: key }], `offer ${text}`, plain).toString("base64url");
}
