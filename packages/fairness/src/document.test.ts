import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import vectors from "../vectors.json" with { type: "json" };
import { CHECKS } from "./judge/checks.ts";

const DOCUMENT = readFileSync(new URL("../../../docs/fairness.md", import.meta.url), "utf8");

test("the protocol's text defines every check once, with its group", () => {
  const rows = [...DOCUMENT.matchAll(/^\| `(?<id>[a-z-]+)` \| (?<group>[a-z]+) \|/gmu)];
  const written = rows.map(({ groups }) => [groups?.["id"], groups?.["group"]]);
  expect(written.toSorted()).toEqual(Object.entries(CHECKS).toSorted());
});

/** The values of the vectors, line by line. */
function valuesIn(vector: unknown): string[] {
  if (typeof vector === "object" && vector !== null) return Object.values(vector).flatMap(valuesIn);
  return String(vector).split("\n");
}

test("the protocol's text has every value of the vectors", () => {
  const isThere = (value: string) => DOCUMENT.includes(value) || DOCUMENT.includes(`\`${value.slice(0, 2)}\` × 32`);
  expect(valuesIn(vectors).filter((value) => !isThere(value))).toEqual([]);
});
