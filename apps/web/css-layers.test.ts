import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { layerOf } from "./css-layers.ts";

const app = new URL("app/", import.meta.url);
const sheets = globSync("**/*.css", { cwd: app }).filter((path) => !path.endsWith("layers.css"));
const declared =
  readFileSync(new URL("theme/layers.css", app), "utf8")
    .match(/@layer ([^;{]+);/)?.[1]
    ?.split(", ") ?? [];

test("every style sheet is in a layer that layers.css lists", () => {
  expect(sheets.length).toBeGreaterThan(100);
  const used = new Set(sheets.map((path) => layerOf(new URL(path, app).pathname)));
  expect([...used].toSorted()).toEqual(declared.toSorted());
});

test("no style sheet leaves its layer", () => {
  const leaving = sheets.filter((path) => /@(layer|import)\b/.test(readFileSync(new URL(path, app), "utf8")));
  expect(leaving).toEqual([]);
});

test("the order of the layers is in the first style sheet that the browser gets", () => {
  const [first] = readFileSync(new URL("root.tsx", app), "utf8").match(/import .*\.css";/) ?? [];
  expect(first).toBe('import "./theme/layers.css";');
});
