import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { SealKey, SealKeys } from "../../sealed-box.ts";

function macOf({ bytes }: SealKey, paymentId: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", bytes, "", "mollie webhooks", 32));
  return createHmac("sha256", key).update(paymentId).digest();
}

/** The key in the URL of a payment's webhook. The vendor does not sign, so without it strangers could cause calls. */
export const webhookKey = ([root]: SealKeys, paymentId: string): string => macOf(root, paymentId).toString("base64url");

/** Whether a key is that of the payment, under any of the shop's root keys. Compares in constant time. */
export function isWebhookKey(rootKeys: SealKeys, paymentId: string, key: string | undefined): boolean {
  const given = Buffer.from(key ?? "", "base64url");
  const macs = rootKeys.map((root) => macOf(root, paymentId));
  return macs.some((mac) => mac.length === given.length && timingSafeEqual(mac, given));
}
