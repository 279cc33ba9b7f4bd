import { createPrivateKey, createPublicKey, sign as nodeSign, verify as nodeVerify } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { publicKeyOf, sign, verifySignature } from "../index.ts";

/** The first test vector of RFC 8032, section 7.1: the signature of the empty text. */
const RFC_8032 = {
  secretKey: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
  publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
  signature:
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
};

test("equals the signature in RFC 8032", () => {
  expect(publicKeyOf(RFC_8032.secretKey)).toBe(RFC_8032.publicKey);
  expect(sign("", RFC_8032.secretKey)).toBe(RFC_8032.signature);
  expect(verifySignature("", RFC_8032.signature, RFC_8032.publicKey)).toBe(true);
});

test("equals the signature that Node makes, and Node accepts it", () => {
  const pkcs8 = Buffer.from(`302e020100300506032b657004220420${RFC_8032.secretKey}`, "hex");
  const secretKey = createPrivateKey({ key: pkcs8, format: "der", type: "pkcs8" });
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const signature = sign(text, RFC_8032.secretKey);
      expect(nodeSign(null, Buffer.from(text), secretKey).toString("hex")).toBe(signature);
      const isGood = nodeVerify(null, Buffer.from(text), createPublicKey(secretKey), Buffer.from(signature, "hex"));
      expect(isGood).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("does not hold for another text, key or signature, however malformed", () => {
  const { signature, publicKey } = RFC_8032;
  expect(verifySignature("x", signature, publicKey)).toBe(false);
  expect(verifySignature("", signature.replace(/^e/u, "f"), publicKey)).toBe(false);
  expect(verifySignature("", signature.toUpperCase(), publicKey)).toBe(false);
  expect(verifySignature("", "", publicKey)).toBe(false);
  expect(verifySignature("", signature, "")).toBe(false);
  expect(verifySignature("", signature, "ff".repeat(32))).toBe(false);
  expect(verifySignature("", "00".repeat(64), "00".repeat(32))).toBe(false);
});
