import { expect, test } from "vitest";
import { chooseThree } from "./hero-boxes.ts";

const hues = (...degrees: number[]) => degrees.map((hue) => ({ hue }));

test("the banner shows the cheapest and the most expensive box, and between them the one whose colour differs most", () => {
  expect(chooseThree(hues(0, 298, 15, 258, 170))).toEqual([0, 3, 4]);
  expect(chooseThree(hues(350, 355, 90, 10))).toEqual([0, 2, 3]);
});

test("the banner shows fewer than three boxes if there are fewer", () => {
  expect(chooseThree([])).toEqual([]);
  expect(chooseThree(hues(10))).toEqual([0]);
  expect(chooseThree(hues(10, 20))).toEqual([0, 1]);
});
