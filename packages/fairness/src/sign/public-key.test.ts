import { generateKeyPairSync } from "node:crypto";
import { ed25519 } from "@noble/curves/ed25519.js";
import { expect, test } from "vitest";
import { isPublicKey, verifySignature } from "../index.ts";

/** The points of small order as libraries list them: in their only encoding, and in all others that decoders accept. */
const smallOrder = [
  `01${"00".repeat(31)}`,
  `ec${"ff".repeat(30)}7f`,
  "00".repeat(32),
  `${"00".repeat(31)}80`,
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
  `01${"00".repeat(30)}80`,
  `ec${"ff".repeat(31)}`,
  `ed${"ff".repeat(30)}7f`,
  `ed${"ff".repeat(31)}`,
  `ee${"ff".repeat(30)}7f`,
  `ee${"ff".repeat(31)}`,
];

const newKey = () => generateKeyPairSync("ed25519").publicKey.export({ format: "der", type: "spki" }).subarray(-32);

test("a key that was generated is one", () => {
  for (let count = 0; count < 20; count += 1) expect(isPublicKey(newKey().toString("hex"))).toBe(true);
});

test.each(smallOrder)("%s is of small order, and none", (key) => {
  expect(isPublicKey(key)).toBe(false);
});

test("a key of small order would have signed nearly everything", () => {
  const [identity = ""] = smallOrder;
  const signature = `${identity}${"00".repeat(32)}`;
  const loosely = { zip215: true };
  const [signed, key] = [Buffer.from(signature, "hex"), Buffer.from(identity, "hex")];
  expect(ed25519.verify(signed, Buffer.from("anything"), key, loosely)).toBe(true);
  expect(verifySignature("anything", signature, identity)).toBe(false);
});

test("a key with a part of small order is none", () => {
  const key = ed25519.Point.fromBytes(newKey()).add(ed25519.Point.fromHex(smallOrder[4] ?? ""));
  expect(isPublicKey(key.toHex())).toBe(false);
});

test.each([
  ["is no point of the curve", `02${"00".repeat(31)}`],
  ["has a number beyond the field", `f0${"ff".repeat(30)}7f`],
  ["is too short", "ab".repeat(31)],
  ["is too long", "ab".repeat(33)],
  ["is in upper case", newKey().toString("hex").toUpperCase()],
  ["is empty", ""],
])("a text that %s is none", (_, key) => {
  expect(isPublicKey(key)).toBe(false);
});
