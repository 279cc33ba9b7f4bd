import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { boxPicture, drawBox } from "./box-art.ts";
import { boxRows } from "./boxes.ts";
import { toSlug } from "./identity.ts";

const drawn = boxRows.map(({ name, look }) => ({ file: boxPicture(toSlug(name)), look, svg: drawBox(look) }));

test.each(drawn.map(({ file, svg }) => [file, svg] as const))("%s is what the code draws", (file, svg) => {
  expect(readFileSync(new URL(`../pictures/${file}`, import.meta.url), "utf8")).toBe(svg);
  expect(Buffer.byteLength(svg)).toBeLessThan(6144);
});

test("no two boxes look alike", () => {
  expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
});

test("an SVG contains no script and no reference to another site", () => {
  for (const { svg } of drawn) expect(svg).not.toMatch(/<script|<style|href="[^#]|\bon\w+=/);
});

test("an SVG is the open box as a whole, and has a view of each layer beside it", () => {
  for (const { svg } of drawn) {
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 320 320">/);
    const views = [...svg.matchAll(/<view id="(\w+)" viewBox="(\d+) 0 320 320"\/>/g)];
    expect(views.map(([, id]) => id)).toEqual(["front", "leaves", "back", "walls", "lid", "seam"]);
    expect(views.map(([, , x]) => Number(x))).toEqual([320, 640, 960, 1280, 1600, 1920]);
  }
});
