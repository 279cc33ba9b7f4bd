import { describe, expect, it } from "vitest";
import { priceInSearch } from "./price-in-search.ts";

type Asked = [text: string, words: string, from: number | undefined, to: number | undefined];

const asked: Asked[] = [
  ["watch under 50", "watch", undefined, 50],
  ["under €50", "", undefined, 50],
  ["Watches below 49.99 euros", "Watches", undefined, 49.99],
  ["watch < 50€", "watch", undefined, 50],
  ["less than 1,000 camera", "camera", undefined, 1000],
  ["ring over 200", "ring", 200, undefined],
  ["50-100", "", 50, 100],
  ["bag €50 – €100", "bag", 50, 100],
  ["bag between 50 and 100", "bag", 50, 100],
  ["from 20 to 30 eur lamp", "lamp", 20, 30],
  ["montre moins de 50", "montre", undefined, 50],
  ["montre à moins de 49,90 €", "montre", undefined, 49.9],
  ["sac jusqu’à 1 000 euros", "sac", undefined, 1000],
  ["sac a partir de 20", "sac", 20, undefined],
  ["sac entre 50 et 100 euros", "sac", 50, 100],
  ["sac de 50 à 100", "sac", 50, 100],
  ["đồng hồ dưới 50", "đồng hồ", undefined, 50],
  ["dong ho duoi 50 euro", "dong ho", undefined, 50],
  ["túi trên 100", "túi", 100, undefined],
  ["túi từ 50 đến 100", "túi", 50, 100],
  ["手表低于50", "手表", undefined, 50],
  ["50欧元以下的手表", "手表", undefined, 50],
  ["手表 ５０ 以内", "手表", undefined, 50],
  ["100以上的包", "包", 100, undefined],
  ["50到100的包", "包", 50, 100],
  ["ساعة أقل من 50", "ساعة", undefined, 50],
  ["ساعة اقل من ٥٠ يورو", "ساعة", undefined, 50],
  ["حقيبة أكثر من ١٠٠٫٥٠", "حقيبة", 100.5, undefined],
  ["حقيبة من ٥٠ إلى ١٠٠", "حقيبة", 50, 100],
  ["حقيبة بين ٥٠ و١٠٠", "حقيبة", 50, 100],
];

describe("a price in a search", () => {
  it.each(asked)("“%s” is understood", (text, words, from, to) => {
    const cents = (euros: number | undefined) => (euros === undefined ? undefined : Math.round(euros * 100));
    expect(priceInSearch(text)).toEqual({ words, minPrice: cents(from), maxPrice: cents(to) });
  });

  it.each([
    "watch",
    "canon 50",
    "lens under 50mm",
    "under 50%",
    "thunder 50",
    "100-50",
    "50-100-200",
    "mp3 2-in-1",
    "under $50",
    "under 5.1234",
    "9".repeat(20),
    "under",
  ])("“%s” has none", (text) => {
    expect(priceInSearch(text)).toEqual({ words: text, minPrice: undefined, maxPrice: undefined });
  });

  it("is read in time that grows with the text only", () => {
    const long = priceInSearch("under ".repeat(16) + "1 1 1");
    expect(long.words.length).toBeLessThanOrEqual(101);
  });
});
