import { createHmac, timingSafeEqual } from "node:crypto";

/** A webhook whose time differs from our clock by more than this is refused as a replay. */
const TOLERANCE_SECONDS = 300;

const TIME = /^t=(\d{1,12}),/;
const MACS = /,v1=([0-9a-f]{64})(?=,|$)/g;

/**
 * Whether a header `t=<seconds>,v1=<hex>` signs exactly these bytes: HMAC-SHA-256 of the time, a dot and the body, made
 * at most five minutes from `now`. It may have several signatures, for instance while a key is replaced. Compares in
 * constant time.
 */
export function isSigned(key: string, rawBody: Buffer, header: unknown, now: Date): boolean {
  const [, seconds] = (typeof header === "string" && TIME.exec(header)) || [];
  if (typeof header !== "string" || seconds === undefined) return false;
  const expected = createHmac("sha256", key).update(`${seconds}.`).update(rawBody).digest();
  const macs = Array.from(header.matchAll(MACS), ([, mac = ""]) => Buffer.from(mac, "hex"));
  const isOurs = macs.some((mac) => timingSafeEqual(expected, mac));
  return isOurs && Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
}
