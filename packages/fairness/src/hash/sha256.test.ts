import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hmacSha256, portableSha256, sha256 } from "./sha256.ts";

const bytes = fc.uint8Array({ maxLength: 300 });

test.each([sha256, portableSha256])("hashes like the platform", (hash) => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(Buffer.from(hash(message))).toStrictEqual(createHash("sha256").update(message).digest());
    }),
  );
});

test("hashes with a key of any length like the platform", () => {
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(Buffer.from(hmacSha256(key, message))).toStrictEqual(createHmac("sha256", key).update(message).digest());
    }),
  );
});

test("hashes messages that end just before and after the end of a block", () => {
  for (const length of [0, 55, 56, 63, 64, 65, 119, 120, 1_000_000]) {
    const message = new Uint8Array(length).fill(97);
    expect(Buffer.from(portableSha256(message))).toStrictEqual(createHash("sha256").update(message).digest());
  }
});
