import { expect, it } from "vitest";
import { INK, Paper } from "./paper.ts";

const facts = { lang: "ar", dir: "rtl", title: "ورقة", author: "Trove", date: new Date(0) } as const;
const style = { size: 10, color: INK };

it("a mark that the typeface has no place for doesn't stop the paper", async () => {
  const paper = new Paper(facts, { side: 50, top: 50, bottom: 800 });
  // The last letter of this word, "sufficient", has a kasratan below it.
  const height = paper.write(paper.root, "P", "كافٍ", { from: 0, width: paper.width }, style);
  expect(height).toBeGreaterThan(0);
  expect((await paper.bytes()).subarray(0, 8).toString("latin1")).toBe("%PDF-1.7");
});

it("a text that is longer than a page goes on on the next one", async () => {
  const paper = new Paper({ ...facts, lang: "en", dir: "ltr" }, { side: 50, top: 50, bottom: 800 });
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(" ");
  paper.flow(paper.root, "P", words, { from: 0, width: paper.width }, style, 1.5);
  expect(paper.y).toBeLessThanOrEqual(800);
  const pdf = (await paper.bytes()).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});

it("a line is as wide as its column at most, also when a word alone is wider", () => {
  const paper = new Paper({ ...facts, lang: "en", dir: "ltr" }, { side: 50, top: 50, bottom: 800 });
  const lines = paper.linesOf(`a short ${"verylong".repeat(30)} and help@trove.example`, 120, style);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(paper.widthOf(line, style)).toBeLessThanOrEqual(120);
  expect(lines.join("").replaceAll(" ", "")).toBe(`ashort${"verylong".repeat(30)}andhelp@trove.example`);
});

it("a line in Chinese breaks between characters, but begins with no mark that closes something", () => {
  const paper = new Paper({ ...facts, lang: "zh-CN", dir: "ltr" }, { side: 50, top: 50, bottom: 800 });
  const words = "你可以打开盒子，也可以（以后）再打开；结果、价格和概率都公开。".repeat(4);
  for (const width of [61, 72, 83, 94, 105]) {
    const lines = paper.linesOf(words, width, style);
    expect(lines.join("")).toBe(words);
    for (const line of lines) expect(line).not.toMatch(/^[，。、；）]/u);
  }
});
