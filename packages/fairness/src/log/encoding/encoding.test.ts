import fc from "fast-check";
import { expect, test } from "vitest";
import { base64Of, bytesOfBase64 } from "./base64.ts";
import { parseDecimal } from "./decimal.ts";
import { utf8Text } from "./utf8-text.ts";

test("base64 is the platform's, and comes back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString("base64"));
      expect(bytesOfBase64(base64Of(bytes))).toStrictEqual(bytes);
    }),
  );
});

test("base64 has one writing", () => {
  const others = ["QQ", "QQ=", "QR==", "QQ==\n", " QQ==", "QQ==QQ==", "Q===", "-_-_", "QQ===", "ａａａａ"];
  for (const text of others) expect(() => bytesOfBase64(text), text).toThrow(SyntaxError);
});

test("numbers have one writing and stay exact", () => {
  fc.assert(fc.property(fc.maxSafeNat(), (value) => parseDecimal(String(value)) === value));
  const others = [
    "",
    "00",
    "01",
    "+1",
    "-1",
    "-0",
    "1.0",
    "1e3",
    " 1",
    "1\n",
    "0x1",
    "١",
    "9007199254740992",
    "1".repeat(99),
  ];
  for (const text of others) expect(() => parseDecimal(text), text).toThrow(SyntaxError);
});

test("texts keep every byte", () => {
  expect(utf8Text(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe("\uFEFFa");
  for (const bytes of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80]]) {
    expect(() => utf8Text(Uint8Array.from(bytes))).toThrow(SyntaxError);
  }
});
