import { randomBytes, randomInt } from "node:crypto";

const hex = randomBytes(32_768).toString("hex");

/** Hex digits in the place of those that the shop writes, which no compression makes much shorter either. */
export function filler(length: number): string {
  const from = randomInt(hex.length - length);
  return hex.slice(from, from + length);
}
