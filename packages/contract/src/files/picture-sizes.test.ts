import { expect, test } from "vitest";
import { cutoutOf, isPhotograph, pictureHash, pictureSizes } from "./picture-sizes.ts";

const name = `/media/${"ab".repeat(32)}`;

test("the address of a picture's largest size names its smaller ones", () => {
  const widths = (url: string) => pictureSizes(url).map(({ width }) => width);
  expect(pictureSizes(`${name}-300.webp`)).toEqual([
    { url: `${name}-128.webp`, width: 128 },
    { url: `${name}-256.webp`, width: 256 },
    { url: `${name}-300.webp`, width: 300 },
  ]);
  expect(widths(`${name}-1024.webp`)).toEqual([128, 256, 512, 1024]);
  expect(widths(`${name}-90.webp`)).toEqual([90]);
  expect(widths("/pictures/pot.webp")).toEqual([]);
  expect(pictureHash(`${name}-90.webp`)).toBe("ab".repeat(32));
  expect(pictureHash("/pictures/pot.webp")).toBeUndefined();
});

test("a photograph has smaller sizes, and the item alone beside it", () => {
  const photograph = "/pictures/items/red-teapot-800.webp";
  expect(isPhotograph(photograph)).toBe(true);
  expect(pictureSizes(photograph).map(({ url }) => url)).toEqual([
    "/pictures/items/red-teapot-160.webp",
    "/pictures/items/red-teapot-320.webp",
    "/pictures/items/red-teapot-640.webp",
    photograph,
  ]);
  expect(cutoutOf(photograph)).toBe("/pictures/items/red-teapot-cutout.webp");
  for (const other of ["/pictures/teapot.webp", `${name}-1024.webp`]) {
    expect(isPhotograph(other)).toBe(false);
    expect(cutoutOf(other)).toBe(other);
  }
});
