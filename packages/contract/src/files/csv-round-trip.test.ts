import fc from "fast-check";
import { expect, test } from "vitest";
import { csvField, textOfCsv } from "./csv-field.ts";

const piece = fc.constantFrom("=", "+", "-", "@", "'", '"', ",", ";", "\t", "\r", "\n", "1", "a", "é", "茶");
const anyText = fc.oneof(fc.string({ unit: piece, maxLength: 12 }), fc.string({ unit: "grapheme" }));

/** The text of a field without the quotes around it, as any CSV reader returns it. */
const read = (field: string) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);

test("a text comes back from a CSV field as it was, and is never a formula there", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const field = read(csvField(text));
      expect(field).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(textOfCsv(field)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});
