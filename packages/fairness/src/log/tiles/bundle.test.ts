import fc from "fast-check";
import { expect, test } from "vitest";
import { bundleBytes, MAX_ENTRY_BYTES, parseBundle } from "./bundle.ts";

const anyEntries = fc.array(fc.uint8Array({ maxLength: 40 }), { minLength: 1, maxLength: 20 });

test("bundles come back, with empty entries and the longest", () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      expect(parseBundle(bundleBytes(entries), entries.length)).toStrictEqual(entries);
    }),
  );
  const extremes = [new Uint8Array(0), new Uint8Array(MAX_ENTRY_BYTES).fill(7), new Uint8Array(0)];
  expect(parseBundle(bundleBytes(extremes), 3)).toStrictEqual(extremes);
  expect(() => bundleBytes([new Uint8Array(MAX_ENTRY_BYTES + 1)])).toThrow(RangeError);
});

test("cut, longer and miscounted bundles are refused", () => {
  fc.assert(
    fc.property(anyEntries, fc.nat(), (entries, cut) => {
      const bytes = bundleBytes(entries);
      const width = entries.length;
      expect(() => parseBundle(bytes.slice(0, cut % bytes.length), width)).toThrow(SyntaxError);
      expect(() => parseBundle(Uint8Array.of(...bytes, 0), width)).toThrow(SyntaxError);
      for (const other of [width - 1, width + 1]) expect(() => parseBundle(bytes, other)).toThrow(SyntaxError);
    }),
  );
});

test("a bundle is read wherever its bytes lie", () => {
  const bytes = Uint8Array.of(9, 9, 9, 0, 1, 5);
  expect(parseBundle(bytes.subarray(3), 1)).toStrictEqual([Uint8Array.of(5)]);
});
