import { deflateRawSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileInLink, linkWithFile } from "./file-link.ts";

const PAGE = "https://mirror.example/trove/";

test("a link gives back the text that it was made with, and has it in its fragment alone", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 500 }), async (text) => {
      const link = (await linkWithFile(PAGE, text)) ?? "";
      const { origin, pathname, search, hash } = new URL(link);
      expect(`${origin}${pathname}${search}`).toBe(PAGE);
      expect(hash).toMatch(/^#file=[\w-]*$/u);
      expect(await fileInLink(link)).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test("a file that is too long for a link gets none", async () => {
  const random = Array.from({ length: 60_000 }, (_, place) => ((place * 2_654_435_761) % 4_294_967_296).toString(36));
  expect(await linkWithFile(PAGE, random.join(""))).toBeUndefined();
});

describe("a link", () => {
  const codeOf = (bytes: Uint8Array) => deflateRawSync(bytes).toString("base64url");

  test("a link without a file has none", async () => {
    expect(await fileInLink(PAGE)).toBeUndefined();
    expect(await fileInLink(`${PAGE}#about`)).toBeUndefined();
  });

  test.each<[string, string]>([
    ["that was cut off", codeOf(Buffer.from("x".repeat(200))).slice(0, -3)],
    ["with something else than base64url", "a b"],
    ["with more bytes than any file has", codeOf(Buffer.alloc(3_000_000))],
    ["with bytes that are no text", codeOf(Buffer.from([0xff, 0xfe]))],
  ])("%s is refused", async (_, code) => {
    await expect(fileInLink(`${PAGE}#file=${code}`)).rejects.toThrow(SyntaxError);
  });
});
