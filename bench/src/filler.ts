import { randomBytes, randomInt } from "node:crypto";

const hex = randomBytes(32_768).toString("hex");

/**
 * Random hex digits in place of the hashes and signatures that the shop writes, so that both compress equally badly.
 */
export function filler(length: number): string {
  const from = randomInt(hex.length - length);
  return hex.slice(from, from + length);
}
