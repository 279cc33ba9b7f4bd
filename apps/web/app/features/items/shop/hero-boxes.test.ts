import { expect, test } from "vitest";
import { chooseThree } from "./hero-boxes.ts";

const hues = (...degrees: number[]) => degrees.map((hue) => ({ hue }));

test("the window shows the cheapest and the dearest, and between them the most different colour", () => {
  expect(chooseThree(hues(0, 298, 15, 258, 170))).toEqual([0, 3, 4]);
  expect(chooseThree(hues(350, 355, 90, 10))).toEqual([0, 2, 3]);
});

test("it shows what there is when there are fewer than three", () => {
  expect(chooseThree([])).toEqual([]);
  expect(chooseThree(hues(10))).toEqual([0]);
  expect(chooseThree(hues(10, 20))).toEqual([0, 1]);
});
