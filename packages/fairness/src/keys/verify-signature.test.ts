import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import vectors from "../../vectors.json" with { type: "json" };
import { smallOrderKeys } from "../../test/small-order-keys.ts";
import { isSignature } from "./public-key.ts";
import { verifySignature } from "./verify-signature.ts";

/** Test vector 1 of RFC 8032, section 7.1. Its message is empty. */
const RFC_8032 = {
  publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
  signature:
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
};

/** The order of Ed25519's group. */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

function plusOrder(signature: string): string {
  const s = BigInt(`0x${Buffer.from(signature.slice(64), "hex").reverse().toString("hex")}`) + ORDER;
  return signature.slice(0, 64) + Buffer.from(s.toString(16).padStart(64, "0"), "hex").reverse().toString("hex");
}

test("holds for the signature in RFC 8032", async () => {
  expect(await verifySignature("", RFC_8032.signature, RFC_8032.publicKey)).toBe(true);
});

describe("does not hold", () => {
  const { publicKey, signature } = RFC_8032;
  const notOnCurve = `02${"00".repeat(31)}`;
  test.each([
    ["for another text", "x", signature, publicKey],
    ["for another signature", "", signature.replace(/^e/u, "f"), publicKey],
    ["for the same signature in capitals", "", signature.toUpperCase(), publicKey],
    ["for the same signature written with a larger number", "", plusOrder(signature), publicKey],
    ["without a signature", "", "", publicKey],
    ["without a key", "", signature, ""],
    ["under another key", "", signature, vectors.keys.shop.publicKey],
    ["under a key that is no point of the curve", "", signature, notOnCurve],
    ["for zeros under a key of zeros", "", "00".repeat(64), "00".repeat(32)],
    ["for a text with an unpaired surrogate", "\ud800", signature, publicKey],
  ])("a signature does not hold if it is %s", async (_, text, signed, key) => {
    expect(await verifySignature(text, signed, key)).toBe(false);
  });
});

test("does not hold where the platform refuses a key in a way of its own", async () => {
  vi.resetModules();
  const { verifySignature: verifyFirst } = await import("./verify-signature.ts");
  const refusing = vi.spyOn(crypto.subtle, "importKey").mockRejectedValueOnce(new DOMException("", "OperationError"));
  expect(await verifyFirst("", RFC_8032.signature, RFC_8032.publicKey)).toBe(false);
  refusing.mockRestore();
  // The refused result was not cached, so the platform is asked again.
  expect(await verifyFirst("", RFC_8032.signature, RFC_8032.publicKey)).toBe(true);
});

const numberOf = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).reverse().toString("hex")}`);

/** Signs the empty text with a secret key and this R. A signer gets such an R by using 0 as the random number. */
function signedWith(r: string, { secretSeed, publicKey }: { secretSeed: string; publicKey: string }): string {
  const half = createHash("sha512").update(Buffer.from(secretSeed, "hex")).digest().subarray(0, 32);
  const secret = (numberOf(half) & ((1n << 254n) - 8n)) | (1n << 254n);
  const hash = createHash("sha512")
    .update(Buffer.from(r + publicKey, "hex"))
    .digest();
  const s = (numberOf(hash) * secret) % ORDER;
  return r + Buffer.from(s.toString(16).padStart(64, "0"), "hex").reverse().toString("hex");
}

describe("a signature whose R is of small order", () => {
  const { browser } = vectors.keys;

  test("is not what honest signers make", () => {
    expect(isSignature(RFC_8032.signature)).toBe(true);
  });

  test.each(smallOrderKeys())("%s does not hold, because platforms differ about it", async (r) => {
    const signature = signedWith(r, browser);
    expect(isSignature(signature)).toBe(false);
    expect(await verifySignature("", signature, browser.publicKey)).toBe(false);
  });
});
