import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstParagraph, readDescription } from "./description.ts";

describe("a description", () => {
  it("has paragraphs, and at its end specifications", () => {
    const text = "Turned from one piece.\nOiled twice.\n\nMade in Ghent.\n\nMaterial: beech\nRatio: 1:2";
    expect(readDescription(text)).toEqual({
      paragraphs: ["Turned from one piece.\nOiled twice.", "Made in Ghent."],
      specifications: [
        { label: "Material", value: "beech" },
        { label: "Ratio", value: "1:2" },
      ],
    });
    expect(firstParagraph(text)).toBe("Turned from one piece. Oiled twice.");
  });

  it.each([
    ["French, with a space before the colon", "Matière : hêtre", "Matière", "hêtre"],
    ["French, with a space that does not break", "Matière\u00A0: hêtre", "Matière", "hêtre"],
    ["Arabic", "المادة: خشب الزان", "المادة", "خشب الزان"],
    ["Chinese, with the wide colon", "材质：榉木", "材质", "榉木"],
  ])("has specifications in %s", (_language, line, label, value) => {
    expect(readDescription(`…\r\n\r\n${line}`).specifications).toEqual([{ label, value }]);
  });

  it.each([
    ["of one paragraph", "Material: beech"],
    ["that ends with a time", "Open daily.\n\nFrom 10:30"],
    ["that ends with an address", "Read more.\n\nhttps://example.com/beech"],
    ["whose last block has a sentence among its facts", "Turned.\n\nMaterial: beech\nOiled twice"],
    ["whose last label is longer than any label", `Turned.\n\n${"a".repeat(61)}: beech`],
  ])("%s has no specifications", (_kind, text) => {
    expect(readDescription(text)).toEqual({ paragraphs: text.split("\n\n"), specifications: [] });
  });

  it("keeps every word of any text", () => {
    const words = (text: string) => text.split(/[\s:：]+/).filter((word) => word !== "");
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b c", ": ", "：", "\n", "\n\n", " ", "\r\n", "x: y")), (parts) => {
        const text = parts.join("");
        const { paragraphs, specifications } = readDescription(text);
        const kept = [...paragraphs, ...specifications.flatMap(({ label, value }) => [label, value])];
        expect(words(kept.join(" "))).toEqual(words(text));
        for (const paragraph of paragraphs) expect(paragraph).not.toMatch(/^\s|\n\s*\n|\s$/);
      }),
    );
  });

  it("reads the longest text that anybody may write at once", () => {
    const long = "a: ".repeat(700);
    expect(readDescription(`${long}\n\n${long}`).paragraphs).toHaveLength(2);
  });
});
