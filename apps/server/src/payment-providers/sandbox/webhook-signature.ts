import { createHmac, timingSafeEqual } from "node:crypto";

/** A webhook whose time differs from our clock by more than this is refused as a replay. */
const TOLERANCE_SECONDS = 300;

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Whether a header `t=<seconds>,v1=<hex>` signs exactly these bytes: HMAC-SHA-256 of the time, a dot and the body, made
 * at most five minutes from `now`. Compares in constant time.
 */
export function isSigned(key: string, rawBody: Buffer, header: unknown, now: Date): boolean {
  const [, seconds, mac] = (typeof header === "string" && SIGNATURE.exec(header)) || [];
  if (seconds === undefined || mac === undefined) return false;
  const expected = createHmac("sha256", key).update(`${seconds}.`).update(rawBody).digest();
  const isOurs = timingSafeEqual(expected, Buffer.from(mac, "hex"));
  return isOurs && Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
}
