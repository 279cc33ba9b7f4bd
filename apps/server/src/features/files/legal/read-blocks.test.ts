import { expect, test } from "vitest";
import { readBlocks } from "./read-blocks.ts";

test("reads titles, notices, paragraphs over several lines and lists", () => {
  const source = "# Terms\n\n> Mind\n\n## 1. You\n\nOne line\nand {{more}}.\n\n- a\n- b - c\n";
  expect(readBlocks(source, { more: "another" })).toEqual([
    { kind: "title", text: "Terms" },
    { kind: "notice", text: "Mind" },
    { kind: "heading", text: "1. You" },
    { kind: "paragraph", text: "One line and another." },
    { kind: "list", items: ["a", "b - c"] },
  ]);
});

test("refuses a fact that the shop does not know", () => {
  expect(() => readBlocks("{{owner}}", {})).toThrow("owner");
});

test("leaves out lines whose condition is an empty fact", () => {
  const source = "- {{?here}}Sold in {{here}}\n- {{?there}}Sold in {{there}}\n\n{{?there}}Far away\n\nEnd\n";
  expect(readBlocks(source, { here: "France", there: "" })).toEqual([
    { kind: "list", items: ["Sold in France"] },
    { kind: "paragraph", text: "End" },
  ]);
});
